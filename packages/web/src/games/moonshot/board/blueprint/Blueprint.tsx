import { CELL_NAMES, type PayloadKind, payloadName, type SeenCell, type SeenModule, SLOTS } from '@orrery/moonshot';
import { type ReactNode, useMemo } from 'react';
import { cx, signed } from '../../../../ui/index.ts';
import { tileNamed } from '../content.ts';
import { LETTERS, type Letter, shapePath } from '../params.tsx';
import { type Gain, type Laid, ledgerOf, litEdges, type Rocket, rocketOf } from '../rocket.ts';
import { Target } from '../Target.tsx';
import { LEGIBLE, Pair, TileFace } from '../Tile.tsx';
import { t } from '../text.ts';
import s from './blueprint.module.css';
import { Draft } from './Draft.tsx';
import { braceOf, type Measure, MINI, PHONE, planOf, plateOf, WIDE } from './layout.ts';
import { Plate } from './Plate.tsx';

const MEASURES = { wide: WIDE, phone: PHONE, mini: MINI };

export interface BlueprintProps {
  side: 'usa' | 'cccp';
  size: keyof typeof MEASURES;
  /** Dimensions that differ from those of the size. */
  measure?: Measure | undefined;
  cells: readonly SeenCell[];
  modules: readonly SeenModule[];
  /** The selected tile over a cell, before it is paid for. */
  held?: ({ cell: string } & Laid) | null;
  /** Gain of the selected tile on each open cell. */
  gains?: ReadonlyMap<string, Gain> | undefined;
  /** Cells that can be chosen, and the chosen one. */
  open?: ReadonlySet<string> | undefined;
  chosen?: string | null;
  onCell?: ((cell: string) => void) | undefined;
  /** Slots that can be chosen for a module. */
  slots?: ReadonlySet<string> | undefined;
  /** The selected module over a slot. */
  fitting?: { slot: string; module: string } | null;
  onSlot?: ((slot: string) => void) | undefined;
  children?: ReactNode;
}

const NONE: ReadonlySet<string> = new Set();

/** A rocket: 3 by 4 cells, nine module slots with lamps, and the selected tile with its gain. */
export function Blueprint(props: BlueprintProps) {
  const { side, size, cells, modules, held = null, gains, open = NONE, chosen, onCell, slots = NONE, onSlot } = props;
  const { fitting = null } = props;
  const plan = planOf(props.measure ?? MEASURES[size]);
  const rocket = useMemo(() => rocketOf(cells), [cells]);
  const now = useMemo(() => ledgerOf(rocket, modules), [rocket, modules]);
  const would = held ? { ...rocket, [held.cell]: { tile: held.tile, rotation: held.rotation } } : rocket;
  const fitted = fitting
    ? modules.map((one) => (one.slot === fitting.slot ? { ...one, module: fitting.module } : one))
    : modules;
  const then = held || fitting ? ledgerOf(would, fitted) : now;
  const scale = plan.cell / 80;
  const payloads = new Map(cells.map(({ cell, payload }) => [cell, payload]));
  const best = bestCell(gains, open, rocket);
  const touches = ({ a, b }: { a: string; b: string }) => held !== null && (a === held.cell || b === held.cell);

  const draw = (cell: string) => {
    const laid = would[cell];
    if (!laid) return null;
    const { x, y } = plan.at(cell);
    return (
      <g key={cell} transform={`translate(${x} ${y}) scale(${scale})`} data-holds={`tile:${laid.tile}`}>
        <TileFace
          id={laid.tile}
          rotation={laid.rotation}
          lit={litEdges(then.pairs, cell)}
          small={plan.cell < LEGIBLE}
          payload={held?.cell === cell ? null : (payloads.get(cell) ?? null)}
        />
      </g>
    );
  };

  return (
    <div
      className={cx(s.blueprint, s[side])}
      style={{ width: plan.width, height: plan.height }}
      data-size={size}
      data-night
    >
      <svg className={s.svg} width={plan.width} height={plan.height} aria-hidden>
        <Draft plan={plan} bare={size === 'mini'} />
        {SLOTS.map(({ id }) => (
          <path
            key={id}
            className={cx(
              s.brace,
              now.progress[id] && s.has,
              !now.progress[id]?.works && then.progress[id]?.works && s.new,
            )}
            d={braceOf(plan, id)}
          />
        ))}
        {CELL_NAMES.filter((cell) => !would[cell]).map((cell) => (
          <FreeCell
            key={cell}
            plan={plan}
            cell={cell}
            named={size !== 'mini'}
            open={open.has(cell)}
            gain={gains?.get(cell)}
          />
        ))}
        {CELL_NAMES.map((cell) => (held?.cell === cell ? null : draw(cell)))}
        {held && (
          <>
            <rect className={s.lift} {...boxOf(plan, held.cell, 1)} rx={9} />
            {draw(held.cell)}
            <rect className={s.ring} {...boxOf(plan, held.cell, -0.5)} rx={8} />
          </>
        )}
        {then.pairs.map((pair) => {
          const [one, other] = [plan.at(pair.a), plan.at(pair.b)];
          return (
            <g
              key={`${pair.a} ${pair.b}`}
              transform={`translate(${(one.x + other.x) / 2} ${(one.y + other.y) / 2}) scale(${scale})`}
            >
              <Pair of={pair.letter} soon={touches(pair)} bare={plan.cell < LEGIBLE} />
            </g>
          );
        })}
        {gains &&
          [...gains].map(([cell, gain]) =>
            rocket[cell] && held?.cell !== cell ? <Swap key={cell} {...plan.at(cell)} gain={gain} /> : null,
          )}
        {chosen && <rect className={s.ring} {...boxOf(plan, chosen, -0.5)} rx={8} />}
      </svg>
      {SLOTS.map(({ id }) => {
        const module = fitted.find(({ slot }) => slot === id)?.module ?? null;
        return (
          <Plate
            key={id}
            slot={id}
            module={module}
            now={fitting?.slot === id ? then.progress[id] : now.progress[id]}
            then={then.progress[id]}
            size={size}
            style={plateOf(plan, id)}
            chosen={fitting?.slot === id}
            onPress={slots.has(id) && onSlot ? () => onSlot(id) : undefined}
          />
        );
      })}
      {onCell &&
        CELL_NAMES.map((cell) => (
          <CellButton
            key={cell}
            plan={plan}
            cell={cell}
            tile={would[cell]?.tile}
            payload={payloads.get(cell)}
            open={open.has(cell)}
            best={cell === best}
            onPress={() => onCell(cell)}
          />
        ))}
      {props.children}
    </div>
  );
}

