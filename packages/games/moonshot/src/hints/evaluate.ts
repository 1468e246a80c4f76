import type { Seat } from '@orrery/kernel';
import { missionOf } from '../content/set.ts';
import { rival, sideOfSeat } from '../rules/seats.ts';
import { programOf, type State } from '../state.ts';
import { strengthOf } from './worth.ts';

const sum = (counts: readonly number[]): number => counts.reduce((all, n) => all + n, 0);

/** What a side has got, in about the worth of a point of budget. */
function standing(s: State, side: number): number {
  const own = programOf(s, side);
  const tests =
    sum(s.missions.flatMap(({ tests }) => tests.filter((_n, i) => i % 2 === side))) + 2 * sum(own.pathTests);
  return (
    own.budget +
    2 * Math.min(own.popularity, 6) +
    own.popularity +
    0.25 * own.money +
    2.5 * strengthOf(own) +
    0.6 * own.payload.filter((kind) => kind > 0).length +
    0.8 * tests +
    own.completed.reduce((all, card) => all + 1 + missionOf(card).level, 0) +
    2 * own.explored.filter(Boolean).length -
    2.5 * own.sabotage +
    1.5 * (own.testSteals + 2 * own.techSteals + own.freeTests) +
    1.2 * own.line.length
  );
}

/** The own program against the other. */
export function evaluate(s: State, seat: Seat): number {
  const side = sideOfSeat(s, seat);
  return standing(s, side) - standing(s, rival(side));
}
