import { type CSSProperties, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { formatList } from '../../../../ui/format-list.ts';
import { Cap, cx, Glass, IconButton, LineIcon, seatColour } from '../../../../ui/index.ts';
import { Sign } from '../glyphs.tsx';
import { HULL, STEPS } from '../Ship.tsx';
import s from './panel.module.css';
import { Ticks } from './SeatCard.tsx';
import { t } from './text.ts';

export const ROWS = ['engines', 'weapons', 'shields'] as const;
export type Row = (typeof ROWS)[number];
export type Energy = Readonly<Record<Row, number>>;
/** Number of cells in a row: six pairs. */
const CELLS = 12;
export const EMPTY: Energy = { engines: 0, weapons: 0, shields: 0 };
export const FULL: Energy = { engines: CELLS, weapons: CELLS, shields: CELLS };

/** What to do with energy: shift it between rows, place new energy, or remove some. */
export interface Task {
  how: 'shift' | 'lay' | 'take';
  /** The minimum and maximum energy of each row. */
  least: Energy;
  most: Energy;
  /** Energy still to be placed; negative if it must still be removed. */
  left: number;
}
const FREE: Task = { how: 'shift', least: EMPTY, most: FULL, left: 0 };

const SIGN = { engines: 'engine', weapons: 'weapon', shields: 'shield' } as const;

export interface ControlPanelProps {
  seat: number;
  hull: number;
  steps: number;
  /** The energy before editing. */
  energy: Energy;
  /** The energy as edited. */
  draft: Energy;
  /** Energy removed from each row by Prod. */
  prodded?: Energy;
  /** The value printed on each pair of cells in a row. */
  marks: Readonly<Record<Row, readonly string[]>>;
  /** The value of a row at an amount of energy, its unit, and a bonus to the value. */
  value: (row: Row, energy: number) => { value: string; unit: string; more?: number };
  /** The current energy task; null while energy is locked. */
  task: Task | null;
  /** A text that describes the task or why energy is locked. */
  note: string;
  /** Buttons for a change that must be confirmed; they take the place of the note. */
  confirm?: ReactNode;
  /** Whether a prompt asks for it. */
  asked?: boolean;
  onShift: (draft: Energy) => void;
}

const sum = (energy: Energy) => energy.engines + energy.weapons + energy.shields;

/** Moves energy between rows, as far as their capacity and the task allow. Null stands for the supply. */
export function shifted(energy: Energy, from: Row | null, to: Row | null, n: number, task = FREE): Energy {
  const { how, least, most, left } = task;
  if (from === to) return energy;
  const have = from === null ? left : energy[from] - least[from];
  // Removed energy goes to no row, wherever it is dropped.
  const room = how === 'take' ? -left : to === null ? (how === 'lay' ? n : 0) : most[to] - energy[to];
  const moving = Math.max(0, Math.min(n, have, room));
  if (moving === 0) return energy;
  const next = { ...energy };
  if (from !== null) next[from] -= moving;
  if (to !== null && how !== 'take') next[to] += moving;
  return next;
}

/** The row under a point of the viewport. */
const rowUnder = (x: number, y: number): Row | null =>
  (document.elementFromPoint(x, y)?.closest('[data-row]')?.getAttribute('data-row') as Row | null) ?? null;

/**
 * The mothership's control panel. Cells are in pairs, because two energy make one step. They can be dragged or clicked.
 */
export function ControlPanel(props: ControlPanelProps) {
  const { seat, hull, steps, energy, draft, marks, value, task, note, confirm, asked, onShift } = props;
  const [lifted, setLifted] = useState<{ row: Row | null; n: number } | null>(null);
  const [over, setOver] = useState<Row | null>(null);
  const carrying = useRef(false);
  const left = task?.left ?? 0;
  const idle = idleRows(props);

  function lift(e: PointerEvent, row: Row | null, n: number) {
    // Keeps the drag from selecting text.
    e.preventDefault();
    getSelection()?.removeAllRanges();
    e.currentTarget.setPointerCapture(e.pointerId);
    carrying.current = false;
    setLifted({ row, n });
  }
  function press(e: PointerEvent, row: Row, cell: number) {
    if (!task || e.button !== 0 || cell >= draft[row] || cell < task.least[row]) return;
    // Dragging a cell also takes the cells after it.
    lift(e, row, draft[row] - cell);
  }
  function move(e: PointerEvent) {
    if (!lifted) return;
    carrying.current = true;
    setOver(rowUnder(e.clientX, e.clientY));
  }
  function drop(e: PointerEvent) {
    const to = rowUnder(e.clientX, e.clientY);
    setOver(null);
    if (!lifted || !task) return;
    const pressed = !carrying.current && to === lifted.row;
    // A click without dragging lifts the energy until a row is clicked; removed energy needs no row.
    if (pressed && task.how !== 'take') return;
    onShift(shifted(draft, lifted.row, pressed ? null : to, lifted.n, task));
    setLifted(null);
  }
  function pressRow(row: Row) {
    if (!task || !lifted || lifted.row === row) return;
    onShift(shifted(draft, lifted.row, row, lifted.n, task));
    setLifted(null);
  }
  const canTake = (row: Row) => !!task && draft[row] > task.least[row] && (task.how !== 'take' || left < 0);
  const canPut = (row: Row) => !!task && draft[row] < task.most[row] && (task.how === 'take' || left > 0);

  return (
    <Glass
      data-anchor="panel"
      className={cx(s.panel, asked && s.asked)}
      style={{ '--seat': seatColour(seat) } as CSSProperties}
      aria-label={t('control-panel')}
    >
      <div className={cx(s.head, task?.how === 'shift' && s.free)}>
        <Cap as="h3">{t('control-panel')}</Cap>
        {confirm || <span className={task ? s.open : s.shut}>{note}</span>}
      </div>
      <div className={s.vital}>
        <span>
          <Sign of="hull" label={t('mothership-hull')} />
          <Ticks on={hull} of={HULL} />
          <b>
            {hull}
            <small>/{HULL}</small>
          </b>
        </span>
        <span>
          <Sign of="station" label={t('station')} />
          <Ticks wide on={steps} of={STEPS} />
          <b>
            {steps * 4}
            <small>/{STEPS * 4}</small>
          </b>
        </span>
      </div>
      {ROWS.map((row) => {
        const now = value(row, draft[row] - (props.prodded?.[row] ?? 0));
        const from = lifted?.row === row ? draft[row] - lifted.n : draft[row];
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the row's own buttons do the same by keyboard
          <fieldset
            key={row}
            data-row={row}
            className={cx(s.row, over === row && lifted?.row !== row && s.over)}
            aria-label={t('row-label', { row: t(row), energy: draft[row], value: now.value, unit: now.unit })}
            onClick={() => pressRow(row)}
          >
            <span data-about={row}>
              <Sign of={SIGN[row]} size={19} />
            </span>
            <Cells
              {...{ row, draft: draft[row], was: energy[row], from, marks: marks[row] }}
              prodded={props.prodded?.[row] ?? 0}
              idle={idle.includes(row)}
              onPress={press}
              onMove={move}
              onDrop={drop}
            />
            <div className={s.value}>
              <b>
                {now.value}
                {now.more ? <small>+{now.more}</small> : null}
              </b>
              <span>{now.unit}</span>
            </div>
            {task && (
              <div className={s.knobs}>
                <IconButton
                  label={t('row-less', { row: t(row) })}
                  icon={<LineIcon name="minus" size={14} />}
                  disabled={!canTake(row)}
                  onClick={(e) => {
                    e.stopPropagation();
                    onShift({ ...draft, [row]: draft[row] - 1 });
                  }}
                />
                <IconButton
                  label={t('row-more', { row: t(row) })}
                  icon={<LineIcon name="plus" size={14} />}
                  disabled={!canPut(row)}
                  onClick={(e) => {
                    e.stopPropagation();
                    onShift({ ...draft, [row]: draft[row] + 1 });
                  }}
                />
              </div>
            )}
          </fieldset>
        );
      })}
      <p className={s.foot} data-about="energy">
        <Sign of="energy" />
        <b>{sum(draft)}</b> {t('energy')}
        <span>
          {left < 0
            ? t('energy-remove', { n: -left })
            : lifted
              ? t('energy-lifted', { n: lifted.n })
              : left > 0
                ? t(task?.how === 'lay' ? 'energy-drag-in' : 'energy-left', { n: left })
                : shiftWords(energy, draft) || (task?.how === 'shift' && idle.length === 0 ? t('energy-drag') : '')}
        </span>
        {idle.length > 0 && left === 0 && !lifted && !shiftWords(energy, draft) && (
          <span className={s.idle} title={t('energy-idle-why', { rows: formatList(idle.map((row) => t(row))) })}>
            {t('energy-idle', { n: idle.length })}
          </span>
        )}
        {left > 0 && (
          <span aria-hidden className={s.hand}>
            {Array.from({ length: left }, (_none, i) => (
              <i
                // biome-ignore lint/suspicious/noArrayIndexKey: energy cells are interchangeable
                key={i}
                className={cx(lifted?.row === null && i >= left - lifted.n && s.lifted)}
                onPointerDown={(e) => e.button === 0 && lift(e, null, left - i)}
                onPointerMove={move}
                onPointerUp={drop}
                onPointerCancel={drop}
              />
            ))}
          </span>
        )}
      </p>
    </Glass>
  );
}

