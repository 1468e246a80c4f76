import type { Core, Result, Rng, Rules, Seat } from '@orrery/kernel';
import { playOn } from './answers.ts';

/** A seat's share of the win, from 0 to 1. */
export const winShare = (result: Result, seat: Seat): number =>
  result.winners.includes(seat) ? 1 / result.winners.length : 0;

/**
 * How good a world is for a seat; only differences count. A game without hints is played to its end: who wins counts,
 * and the scores break ties.
 */
export function worth<S extends Core>(rules: Rules<S>, s: S, seat: Seat, rng: Rng): number {
  const { hints, bound } = rules.game;
  if (hints) return hints.evaluate(s, seat);
  for (let left = bound; left > 0 && playOn(rules, s, rng); left--);
  const scores = s.result?.scores ?? rules.game.scores(s);
  const own = scores[seat] ?? 0;
  const best = Math.max(...scores.map((score, other) => (other === seat ? Number.NEGATIVE_INFINITY : score)), 0);
  const lead = Math.tanh((own - best) / (1 + Math.abs(own) + Math.abs(best)));
  return (s.result ? winShare(s.result, seat) : 0) + 0.1 * lead;
}
