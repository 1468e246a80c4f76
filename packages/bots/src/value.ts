import type { Core, Rng, Rules, Seat } from '@orrery/kernel';
import { playByPolicy } from './answers.ts';

/**
 * How good a world is for a seat; only differences between values matter. Without an `ai`, the game is played to its
 * end: a win counts, and scores break ties.
 */
export function evaluate<S extends Core>(rules: Rules<S>, s: S, seat: Seat, rng: Rng): number {
  const { ai, bound } = rules.game;
  if (ai) return ai.evaluate(s, seat);
  for (let left = bound; left > 0 && playByPolicy(rules, s, rng); left--);
  const { mine, rival } = sidesOf(rules, s, seat);
  const lead = Math.tanh((mine - rival) / (1 + Math.abs(mine) + Math.abs(rival)));
  const winners = s.result?.winners ?? [];
  const winning = rules.sides(s).filter((side) => side.some((member) => winners.includes(member)));
  return (winning.some((side) => side.includes(seat)) ? 1 / winning.length : 0) + 0.1 * lead;
}

/** The points of a seat, and of the best seat of any other side. */
function sidesOf<S extends Core>(rules: Rules<S>, s: S, seat: Seat): { mine: number; rival: number } {
  const scores = s.result?.scores ?? rules.game.scores(s);
  const others = rules.sides(s).filter((side) => !side.includes(seat));
  const rival = Math.max(...others.flat().map((member) => scores[member] ?? 0), 0);
  return { mine: scores[seat] ?? 0, rival };
}

/** Points by which a seat is ahead of the best seat of any other side. */
export function leadOf<S extends Core>(rules: Rules<S>, s: S, seat: Seat): number {
  const { mine, rival } = sidesOf(rules, s, seat);
  return mine - rival;
}
