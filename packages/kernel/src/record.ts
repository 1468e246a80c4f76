import { defined } from './defined.ts';
import type { Result } from './flow.ts';
import type { Json } from './json.ts';
import type { Snapshot } from './migrate.ts';
import { IllegalAction } from './refusal.ts';
import type { Action, Rules } from './rules.ts';
import type { Seat } from './seats.ts';

/** What happened at a table, in order, including timeouts, resignations, bots, hints and undo. */
export type Entry =
  | { kind: 'act'; action: Action }
  | { kind: 'undo'; seat: Seat; to: number; reseed: string | null }
  | { kind: 'withdraw'; seat: Seat }
  /** With `seat`, only that seat times out; the others may continue. */
  | { kind: 'expire'; question: string; seat?: Seat }
  /** A seat resigns. With `why`, it loses on time, or because seat `by` claimed the game of an absent player. */
  | { kind: 'resign'; seat: Seat; why?: 'time' | 'away'; by?: Seat }
  /** A bot takes over, or gives the seat back. With `why`, the others chose it because the player was away. */
  | { kind: 'bot'; seat: Seat; level: string | null; why?: 'away' }
  /** A seat asks to pause the clocks, or to resume. */
  | { kind: 'pause'; seat: Seat; want: boolean }
  /** A seat proposes or agrees to cancel the game, or declines. `at` is in milliseconds since 1970. */
  | { kind: 'cancel'; seat: Seat; want: boolean; at: number }
  /** A seat votes on what happens with the absent player of seat `of`, or clears all votes because that player is back. */
  | { kind: 'claim'; seat: Seat; of: Seat; choice: LeaverChoice | null }
  | { kind: 'orders'; seat: Seat; orders: Json }
  | { kind: 'hint'; seat: Seat; question: string }
  /** Sets a new seed and re-deals what no seat knows, because the old seed may be known to a player. */
  | { kind: 'luck'; seed: string }
  /** The rules failed, and the match is halted. */
  | { kind: 'halt' }
  /** A seat ends a halted match, which then has no winner. With `why`, the players ended a match that could continue. */
  | { kind: 'abandon'; seat: Seat; why?: 'agreed' | 'away' };

/**
 * What the others can choose when a player has left: that player loses, a bot plays on, or the game ends without a
 * result.
 */
export type LeaverChoice = 'win' | 'bot' | 'abort';

/** A complete match: its newest state (`snapshot`) and everything that led to it (`entries`). */
export interface MatchRecord {
  game: string;
  version: number;
  options: Json;
  seats: number;
  seed: string;
  entries: Entry[];
  snapshot: Snapshot;
}

/** Kinds of entries that do not change the state. */
export const STATELESS: ReadonlySet<Entry['kind']> = new Set([
  'bot',
  'pause',
  'cancel',
  'claim',
  'orders',
  'hint',
  'halt',
]);

/** Each seat's latest standing orders, independent of undo. Orders that newer rules reject are dropped. */
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

/** The indices of the entries in effect, without undos and the entries they took back. */
export function liveEntries(entries: readonly Entry[]): number[] {
  const live: number[] = [];
  entries.forEach((entry, at) => {
    if (entry.kind === 'undo') takeBack(live, entry.to);
    else live.push(at);
  });
  return live;
}

/** Removes all indices from `to` on. */
export function takeBack(live: number[], to: number): void {
  while (live.length > 0 && defined(live[live.length - 1]) >= to) live.pop();
}

/** The result reason of an abandoned match. */
export const ABANDONED = 'abandoned';

/** The result reason of a match that its players cancelled. */
export const CANCELLED = 'cancelled';

/** Whether a match ended without a result. */
export const hasNoResult = ({ reason }: Pick<Result, 'reason'>): boolean =>
  reason === ABANDONED || reason === CANCELLED;

/** The result of a match that was abandoned or cancelled. */
export const withoutResult = (seats: number, reason: string): Result => ({
  scores: new Array<number>(seats).fill(0),
  places: new Array<number>(seats).fill(1),
  winners: [],
  reason,
});

/** The result reason of a game that ended because it could not continue without a seat. */
const FORFEIT = 'forfeit';

/** The result of a game that a seat forfeits: its side loses, and all other seats win. */
export function forfeited(sides: readonly (readonly Seat[])[], seat: Seat, seats: number): Result {
  const losing = sides.find((side) => side.includes(seat)) ?? [seat];
  const all = Array.from({ length: seats }, (_none, at) => at);
  const winners = all.filter((at) => !losing.includes(at));
  const places = all.map((at) => (winners.includes(at) ? 1 : winners.length + 1));
  return { scores: all.map(() => 0), places, winners, reason: FORFEIT };
}
