import type { Game, Result } from '@orrery/kernel';

/**
 * Describes what is wrong with a result, or null: every seat needs a score and a place, and winners must match the
 * places.
 */
export function badResult(result: Result | null, seats: number): string | null {
  if (!result) return 'there is no result';
  const { scores, places, winners, reason } = result;
  if (scores.length !== seats || !scores.every(Number.isFinite)) return 'scores must have one number per seat';
  if (places.length !== seats) return 'places must have one rank per seat';
  const ranks = [...places].sort((a, b) => a - b);
  if (ranks[0] !== 1 || !ranks.every((rank, i) => Number.isInteger(rank) && rank <= i + 1))
    return `places ${places} are not a ranking`;
  if (new Set(winners).size !== winners.length) return 'a winner is listed twice';
  if (winners.some((seat) => places[seat] !== 1)) return 'a winner is not in first place';
  if (winners.length > 0 && winners.length !== places.filter((rank) => rank === 1).length)
    return 'a seat in first place is not a winner';
  return reason === '' ? 'the reason is empty' : null;
}

/** Describes what is wrong with `progress` or `scores`, or null. */
export function badProgress(game: Game, s: any, seats: number): string | null {
  const { round, phase, turn } = game.progress(s);
  if (!Number.isInteger(round) || typeof phase !== 'string') return 'progress lacks a round or phase';
  if (turn !== null && !(Number.isInteger(turn) && turn >= 0 && turn < seats)) return `progress gives turn ${turn}`;
  const scores = game.scores(s);
  if (scores.length !== seats || !scores.every(Number.isFinite)) return 'scores must return one number per seat';
  return null;
}
