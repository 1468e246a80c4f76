import type { Json } from '@orrery/kernel';
import { effort } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../../src/index.ts';
import { late } from '../contract/late.ts';
import { type Watched, watchGame } from './watch.ts';

const GAMES = effort(3, 12);

/** Minimum number of comparisons of each kind of preview, over all games. */
const COMPARED: Readonly<Record<string, number>> = {
  price: 200,
  'parameters with a tile': 50,
  'parameters with a module': 5,
  'parameters with Adaptivity': 5,
  'popularity after raising': 3,
  'influence on a card': 30,
  'popularity in the log': 100,
  'popularity that stays': 3,
  'popularity in its limits': 100,
  'budget in the log': 100,
  'money in the log': 300,
  payday: 30,
  'what won brings': 20,
  'what obstructed brings': 10,
  'what empty-place brings': 50,
  'both programs before a launch': 50,
  'both programs after a launch': 50,
  'payload of a launch': 30,
  'what an explosion costs': 10,
  'popularity of a reward': 5,
  'budget of a reward': 5,
  'money of a reward': 3,
  exploring: 3,
  'the chance of a launch': 50,
  'a face of the die': 50,
  'the sum of a check': 50,
  'totals by seat': 500,
  'the last of each course': 500,
};

describe('previews match what then happens', () => {
  const all: Watched = { seen: new Map(), wrong: [] };
  it.each<[number, Record<string, Json>]>([
    [2, {}],
    [2, { order: 'together' }],
    [3, {}],
    [3, { pair: 'each', lone: 'usa' }],
    [4, {}],
    [4, { order: 'turns' }],
  ])(
    'MS-027 MS-076 MS-110 MS-161 MS-167 MS-178 MS-191 MS-206 previews are correct for %i players with %j',
    (seats, options) => {
      for (const played of [game, late])
        for (let i = 0; i < GAMES; i++) {
          const { seen, wrong } = watchGame(played, seats, options, `${seats} ${JSON.stringify(options)} ${i}`);
          expect(wrong).toEqual([]);
          for (const [what, n] of seen) all.seen.set(what, (all.seen.get(what) ?? 0) + n);
        }
    },
  );
  it('compares every kind of preview often enough', () => {
    const rare = Object.entries(COMPARED).filter(([what, least]) => (all.seen.get(what) ?? 0) < least);
    expect(rare.map(([what]) => [what, all.seen.get(what) ?? 0])).toEqual([]);
  });
});
