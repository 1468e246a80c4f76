import { paceOf } from './pace.ts';
import type { ClockSetting, WatchSetting } from './schemas.ts';

const MINUTE = 60;
const DAY = 86_400;

/** The standard clocks. A player whose time runs out loses. */
export const CLOCKS = {
  fast: { bank: { first: 10 * MINUTE, more: 0 }, late: 'lose' },
  standard: { bank: { first: 30 * MINUTE, more: 0 }, late: 'lose' },
  days: { move: DAY, late: 'lose' },
} as const satisfies Record<string, ClockSetting>;

export type ClockName = keyof typeof CLOCKS;

export const CLOCK_NAMES = Object.keys(CLOCKS) as ClockName[];

/** Average time in seconds for a decision; most are quick, because a turn consists of several. */
const DECISION_S = 6;

/**
 * The clock that suits a game: the shortest in which a player with six seconds per decision finishes a long game.
 * `decisions` is the number of decisions of a seat in a long game, or null if it was not measured.
 */
export function defaultClock(decisions: number | null): ClockName {
  if (decisions === null) return 'standard';
  const fits = (name: 'fast' | 'standard') => decisions * DECISION_S <= CLOCKS[name].bank.first;
  return fits('fast') ? 'fast' : fits('standard') ? 'standard' : 'days';
}

/** The limits of a clock for comparison, without what happens on timeout. */
const limitsOf = ({ window, turn, talk, move, bank }: ClockSetting): string =>
  JSON.stringify([window, turn, talk, move, bank?.first, bank?.more]);

/** Whether two clocks have the same limits, whatever happens on timeout. */
export const sameLimits = (a: ClockSetting | null, b: ClockSetting | null): boolean =>
  a === null || b === null ? a === b : limitsOf(a) === limitsOf(b);

/** The name of a standard clock, by its limits; null for any other clock. */
export const clockNameOf = (clock: ClockSetting | null): ClockName | null =>
  CLOCK_NAMES.find((name) => sameLimits(CLOCKS[name], clock)) ?? null;

/** Whether a clock limits the time of each seat, so that a player who leaves cannot stall the game. */
export const limitsSeats = (clock: ClockSetting | null): boolean =>
  clock?.move !== undefined || clock?.bank !== undefined;

/** What decides whether a table can be rated. */
export interface RatingTerms {
  clock: ClockSetting | null;
  hints: boolean;
  watch?: WatchSetting | undefined;
  seats: readonly { kind: 'me' | 'human' | 'bot' | 'open' }[];
}

/**
 * Why a table cannot be rated, or null. A rated game has a clock for each seat, one person per seat, no hints, and no
 * spectators who see all hands.
 */
export function unratedReason({
  clock,
  hints,
  watch,
  seats,
}: RatingTerms): 'clock' | 'hints' | 'watch' | 'seats' | null {
  if (seats.some(({ kind }) => kind === 'bot') || seats.filter(({ kind }) => kind === 'me').length > 1) return 'seats';
  if (!limitsSeats(clock)) return 'clock';
  if (hints) return 'hints';
  return watch?.as === 'late' ? 'watch' : null;
}

/** Shortest and longest absence from a live game after which the others can decide. */
const [MIN_AWAY_MS, MAX_AWAY_MS] = [60_000, 300_000];

/**
 * Absence in milliseconds after which the other players can claim a win: a tenth of the time that each player has, or
 * the time for one decision, between one and five minutes. Null in turn-based games, where the clock alone decides.
 */
export function claimDelay(clock: ClockSetting | null): number | null {
  if (!clock || !limitsSeats(clock)) return MAX_AWAY_MS;
  if (paceOf(clock) === 'days') return null;
  const time = clock.move === undefined ? (clock.bank?.first ?? 0) * 100 : clock.move * 1000;
  return Math.min(MAX_AWAY_MS, Math.max(MIN_AWAY_MS, time));
}

/** Time in milliseconds after which a request to cancel the game lapses. */
export const cancelLapse = (clock: ClockSetting | null): number =>
  clock && paceOf(clock) === 'days' ? 3 * DAY * 1000 : 2 * MINUTE * 1000;
