import { type ClockSetting, claimDelay } from '@orrery/protocol';
import type { Journal } from './journal.ts';
import type { Holder } from './store.ts';

interface AbsenceContext {
  journal: Journal;
  clock: ClockSetting | null;
  /** Seats whose players are connected, at this node or another. */
  here(): ReadonlySet<number>;
  /** Whether absence counts: not during a pause, nor while presence at other nodes is unknown. */
  counts(): boolean;
  /** Monotonic time in milliseconds. */
  now(): number;
}

/**
 * How long players have been away. Absence counts only while another player is connected, so it never counts while
 * everyone is away or the server is down. It starts at zero when a node opens the match and when the player returns.
 */
export interface Absence {
  /** Absence after which the others can decide; null if only the clock decides. */
  readonly delay: number | null;
  /** Milliseconds a seat's player has been away, and whether this time runs. */
  of(seat: number): { ms: number; runs: boolean };
  /** Seats of absent people. */
  readonly seats: readonly number[];
  /** Call after presence, the seats or the pause has changed. */
  update(): void;
  /** Call when a seat's player has acted, at any node, and everyone may know it. */
  acted(seat: number): void;
}

/** A person who has taken several seats has a token for each. */
const playerOf = (holder: Holder | undefined) => holder?.person ?? holder?.token;

export function openAbsence({ journal, clock, here, counts, now }: AbsenceContext): Absence {
  const delay = claimDelay(clock);
  const away = journal.holders.map(() => 0);
  let known = journal.holders;
  let at = now();
  /** Absent seats whose absence counts. */
  let running: ReadonlySet<number> = new Set();
  let seats: readonly number[] = [];
  let couldCount = counts();

  /** Adds the time since the last update. It is left out if it may have been interrupted. */
  function count(): void {
    const time = now();
    const canCount = counts();
    if (canCount && couldCount) for (const seat of running) away[seat] = (away[seat] ?? 0) + Math.max(0, time - at);
    couldCount = canCount;
    at = time;
  }

  function update(): void {
    if (delay === null) return;
    count();
    const there = here();
    const { holders } = journal;
    // The time of a seat's former player does not count for its next one.
    if (holders !== known)
      for (const [seat, { token }] of holders.entries()) if (token !== known[seat]?.token) away[seat] = 0;
    known = holders;
    seats = holders.flatMap(({ kind }, seat) => (kind === 'human' && !there.has(seat) ? [seat] : []));
    for (const seat of there) away[seat] = 0;
    const present = new Set(
      [...there].flatMap((seat) => (journal.table.state.out[seat] ? [] : [playerOf(holders[seat])])),
    );
    const isWatched = (seat: number) => [...present].some((player) => player !== playerOf(holders[seat]));
    running = new Set(couldCount ? seats.filter(isWatched) : []);
  }

  return {
    delay,
    get seats() {
      return seats;
    },
    of(seat) {
      count();
      return { ms: away[seat] ?? 0, runs: running.has(seat) };
    },
    update,
    acted(seat) {
      count();
      away[seat] = 0;
    },
  };
}
