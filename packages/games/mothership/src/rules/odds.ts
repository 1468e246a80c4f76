import { addAt, defined } from '@orrery/kernel';
import type { Fight, State } from '../state.ts';
import { newFight } from './fight.ts';
import { diceOf, split, verdictOf } from './roll.ts';

/** Exact odds of a fight, computed over all rolls. */
export interface Odds {
  /** The probabilities that the attacker wins, that the defender wins, and of a tie. */
  attacker: number;
  defender: number;
  tie: number;
  /** The mean of each side's total. */
  attack: number;
  defence: number;
}

interface Die {
  sides: number;
  times: number;
}

/** The number of possible rolls for each sum of faces: `ways[n]` for the sum n. */
export function waysOf(dice: readonly Die[]): number[] {
  let ways = [1];
  for (const { sides, times } of dice) {
    if (sides === 0) continue;
    const next = new Array<number>(ways.length + sides * times).fill(0);
    for (let sum = 0; sum < ways.length; sum++) {
      for (let face = 1; face <= sides; face++) addAt(next, sum + face * times, defined(ways[sum]));
    }
    ways = next;
  }
  return ways;
}

/** The probability of each total of a side, including bonuses. */
export function spreadOf(s: State, fight: Fight, defence: boolean): Map<number, number> {
  const ways = waysOf(diceOf(s, fight, defence));
  const all = total(ways);
  const plus = split(s, fight, defence, []).sum;
  return new Map(ways.flatMap((n, sum): [number, number][] => (n > 0 ? [[sum + plus, n / all]] : [])));
}

const total = (ways: readonly number[]): number => ways.reduce((sum, n) => sum + n, 0);

/** The odds of a fight before the roll. */
export function oddsOf(s: State, fight: Fight): Odds {
  const attackWays = waysOf(diceOf(s, fight, false));
  const defenceWays = waysOf(diceOf(s, fight, true));
  const plus = split(s, fight, false, []).sum;
  const minus = split(s, fight, true, []).sum;
  const verdict = verdictOf(s, fight);
  const counts = [0, 0, 0];
  const sums = [0, 0];
  const all = total(attackWays) * total(defenceWays);
  for (let a = 0; a < attackWays.length; a++) {
    const ways = defined(attackWays[a]);
    if (ways === 0) continue;
    for (let d = 0; d < defenceWays.length; d++) {
      const both = ways * defined(defenceWays[d]);
      if (both === 0) continue;
      const winner = verdict(a + plus, d + minus);
      addAt(counts, winner + 1, both);
      addAt(sums, 0, both * (a + plus));
      addAt(sums, 1, both * (d + minus));
    }
  }
  return {
    attacker: defined(counts[1]) / all,
    defender: defined(counts[2]) / all,
    tie: defined(counts[0]) / all,
    attack: defined(sums[0]) / all,
    defence: defined(sums[1]) / all,
  };
}

/** The odds of a hypothetical fight. */
export const foretell = (
  s: State,
  kind: Fight['kind'],
  units: readonly number[],
  target: number,
  ranged = false,
): Odds => oddsOf(s, newFight(s, kind, units, target, ranged));

/** The probability that a unit enters an asteroid field unharmed. */
export const safety = (s: State, unit: number): number => foretell(s, 'asteroids', [], unit).defender;