/** The rows whose last energy gives nothing, because the next step needs one more. */
function idleRows({ draft, prodded = EMPTY, value }: Pick<ControlPanelProps, 'draft' | 'prodded' | 'value'>): Row[] {
  const worth = (row: Row, energy: number) => value(row, energy - prodded[row]).value;
  return ROWS.filter((row) => draft[row] > prodded[row] && worth(row, draft[row]) === worth(row, draft[row] - 1));
}

function shiftWords(was: Energy, now: Energy): string {
  const moved = ROWS.filter((row) => now[row] > was[row]).map((row) => t('energy-to', { row, n: now[row] - was[row] }));
  return moved.length > 0 ? t('energy-moves', { list: formatList(moved) }) : '';
}

interface CellsProps {
  row: Row;
  draft: number;
  was: number;
  /** Index of the first lifted cell. */
  from: number;
  prodded: number;
  /** Whether its last energy gives nothing. */
  idle: boolean;
  marks: readonly string[];
  onPress: (e: PointerEvent, row: Row, cell: number) => void;
  onMove: (e: PointerEvent) => void;
  onDrop: (e: PointerEvent) => void;
}

function Cells({ row, draft, was, from, prodded, idle, marks, onPress, onMove, onDrop }: CellsProps) {
  const at = Math.ceil(draft / 2) - 1;
  return (
    <div aria-hidden className={s.cells}>
      {marks.map((mark, pair) => (
        <span key={mark}>
          {[0, 1].map((half) => {
            const cell = pair * 2 + half;
            const on = cell < draft;
            const look = cx(
              on && s.on,
              on && cell >= was && s.moved,
              !on && cell < was && s.left,
              on && cell >= from && s.lifted,
              on && cell >= draft - prodded && s.prodded,
              idle && cell === draft - prodded - 1 && s.idle,
            );
            return (
              <i
                key={half}
                className={look}
                title={idle && cell === draft - prodded - 1 ? t('energy-idle-cell') : undefined}
                onPointerDown={(e) => onPress(e, row, cell)}
                onPointerMove={onMove}
                onPointerUp={onDrop}
                onPointerCancel={onDrop}
              />
            );
          })}
          <em className={pair === at ? s.at : undefined}>{mark}</em>
        </span>
      ))}
    </div>
  );
}