/** The empty cell where the selected tile gains most; null without a selected tile. */
function bestCell(gains: BlueprintProps['gains'], open: ReadonlySet<string>, rocket: Rocket): string | null {
  const free = [...(gains ?? [])].filter(([cell]) => open.has(cell) && !rocket[cell]);
  const [best] = free.sort(([, a], [, b]) => b.total - a.total);
  return best?.[0] ?? null;
}

/** The accessible name of a cell. */
const cellText = (cell: string, tile: string | undefined, payload: PayloadKind | null | undefined): string =>
  tile === undefined
    ? t('cell-empty', { cell })
    : t(payload ? 'cell-loaded' : 'cell-tile', {
        cell,
        name: tileNamed(tile).name,
        payload: payload ? payloadName(payload) : '',
      });

type Plan = ReturnType<typeof planOf>;

/** An empty cell, with the gain of the selected tile. */
function FreeCell({ plan, cell, named, open, gain }: FreeCellProps) {
  const { x, y } = plan.at(cell);
  const corner = -plan.cell / 2;
  return (
    <g className={cx(s.cell, open && s.free)} transform={`translate(${x} ${y})`}>
      <rect x={corner + 2} y={corner + 2} width={plan.cell - 4} height={plan.cell - 4} rx={6} />
      {named && (
        <text className={s.name} x={corner + 8} y={corner + 14}>
          {cell}
        </text>
      )}
      {gain && <GainSigns gain={gain} />}
    </g>
  );
}
interface FreeCellProps {
  plan: Plan;
  cell: string;
  named: boolean;
  open: boolean;
  gain: Gain | undefined;
}

/** The pointer and keyboard target of a cell. */
function CellButton({ plan, cell, tile, payload, open, best, onPress }: CellButtonProps) {
  const { x, y, width, height } = boxOf(plan, cell, 0);
  return (
    <button
      type="button"
      className={cx(s.hit, open && s.may)}
      style={{ left: x, top: y, width, height }}
      aria-label={cellText(cell, tile, payload)}
      aria-disabled={!open}
      data-cell={cell}
      data-anchor={`field:${cell}`}
      {...(tile ? { 'data-hold': `card:${tile}` } : {})}
      onClick={onPress}
    >
      {best && <Target name="cell" />}
    </button>
  );
}
interface CellButtonProps {
  plan: Plan;
  cell: string;
  tile: string | undefined;
  payload: PayloadKind | null | undefined;
  open: boolean;
  /** Whether the selected tile gains most here. */
  best: boolean;
  onPress: () => void;
}

const boxOf = (plan: Plan, cell: string, more: number) => {
  const { x, y } = plan.at(cell);
  const size = plan.cell + 2 * more;
  return { x: x - size / 2, y: y - size / 2, width: size, height: size };
};

/** Gain of a tile on an empty cell: the sum, and the first two parameters that change. */
function GainSigns({ gain }: { gain: Gain }) {
  const parts = LETTERS.map((letter, i) => ({ letter, n: gain.delta[i] ?? 0 })).filter(({ n }) => n !== 0);
  return (
    <>
      <text className={s.gain} y={parts.length > 0 ? -4 : 4}>
        {signed(gain.total)}
      </text>
      {parts.slice(0, 2).map(({ letter, n }, i) => {
        const x = (i - (Math.min(2, parts.length) - 1) / 2) * 30;
        return (
          <g key={letter} transform={`translate(${x} 19)`}>
            <path
              d={shapePath(letter as Letter, 6.4)}
              transform="translate(-7 0)"
              style={{ fill: `var(--sh-${letter})` }}
            />
            <text className={s.count} x={8} y={0.6}>
              {signed(n)}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** The total change from covering a tile. */
function Swap({ x, y, gain }: { x: number; y: number; gain: Gain }) {
  return (
    <g className={s.swap} data-worse={gain.total < 0 || undefined} transform={`translate(${x + 22} ${y - 24})`}>
      <rect className={s.pill} x={-13} y={-8} width={26} height={16} rx={8} />
      <text y={0.8}>{signed(gain.total)}</text>
    </g>
  );
}
