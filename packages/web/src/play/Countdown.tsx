import { useEffect, useState } from 'react';
import type { SeatTimes } from '../table/table-types.ts';
import { Clock, SeatMark, usePhone } from '../ui/index.ts';
import type { Play } from './game-ui.ts';
import s from './play.module.css';
import { t } from './text.ts';

const SHORT = 10_000;
const DAY_S = 86_400;

/** A clock's time as text: days and hours, hours and minutes, or minutes and seconds. A part of a second counts as a whole one. */
export function clockText(ms: number): string {
  const left = Math.max(0, Math.ceil(ms / 1000));
  const hours = Math.floor((left % DAY_S) / 3600);
  const minutes = Math.floor((left % 3600) / 60);
  if (left >= DAY_S) return t('clock-days', { days: Math.floor(left / DAY_S), hours });
  if (left >= 3600) return t('clock-hours', { hours, minutes: String(minutes).padStart(2, '0') });
  return `${minutes}:${String(left % 60).padStart(2, '0')}`;
}

/** The current time, updated while a clock runs. */
export function useNow(runs: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    if (!runs) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [runs]);
  return now;
}

/** The time left on a clock, in milliseconds. */
export const leftOf = ({ left, until }: { left: number; until: number | null }, now: number): number =>
  Math.max(0, until === null ? left : until - now);

/**
 * The clocks in the top bar: that of the player's question, or else that of another question, or else the seat clocks.
 */
export function Countdown({ play }: { play: Play }) {
  const { clocks, times, result } = play.table;
  const own = clocks.find(({ question }) => question === play.ask?.question);
  const shown = own ?? clocks[0];
  const now = useNow([...clocks, ...(times?.seats ?? [])].some(({ until }) => until !== null));
  if (result) return null;
  if (!shown) return times ? <SeatClocks play={play} times={times} now={now} /> : null;
  const left = leftOf(shown, now);
  return (
    <Clock
      text={clockText(left)}
      label={own ? t('clock-own') : t('clock-others')}
      low={own !== undefined && left <= SHORT}
    />
  );
}

/** The `room` most urgent clocks, in seat order: the player's own running clock, then those that run out first. */
export function foremost(seats: SeatTimes['seats'], mine: readonly number[], room: number): SeatTimes['seats'] {
  const rank = ({ seat, until }: SeatTimes['seats'][number]) =>
    until === null ? Number.POSITIVE_INFINITY : mine.includes(seat) ? 0 : until;
  const shown = new Set([...seats].sort((a, b) => (rank(a) < rank(b) ? -1 : Number(rank(a) > rank(b)))).slice(0, room));
  return seats.filter((one) => shown.has(one));
}

/** The seat clocks, as many as fit into the top bar. */
function SeatClocks({ play, times, now }: { play: Play; times: SeatTimes; now: number }) {
  const { mySeats } = play.table;
  const phone = usePhone();
  return foremost(times.seats, mySeats, phone ? 1 : 2).map((one) => {
    const { seat, until, away } = one;
    const rest = leftOf(one, now);
    const isMine = mySeats.includes(seat);
    const state = away ? '-vacation' : times.paused ? '-paused' : '';
    return (
      <span key={seat} className={s.seatClock} data-runs={until !== null || undefined}>
        <SeatMark seat={seat} size={13} />
        <Clock
          text={clockText(rest)}
          label={isMine ? t(`clock-own${state}`) : t(`clock-of${state}`, { name: play.nameOf(seat) })}
          low={isMine && until !== null && rest <= SHORT}
        />
      </span>
    );
  });
}
