import type { CSSProperties, PointerEvent, ReactNode } from 'react';
import { cx, Glass, LineIcon, SeatMark } from '../../../../ui/index.ts';
import { inColour, useMarks } from '../marks.ts';
import { Pill, type PillTone } from '../panels/Panel.tsx';
import { counted, Unit, unitName } from '../signs.tsx';
import { t } from '../text.ts';
import type { Item } from '../view-types.ts';
import { Arrow } from './Arrow.tsx';
import s from './dock.module.css';
import { UNIT_OF } from './items.ts';

/** The value that a counter-offer gives to a row. */
interface CounterValue {
  by: number;
  n: number;
}

export interface DockRow {
  item: Item;
  n: number;
  /** The values of this row in counter-offers. */
  counterValues: readonly CounterValue[];
  /** Whether the held unit comes from this row (`lifted`), or can be dropped on it (`landing`). */
  lifted: boolean;
  landing: boolean;
  /** Whether the row differs from the current offer. */
  changed: boolean;
}

export interface DockProps {
  seat: number;
  name: string;
  mine: boolean;
  state: 'yes' | 'asks' | 'leads' | 'out' | 'plain' | 'no';
  pill: ReactNode;
  /** The captain's prestige now and after a success. */
  then: ReactNode;
  /** The rows of the captain's share; null for captains outside the deal. */
  rows: readonly DockRow[] | null;
  /** Picks up a unit from the row, or drops the held one; undefined if the deal cannot be changed. */
  onRow?: ((item: Item) => void) | undefined;
  onLift?: ((item: Item, event: PointerEvent) => void) | undefined;
  /** Whether the held unit can be dropped here. */
  open?: boolean;
  /** Content shown in place of a share. */
  outside?: ReactNode;
  /** The captain's hints or, for the viewer, the units in hand. */
  hints?: ReactNode;
  quote?: string | null;
  /** Removes the captain from the deal. */
  onLeave?: (() => void) | undefined;
  /** Whether to use the compact layout, for five captains. */
  dense?: boolean;
}

const TONES: Readonly<Record<DockProps['state'], PillTone>> = {
  yes: 'yes',
  no: 'no',
  asks: 'asks',
  leads: 'leads',
  out: 'plain',
  plain: 'plain',
};

/**
 * A captain in talks: their share, in the same rows for every captain so that shares are easy to compare, then their
 * hints.
 */
export function Dock(props: DockProps) {
  const {
    seat,
    name,
    mine,
    state,
    pill,
    then,
    rows,
    onRow,
    onLift,
    open = false,
    outside,
    hints,
    quote,
    onLeave,
    dense = false,
  } = props;
  const mark = useMarks();
  return (
    <Glass
      className={cx(s.dock, s[state], open && s.open, dense && s.dense)}
      style={inColour(mark(seat))}
      aria-label={name}
      data-cell={`seat:${seat}`}
      data-anchor={`dock:${seat}`}
    >
      <header>
        <SeatMark seat={seat} size={22} />
        <div>
          <h3 title={mine ? `${name} ${t('you')}` : name}>
            {mine ? (
              <>
                <span>{name}</span> <em>{t('you')}</em>
              </>
            ) : (
              name
            )}
          </h3>
          <p>{then}</p>
        </div>
        <Pill tone={TONES[state]}>{pill}</Pill>
        {onLeave && (
          <button
            type="button"
            className={s.leave}
            aria-label={t('leave-out', { name })}
            title={t('leave-out', { name })}
            onClick={onLeave}
          >
            <LineIcon name="close" size={13} />
          </button>
        )}
      </header>
      {rows ? (
        <ol className={cx(s.share, (dense || rows.length > 4) && s.tight)}>
          {rows.map((row) => (
            <Row key={row.item} seat={seat} row={row} name={name} open={open} onRow={onRow} onLift={onLift} />
          ))}
        </ol>
      ) : (
        <div className={s.outside}>{outside}</div>
      )}
      <div className={s.hint}>
        {quote && <q>{quote}</q>}
        {hints && <div className={s.levels}>{hints}</div>}
      </div>
    </Glass>
  );
}

/** The gap between units in pixels; negative if they have to overlap. */
const stepOf = (n: number, counterValues: number): number =>
  n < 2 ? 0 : Math.min(2, Math.floor(((counterValues > 0 ? 84 : 152) - UNIT) / (n - 1)) - UNIT);
const UNIT = 22;

function Row(props: Pick<DockProps, 'seat' | 'name' | 'onRow' | 'onLift'> & { row: DockRow; open: boolean }) {
  const { seat, row, name, open, onRow, onLift } = props;
  const { item, n, counterValues, lifted, landing, changed } = row;
  const unit = UNIT_OF[item];
  const can = onRow !== undefined && (open ? landing : n > 0);
  const said = open
    ? t('row-give', { name, units: counted(n, unit) })
    : t(onRow && n > 0 ? 'row-take' : 'row', { name, units: counted(n, unit) });
  const inside = (
    <>
      <b>{n}</b>
      <span
        className={s.chips}
        style={{ '--step': `${stepOf(n + (landing ? 1 : 0), counterValues.length)}px` } as CSSProperties}
      >
        <i className={s.one}>
          <Unit of={unit} />
        </i>
        {Array.from({ length: n }, (_, j) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: units are identical
          <i key={j} className={cx(lifted && j === n - 1 && s.lifted)} onPointerDown={(e) => onLift?.(item, e)}>
            <Unit of={unit} />
          </i>
        ))}
        {landing && (
          <i className={s.ghost}>
            <Unit of={unit} />
          </i>
        )}
        {n === 0 && !landing && <em>{unitName(2, unit)}</em>}
      </span>
      {counterValues.map(({ by, n: wanted }) => (
        <Counter key={by} by={by} n={wanted} unit={unit} />
      ))}
    </>
  );
  return (
    <li
      data-anchor={`dock:${seat}:${item}`}
      className={cx(
        s.row,
        n === 0 && s.zero,
        landing && s.landing,
        changed && s.changed,
        counterValues.length > 0 && s.countered,
      )}
    >
      {can ? (
        <button
          type="button"
          data-part={open ? 'give' : 'take'}
          aria-label={said}
          aria-pressed={lifted}
          onClick={() => onRow?.(item)}
        >
          {inside}
        </button>
      ) : (
        <span role="img" aria-label={said}>
          {inside}
        </span>
      )}
    </li>
  );
}

function Counter({ by, n, unit }: { by: number; n: number; unit: (typeof UNIT_OF)[Item] }) {
  const mark = useMarks();
  return (
    <span className={s.wanted} style={inColour(mark(by))}>
      <Arrow />
      <b>{n}</b>
      <Unit of={unit} />
      <SeatMark seat={by} size={11} />
    </span>
  );
}

/** A button that invites a captain to the deal. */
export function Invite({
  name,
  hint,
  note,
  onPress,
}: {
  name: string;
  hint?: string;
  note: string;
  onPress: () => void;
}) {
  return (
    <>
      <button type="button" className={s.invite} onClick={onPress}>
        <LineIcon name="plus" size={16} />
        {t('invite', { name })}
        {hint && <kbd>{hint}</kbd>}
      </button>
      <p>{note}</p>
    </>
  );
}
