import { useEffect, useState } from 'react';
import { Clock, SeatMark, usePhone } from '../look/index.ts';
import type { SeatTimes } from '../table/client.ts';
import s from './play.module.css';
import type { Play } from './play.ts';

const SHORT = 10_000;
const DAY_S = 86_400;

/** So many milliseconds as days and hours, hours and minutes, or minutes and seconds; the last one counts until it is over. */
export function clockWords(ms: number): string {
  const left = Math.max(0, Math.ceil(ms / 1000));
  const hours = Math.floor((left % DAY_S) / 3600);
  const minutes = Math.floor((left % 3600) / 60);
  if (left >= DAY_S) return `${Math.floor(left / DAY_S)} d ${hours} h`;
  if (left >= 3600) return `${hours} h ${String(minutes).padStart(2, '0')}`;
  return `${minutes}:${String(left % 60).padStart(2, '0')}`;
}

/** The time, again and again while something runs. */
function useNow(runs: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    if (!runs) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [runs]);
  return now;
}

/** What a clock shows at a moment. */
export const leftOf = ({ left, until }: { left: number; until: number | null }, now: number): number =>
  Math.max(0, until === null ? left : until - now);

/** What is left of the time, in the top bar where it covers nothing: of each seat, or of the question being answered, or else of what others are asked. */
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
      text={clockWords(left)}
      label={own ? 'Time left for you' : 'Time left for others'}
      low={own !== undefined && left <= SHORT}
    />
  );
}

/** The clocks that matter most, as many as there is room for, in order of seats: one's own that runs, then those that end first. */
export function foremost(seats: SeatTimes['seats'], mine: readonly number[], room: number): SeatTimes['seats'] {
  const rank = ({ seat, until }: SeatTimes['seats'][number]) =>
    until === null ? Number.POSITIVE_INFINITY : mine.includes(seat) ? 0 : until;
  const shown = new Set([...seats].sort((a, b) => (rank(a) < rank(b) ? -1 : Number(rank(a) > rank(b)))).slice(0, room));
  return seats.filter((one) => shown.has(one));
}

/** The clocks of seats, as far as the top bar has room for them. */
function SeatClocks({ play, times, now }: { play: Play; times: SeatTimes; now: number }) {
  const { mySeats } = play.table;
  const phone = usePhone();
  return foremost(times.seats, mySeats, phone ? 1 : 2).map((one) => {
    const { seat, until, away } = one;
    const rest = leftOf(one, now);
    const isMine = mySeats.includes(seat);
    const why = away ? ', on vacation' : times.paused ? ', resting' : '';
    return (
      <span key={seat} className={s.seatClock} data-runs={until !== null || undefined}>
        <SeatMark seat={seat} size={13} />
        <Clock
          text={clockWords(rest)}
          label={`Time left for ${isMine ? 'you' : play.nameOf(seat)}${why}`}
          low={isMine && until !== null && rest <= SHORT}
        />
      </span>
    );
  });
}
