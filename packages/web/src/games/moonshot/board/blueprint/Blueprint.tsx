import { CELL_NAMES, type PayloadKind, payloadName, type SeenCell, type SeenModule, SLOTS } from '@orrery/moonshot';
import { type ReactNode, useMemo } from 'react';
import { cx, signed } from '../../../../ui/index.ts';
import { tileNamed } from '../content.ts';
import { LETTERS, type Letter, shapePath } from '../params.tsx';
import { type Gain, type Laid, ledgerOf, litEdges, rocketOf } from '../rocket.ts';
import { Pair, TileFace } from '../Tile.tsx';
import { t } from '../text.ts';
import s from './blueprint.module.css';
import { Draft } from './Draft.tsx';
import { braceOf, MINI, PHONE, planOf, plateOf, WIDE } from './layout.ts';
import { Plate } from './Plate.tsx';

const MEASURES = { wide: WIDE, phone: PHONE, mini: MINI };

export interface BlueprintProps {
  side: 'usa' | 'cccp';
  size: keyof typeof MEASURES;
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
  /** Cells that a partner is pointing at. */
  pings?: readonly string[];
  children?: ReactNode;
}

const NONE: ReadonlySet<string> = new Set();

/** A rocket: 3 by 4 cells, nine module slots with lamps, and the selected tile with its gain. */
export function Blueprint(props: BlueprintProps) {
  const { side, size, cells, modules, held = null, gains, open = NONE, chosen, onCell, slots = NONE, onSlot } = props;
  const { fitting = null, pings = [] } = props;
  const plan = planOf(MEASURES[size]);
  const mini = size === 'mini';
  const rocket = useMemo(() => rocketOf(cells), [cells]);
  const now = useMemo(() => ledgerOf(rocket, modules), [rocket, modules]);
  const would = held ? { ...rocket, [held.cell]: { tile: held.tile, rotation: held.rotation } } : rocket;
  const fitted = fitting
    ? modules.map((one) => (one.slot === fitting.slot ? { ...one, module: fitting.module } : one))
    : modules;
  const then = held || fitting ? ledgerOf(would, fitted) : now;
  const scale = plan.cell / 80;
  const payloads = new Map(cells.map(({ cell, payload }) => [cell, payload]));
  const touches = ({ a, b }: { a: string; b: string }) => held !== null && (a === held.cell || b === held.cell);

  const draw = (cell: string) => {
    const laid = would[cell];
    if (!laid) return null;
    const { x, y } = plan.at(cell);
    return (
      <g key={cell} transform={`translate(${x} ${y}) scale(${scale})`}>
        <TileFace
          id={laid.tile}
          rotation={laid.rotation}
          lit={litEdges(then.pairs, cell)}
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
        <Draft plan={plan} bare={mini} />
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
        {CELL_NAMES.map((cell) => {
          if (would[cell]) return null;
          const { x, y } = plan.at(cell);
          const gain = gains?.get(cell);
          return (
            <g key={cell} className={cx(s.cell, open.has(cell) && s.free)} transform={`translate(${x} ${y})`}>
              <rect x={-plan.cell / 2 + 2} y={-plan.cell / 2 + 2} width={plan.cell - 4} height={plan.cell - 4} rx={6} />
              {!mini && (
                <text className={s.name} x={-plan.cell / 2 + 8} y={-plan.cell / 2 + 14}>
                  {cell}
                </text>
              )}
              {gain && <GainSigns gain={gain} />}
            </g>
          );
        })}
        {CELL_NAMES.map((cell) => (held?.cell === cell ? null : draw(cell)))}
        {held && (
          <g className={s.held}>
            <rect className={s.lift} {...boxOf(plan, held.cell, 1)} rx={9} />
            {draw(held.cell)}
            <rect className={s.ring} {...boxOf(plan, held.cell, -0.5)} rx={8} />
          </g>
        )}
        {then.pairs.map((pair) => {
          const [one, other] = [plan.at(pair.a), plan.at(pair.b)];
          return (
            <g
              key={`${pair.a} ${pair.b}`}
              transform={`translate(${(one.x + other.x) / 2} ${(one.y + other.y) / 2}) scale(${scale})`}
            >
              <Pair of={pair.letter} soon={touches(pair)} />
            </g>
          );
        })}
        {gains &&
          [...gains].map(([cell, gain]) =>
            rocket[cell] && held?.cell !== cell ? <Swap key={cell} {...plan.at(cell)} gain={gain} /> : null,
          )}
        {chosen && <rect className={s.ring} {...boxOf(plan, chosen, -0.5)} rx={8} />}
        {pings.map((cell) => (
          <g key={cell} className={s.ping} transform={`translate(${plan.at(cell).x} ${plan.at(cell).y})`}>
            <circle r={plan.cell * 0.37} />
            <circle r={plan.cell * 0.46} />
          </g>
        ))}
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
        CELL_NAMES.map((cell) => {
          const { x, y } = plan.at(cell);
          const laid = would[cell];
          return (
            <button
              key={cell}
              type="button"
              className={cx(s.hit, open.has(cell) && s.may)}
              style={{ left: x - plan.cell / 2, top: y - plan.cell / 2, width: plan.cell, height: plan.cell }}
              aria-label={cellText(cell, laid?.tile, payloads.get(cell))}
              aria-disabled={!open.has(cell)}
              data-cell={cell}
              data-anchor={`field:${cell}`}
              {...(laid ? { 'data-hold': `card:${laid.tile}` } : {})}
              onClick={() => onCell(cell)}
            />
          );
        })}
      {props.children}
    </div>
  );
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

const boxOf = (plan: ReturnType<typeof planOf>, cell: string, more: number) => {
  const { x, y } = plan.at(cell);
  const size = plan.cell + 2 * more;
  return { x: x - size / 2, y: y - size / 2, width: size, height: size };
};

/** Gain of a tile on an empty cell: the sum, and each parameter. */
function GainSigns({ gain }: { gain: Gain }) {
  const parts = LETTERS.flatMap((letter, i) => (gain.delta[i] ? [{ letter, n: gain.delta[i] as number }] : []));
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
            <text className={s.letter} x={-7} y={0.6}>
              {letter}
            </text>
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
