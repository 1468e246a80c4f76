import type { ClockSetting } from '@orrery/protocol';
import type { Period } from './ports.ts';

/** The clock of one question to one seat. `asked` is false once the seat has answered. */
export interface Running {
  question: string;
  seat: number;
  left: number;
  of: 'question' | 'seat' | 'bank';
  sealed: boolean;
  asked: boolean;
}

/** Clock state as saved with the match. */
export interface SavedClock {
  at: number;
  ran: boolean;
  banks: number[];
  rows: Running[];
}

/** A timeout of one seat or, if `seat` is null, of all seats that are asked the question. */
export interface TimedOut {
  question: string;
  seat: number | null;
}

/** Minimum time for a player who returns to a seat with an empty time bank. */
const MIN_RETURN_MS = 60_000;

export const timeoutOf = (one: Running): TimedOut => ({
  question: one.question,
  seat: one.of === 'question' ? null : one.seat,
});

/**
 * The times left of a match: per question and seat, and in the seats' time banks. `away` returns the vacations of a seat's player, which do not count.
 */
export function openClockTimes(
  setting: ClockSetting | null,
  seats: number,
  now: () => number,
  away: (seat: number) => readonly Period[],
) {
  const first = (setting?.bank?.first ?? 0) * 1000;
  const more = (setting?.bank?.more ?? 0) * 1000;
  /** Time left at `at`, per question and seat. A question that is asked again starts with its full time. */
  let running = new Map<string, Running>();
  /** Time left when a question closed; if an undo reopens the question, the seat gets no more than that. */
  const closed = new Map<string, Running>();
  let banks: number[] = Array.from({ length: seats }, () => first);
  let at = now();
  let ran = false;

  const asked = () => [...running.values()].filter((one) => one.asked);

  /** Time since `at` that counts for a seat. */
  function spent(seat: number, time: number): number {
    if (!ran) return 0;
    const onVacation = away(seat).reduce((sum, { from, until }) => sum + overlap(from, until, at, time), 0);
    return Math.max(0, Math.max(0, time - at) - onVacation);
  }

  const atLast = (one: Running): number => (one.of === 'bank' ? (banks[one.seat] ?? 0) : one.left);

  const leftOf = (one: Running, time: number): number =>
    atLast(one) - (one.of === 'question' ? (ran ? Math.max(0, time - at) : 0) : spent(one.seat, time));

  /** Time at which this clock runs out if nothing else happens; postponed by vacations. */
  function timeoutAt(one: Running): number {
    let end = at + atLast(one);
    if (one.of === 'question') return end;
    for (const { from, until } of [...away(one.seat)].sort((a, b) => a.from - b.from)) {
      if (from <= end) end += overlap(from, until, at, Number.POSITIVE_INFINITY);
    }
    return end;
  }

  return {
    /** The time of the last update. */
    get at() {
      return at;
    },
    /** Whether the clocks run. */
    get ran() {
      return ran;
    },
    get isEmpty() {
      return running.size === 0;
    },
    asked,
    leftOf,
    bankOf: (seat: number): number => banks[seat] ?? 0,
    /** Updates the remaining times to now; from now on, the clocks run or not. */
    count(runs: boolean): void {
      const time = now();
      const bankers = new Set<number>();
      for (const one of running.values()) {
        if (one.of !== 'bank') one.left = leftOf(one, time);
        else if (one.asked) bankers.add(one.seat);
      }
      for (const seat of bankers) banks[seat] = (banks[seat] ?? 0) - spent(seat, time);
      at = time;
      ran = runs;
    },
    /** Replaces the open questions. A new one starts with `ms`; known ones keep the time they have left. */
    ask(rows: readonly { key: string; ms: number; one: Omit<Running, 'left' | 'asked'> }[]): void {
      const next = new Map<string, Running>();
      for (const { key, ms, one } of rows) {
        const known = running.get(key) ?? closed.get(key);
        if (!known && one.of === 'bank') banks[one.seat] = Math.max(0, banks[one.seat] ?? 0) + more;
        const { question, seat, of, sealed } = one;
        next.set(key, { question, seat, left: known?.left ?? ms, of, sealed, asked: true });
        closed.delete(key);
      }
      // A sealed answer can be withdrawn, so the clock also keeps running for seats that have answered.
      const open = new Set([...next.values()].map((one) => one.question));
      for (const [key, one] of running) {
        if (next.has(key)) continue;
        if (one.sealed && open.has(one.question)) next.set(key, { ...one, asked: false });
        else closed.set(key, one);
      }
      running = next;
    },
    /** The next time at which a clock runs out; infinity if none runs. */
    nextTimeout: (): number => Math.min(...asked().map(timeoutAt)),
    /** The next time at which a vacation of an asked seat starts or ends. */
    nextVacationChange: (): number =>
      Math.min(
        ...asked()
          .flatMap(({ seat }) => away(seat).flatMap(({ from, until }) => [from, until]))
          .filter((turn) => turn > at),
      ),
    isLate({ question, seat }: TimedOut): boolean {
      const time = now();
      return asked().some(
        (one) => ran && one.question === question && timeoutOf(one).seat === seat && leftOf(one, time) <= 0,
      );
    },
    /** Sets the remaining time of all seats affected by a timeout. */
    setRemaining({ question, seat }: TimedOut, ms: number): void {
      for (const one of running.values()) {
        if (one.question !== question || timeoutOf(one).seat !== seat) continue;
        one.left = ms;
        if (one.of === 'bank') banks[one.seat] = ms;
      }
    },
    /** Gives a returning player a minimum amount of time. */
    playerReturned(seat: number): void {
      banks[seat] = Math.max(banks[seat] ?? 0, Math.min(first, MIN_RETURN_MS));
    },
    save: (): SavedClock => ({ at, ran, banks: [...banks], rows: [...running.values()] }),
    restore(kept: SavedClock, keyOf: (row: Running) => string): void {
      banks = [...kept.banks];
      running = new Map(kept.rows.map((row) => [keyOf(row), { ...row }]));
      at = kept.at;
      ran = kept.ran;
    },
  };
}

const overlap = (from: number, until: number, start: number, end: number): number =>
  Math.max(0, Math.min(until, end) - Math.max(from, start));
