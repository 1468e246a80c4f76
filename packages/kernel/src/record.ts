import type { Result } from './flow.ts';
import type { Json } from './json.ts';
import type { Snapshot } from './migrate.ts';
import { IllegalAction } from './refusal.ts';
import type { Action, Rules } from './rules.ts';
import type { Seat } from './seats.ts';

/** What happened at a table, in order. Time, resignation, bots, hints and undo are entries like any other. */
export type Entry =
  | { kind: 'act'; action: Action }
  | { kind: 'undo'; seat: Seat; to: number; reseed: string | null }
  | { kind: 'withdraw'; seat: Seat }
  /** With a seat, time is up for that one alone: the others who are asked may go on thinking. */
  | { kind: 'expire'; question: string; seat?: Seat }
  | { kind: 'resign'; seat: Seat }
  | { kind: 'bot'; seat: Seat; level: string | null }
  /** A seat would like the clocks to rest, or wants to play on. */
  | { kind: 'pause'; seat: Seat; want: boolean }
  | { kind: 'orders'; seat: Seat; orders: Json }
  | { kind: 'hint'; seat: Seat; question: string }
  /** The table has come from where its luck was known: from here on it is another's, and what nobody knows is dealt anew. */
  | { kind: 'luck'; seed: string }
  /** The rules failed: the match stands still. */
  | { kind: 'halt' }
  /** A seat ends a match that stands still: it has no winner. */
  | { kind: 'abandon'; seat: Seat };

/** All there is to know about a match. `snapshot` is its newest state, `entries` how it came about. */
export interface MatchRecord {
  game: string;
  version: number;
  options: Json;
  seats: number;
  seed: string;
  entries: Entry[];
  snapshot: Snapshot;
}

/** Entries that leave the state as it is: they stand in nobody's way. */
export const ASIDE: ReadonlySet<Entry['kind']> = new Set(['bot', 'pause', 'orders', 'hint', 'halt']);

/** Each seat's latest orders, undone moves or not; those that newer rules no longer understand are dropped. */
export function ordersOf(rules: Rules, record: MatchRecord, seats: number): Json[] {
  const orders = new Array<Json>(seats).fill(null);
  for (const entry of record.entries) if (entry.kind === 'orders') orders[entry.seat] = entry.orders;
  return orders.map((given) => {
    try {
      return given === null ? null : rules.orders(given);
    } catch (error) {
      if (error instanceof IllegalAction) return null;
      throw error;
    }
  });
}

/** The entries that still stand: those taken back by an undo are left out, and so are the undos. */
export function liveEntries(entries: readonly Entry[]): number[] {
  const live: number[] = [];
  entries.forEach((entry, at) => {
    if (entry.kind === 'undo') takeBack(live, entry.to);
    else live.push(at);
  });
  return live;
}

/** Takes back all that was done from a place on. */
export function takeBack(live: number[], to: number): void {
  while (live.length > 0 && (live[live.length - 1] as number) >= to) live.pop();
}

/** The reason of the result of a match that was abandoned. */
export const ABANDONED = 'abandoned';

/** The result of a match that was abandoned. */
export const abandoned = (seats: number): Result => ({
  scores: new Array<number>(seats).fill(0),
  places: new Array<number>(seats).fill(1),
  winners: [],
  reason: ABANDONED,
});
