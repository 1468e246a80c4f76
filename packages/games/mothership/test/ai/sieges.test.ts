import { think } from '@orrery/bots';
import { rulesOf } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../../src/index.ts';
import { scene } from '../scene.ts';

const rules = rulesOf(game);

/** Late in a game: the deck is empty, both sides have tier five in every category, and neither gains by moving. */
function siege(units: Record<string, string>, weapons: 'C5a' | 'C5b', energy: readonly number[][]) {
  const techs = ['E5a', weapons, 'S5a', 'L5a'];
  const players = energy.map((rows) => ({ minerals: 40, gas: 20, energy: [...rows] }));
  const t = scene({ units, techs: [techs, techs], players });
  t.edit((s) => {
    s.round = 29;
    s.discard.cards.push(...s.deck.cards.splice(0));
    s.discard.known.push(...s.deck.known.splice(0));
  });
  return t;
}

// The stations are at -5,-4 and 5,4.
const bombers = { '0B1': '5,3', '0G1': '-4,-4', '1B2': '-6,-3', '1G1': '6,4' };
const held = { '0M': '-3,-3', '0G1': '-4,-4', '1M': '-3,-2', '1G1': '6,4' };
const shy = { '0F2': '-7,4', '0G1': '-4,-4', '0G2': '-4,-5', '1M': '-2,-5' };
const apart = { '0M': '0,-1', '0G1': '-4,-4', '1M': '0,1', '1G1': '6,4' };

describe('long games end', () => {
  it.each([
    ['each guardian keeps a bomber from a station', bombers, 'C5b', [7, 7, 7], [7, 7, 7]],
    ['two motherships hold each other fast', held, 'C5a', [7, 7, 7], [0, 11, 8]],
    ['a mothership fears guardians, and the last fighter fears it', shy, 'C5a', [7, 7, 7], [1, 7, 7]],
    ['a planet lies between two motherships', apart, 'C5a', [0, 11, 10], [0, 11, 4]],
  ] as const)('though %s', (_why, units, weapons, ...energy) => {
    const t = siege(units, weapons, energy as unknown as number[][]);
    for (let left = 300; left > 0 && t.state.result === null; left--) {
      const { seat, question } = rules.waiting(t.state)[0] as { seat: number; question: string };
      t.say(seat, think(rules, t.state, seat, question, { level: 'medium', seed: 'siege' })?.answer as string);
    }
    expect(t.state.result?.reason).toBe('last-standing');
  });
});
