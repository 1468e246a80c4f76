import type { Core, Rng, Rules, Seat } from '@orrery/kernel';
import { playOn } from './answers.ts';

/**
 * How good a world is for a seat; only differences count. A game without hints is played to its end: whether the seat's
 * side wins counts, and the scores break ties.
 */
export function worth<S extends Core>(rules: Rules<S>, s: S, seat: Seat, rng: Rng): number {
  const { hints, bound } = rules.game;
  if (hints) return hints.evaluate(s, seat);
  for (let left = bound; left > 0 && playOn(rules, s, rng); left--);
  const scores = s.result?.scores ?? rules.game.scores(s);
  const sides = rules.sides(s);
  const bestOf = (side: readonly Seat[]): number => Math.max(...side.map((member) => scores[member] ?? 0), 0);
  const own = sides.find((side) => side.includes(seat)) ?? [seat];
  const [mine, rival] = [scores[seat] ?? 0, bestOf(sides.filter((side) => side !== own).flat())];
  const lead = Math.tanh((mine - rival) / (1 + Math.abs(mine) + Math.abs(rival)));
  const winners = s.result?.winners ?? [];
  const winning = sides.filter((side) => side.some((member) => winners.includes(member)));
  return (winning.includes(own) ? 1 / winning.length : 0) + 0.1 * lead;
}
