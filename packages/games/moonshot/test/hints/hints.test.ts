import { type Answer, rulesOf, seeded } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { game, type State } from '../../src/index.ts';
import { CCCP, scene, USA } from '../scene.ts';

const rules = rulesOf(game);

/** A game in which every seat answers by habit, in worlds of its own; illegal habits are listed. */
function byHabit(seats: number, seed: string): { s: State; illegal: string[] } {
  const s = rules.begin(seats, {}, seed);
  const rng = seeded(`habits ${seed}`);
  const illegal: string[] = [];
  for (let at = rules.next(s, rng); at !== null; at = rules.next(s, rng)) {
    const seat = at.seats[0] as number;
    const { flow, step, vars } = at.frame;
    const world = rules.imagine(s, seat, rng);
    const habit = game.hints?.habit?.(world, seat, flow, step, vars, rng);
    const legal = habit !== undefined && at.step.admits(s, vars, seat, habit as never) === true;
    if (habit !== undefined && !legal) illegal.push(`${flow}/${step}: ${JSON.stringify(habit)}`);
    rules.answer(s, at, seat, legal ? habit : (at.step.sample(s, vars, seat, rng) as Answer));
  }
  return { s, illegal };
}

describe('what bots are told', () => {
  it.each([2, 3, 4])('habits of %i players are legal and get to the Moon', (seats) => {
    const games = ['a', 'b', 'c', 'd'].map((seed) => byHabit(seats, `${seats} ${seed}`));
    expect(games.flatMap(({ illegal }) => illegal)).toEqual([]);
    const landings = games.filter(({ s }) => s.result?.reason === 'moon');
    expect(landings.length).toBeGreaterThanOrEqual(3);
    for (const { s } of landings) {
      expect(s.round).toBeGreaterThanOrEqual(5);
      expect(s.round).toBeLessThanOrEqual(16);
    }
  });
  it('a position is worth more with more, and as much to one side as it takes from the other', () => {
    const worth = (usa: object, seat = USA) => game.hints?.evaluate(scene({ usa }).state, seat) as number;
    expect(worth({})).toBe(0);
    for (const better of [
      { budget: 33 },
      { popularity: 12 },
      { money: 40 },
      { cells: { B2: 'S14/0' } },
      { testSteals: 1 },
      { completed: ['M1-1'] },
      { up: 1 },
    ])
      expect(worth(better)).toBeGreaterThan(0);
    expect(worth({ sabotage: 1 })).toBeLessThan(0);
    expect(worth({ budget: 33 }, CCCP)).toBe(-worth({ budget: 33 }));
  });
});
