import { describe, expect, it } from 'vitest';
import { oddsOf, safety, waysOf } from '../../src/index.ts';
import { newFight } from '../../src/rules/fight.ts';
import { diceOf, neededIn, totalOf, verdictOf } from '../../src/rules/roll.ts';
import type { Fight, State } from '../../src/state.ts';
import { scene } from '../scene.ts';

/** Every possible roll of the dice, each as a list of faces. */
function* throws(sides: readonly number[]): Generator<number[]> {
  const [first, ...rest] = sides;
  if (first === undefined) return yield [];
  for (let face = Math.min(1, first); face <= first; face++) for (const more of throws(rest)) yield [face, ...more];
}

/** The odds found by enumerating every roll and comparing the totals as the game does. */
function enumerated(s: State, fight: Fight) {
  const halves = [fight.attack, fight.defence].map((half, i) => ({ half, dice: diceOf(s, fight, i === 1) }));
  const count = { 0: 0, 1: 0, [-1]: 0 } as Record<number, number>;
  let all = 0;
  let thrown = 0;
  const lay = (at: number, faces: readonly number[]) => {
    const { half, dice } = halves[at] as (typeof halves)[number];
    half.dice = dice.map(({ unit, sides }, i) => ({ unit, sides, face: faces[i] as number, extras: [], answered: 0 }));
  };
  const sidesOf = (at: number) => (halves[at] as (typeof halves)[number]).dice.map(({ sides }) => sides);
  for (const attack of throws(sidesOf(0))) {
    for (const defence of throws(sidesOf(1))) {
      lay(0, attack);
      lay(1, defence);
      const needs = fight.kind === 'planet' ? neededIn(s, fight) : totalOf(s, fight, true).sum;
      const { sum } = totalOf(s, fight, false);
      const winner = verdictOf(s, fight)(sum, needs);
      thrown += sum;
      count[winner] = (count[winner] as number) + 1;
      all++;
    }
  }
  return {
    attacker: (count[0] as number) / all,
    defender: (count[1] as number) / all,
    tie: (count[-1] as number) / all,
    attack: thrown / all,
  };
}

const units = {
  '0M': '0,-4',
  '0F1': '1,-5',
  '0B1': '0,-3',
  '1M': '1,-4',
  '1F1': '2,-5',
  '1B1': '6,3',
  '0F2': '-3,-1',
  '0B2': '-4,-2',
};
const agree = (s: State, fight: Fight) => {
  const odds = oddsOf(s, fight);
  const exact = enumerated(s, fight);
  expect(odds.attacker).toBeCloseTo(exact.attacker, 12);
  expect(odds.defender).toBeCloseTo(exact.defender, 12);
  expect(odds.tie).toBeCloseTo(exact.tie, 12);
  expect(odds.attack).toBeCloseTo(exact.attack, 9);
  expect(odds.attacker + odds.defender + odds.tie).toBeCloseTo(1, 12);
};

describe('odds', () => {
  it('MO-202 MO-222 are exact for dogfights, single and joint, with techs, wingmen, gas and doubled dice', () => {
    for (const techs of [
      [[], []],
      [['C2', 'S3a', 'L5a'], ['L2']],
      [['C1'], ['C4b']],
    ]) {
      const { state } = scene({ units, techs });
      for (const attackers of [[1], [2], [5], [1, 2], [1, 2, 5]]) {
        const fight = newFight(state, 'dogfight', attackers, 11);
        agree(state, fight);
        fight.attack.gas = 2;
        fight.attack.doubled = [attackers[0] as number];
        fight.defence.bonuses = [{ card: 3, n: 1, unit: -1 }];
        agree(state, fight);
      }
    }
  });

  it('MO-427 MO-430 are exact for planet attacks, with and without Fast Cap', () => {
    for (const techs of [
      [[], []],
      [['E2'], ['E1']],
    ]) {
      const { state } = scene({ units, techs, owners: [1] });
      for (const attackers of [[3], [3, 6]]) agree(state, newFight(state, 'planet', attackers, 0));
    }
  });

  it('MO-409 MO-411 MO-415 are exact for asteroids and every kind of unit', () => {
    const { state } = scene({ units, techs: [['C2', 'S1'], []], players: [{}, { energy: [10, 0, 5] }] });
    for (const unit of [1, 2, 5, 11]) {
      const fight = newFight(state, 'asteroids', [], unit);
      agree(state, fight);
      expect(safety(state, unit)).toBeCloseTo(enumerated(state, newFight(state, 'asteroids', [], unit)).defender, 12);
    }
  });

  it('MO-020 MO-265 count the ways to roll a sum', () => {
    expect(
      waysOf([
        { sides: 6, times: 1 },
        { sides: 6, times: 1 },
      ])[7],
    ).toBe(6);
    expect(waysOf([{ sides: 2, times: 2 }])).toEqual([0, 0, 1, 0, 1]);
    expect(waysOf([{ sides: 0, times: 1 }])).toEqual([1]);
  });
});
