import { catalog } from '@orrery/games';
import { type Game, rulesOf } from '@orrery/kernel';
import { fixtures } from '@orrery/testing';
import { describe, expect, test } from 'vitest';
import { engineOf } from '../src/engine/engine.ts';
import { against, inserted, MARKS, phoneIterations, rungsOf, shareText, together, unmeasured } from '../src/ladder.ts';
import { sampler } from '../src/sample.ts';

const limits = { games: 4, seconds: 60, seed: 'x' };

describe('ladder', () => {
  const rules = rulesOf<any>(fixtures.ticTacToe);
  const [rung] = rungsOf(rules) as [ReturnType<typeof rungsOf>[number]];

  test('covers every setup with every seat count it supports', () => {
    const modes: Game<any> = {
      ...fixtures.duel,
      setups: [
        { name: 'few', options: { few: true } },
        { name: 'any', options: {} },
      ],
      checkOptions: (options: { few?: boolean }, seats) =>
        options.few && seats > 2 ? { path: '.few', expected: '' } : null,
    };
    expect(rungsOf(rulesOf<any>(modes)).map(({ setup, seats }) => `${setup} ${seats}`)).toEqual([
      'few 2',
      'any 2',
      'any 3',
      'any 4',
    ]);
    expect(rung).toMatchObject({ game: 'tic-tac-toe', setup: 'usual', seats: 2, options: {} });
  });

  test('lists skipped setups', () => {
    expect(unmeasured([])).toBe('');
    const other = { ...rung, name: 'Duel', setup: 'any' };
    expect(unmeasured([rung, { ...other, seats: 3 }, { ...other, seats: 4 }])).toBe(
      `Not measured: ${rung.name}, usual (2 seats); Duel, any (3, 4 seats).`,
    );
  });

  test('plays pairs of games up to its limits, the same for the same seed', () => {
    const share = against(rules, rung, 'hard', 'random', 30, limits);
    expect(share.games).toBe(4);
    expect(share.won / share.games).toBeGreaterThan(0.7);
    expect(against(rules, rung, 'hard', 'random', 30, limits)).toEqual(share);
    expect(against(rules, rung, 'hard', 'random', 30, { ...limits, games: 100, seconds: 0 }).games).toBe(2);
    expect(together(rules, rung, 'easy', 5, limits).games).toBe(4);
  });

  test('a slower phone gets fewer iterations', () => {
    expect(phoneIterations(rules, rung, 1000)).toBeLessThan(phoneIterations(rules, rung, 2));
  });

  test('a share includes its interval and sample size', () => {
    expect(shareText({ won: 15, games: 20, points: 12.34 })).toBe('75 % (53-89 of 20), +12.3');
    expect(shareText({ won: 0, games: 2, points: 5 }, false)).toBe('0 % (0-66 of 2), 5.0');
  });

  test('is inserted into a page between its markers', () => {
    const page = `before\n${MARKS[0]}\nold\n${MARKS[1]}\nafter\n`;
    expect(inserted(page, 'new')).toBe(`before\n${MARKS[0]}\n\nnew\n\n${MARKS[1]}\nafter\n`);
    expect(inserted('no marks', 'new')).toBeNull();
    expect(inserted(`${MARKS[1]} ${MARKS[0]}`, 'new')).toBeNull();
  });
});

describe.each(catalog.map((entry) => [entry.id, entry] as const))('%s with default options', (id, entry) => {
  const counts = Array.from({ length: entry.seats.max - entry.seats.min + 1 }, (_none, i) => entry.seats.min + i);

  test.each(counts)('starts with %i seats, in the engine and in a simulation', async (seats) => {
    const answer = engineOf(catalog);
    const reply = JSON.parse(await answer(JSON.stringify({ do: 'new', game: id, seats, seed: 's' })));
    expect(reply.ok.status.waiting.length).toBeGreaterThan(0);
    const play = await sampler({ game: id, seats, options: {}, seed: 's', bots: 'random', pace: {}, keep: null });
    expect(play(0).result.scores).toHaveLength(seats);
  });
});
