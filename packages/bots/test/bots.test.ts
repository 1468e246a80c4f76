import { isLevel, LADDER, type Level, levelNames, levelNumber, levels, think } from '@orrery/bots';
import { catalog } from '@orrery/games';
import { type Game, IllegalAction, rulesOf } from '@orrery/kernel';
import { type Bot, effort, fixtures, noPeeking } from '@orrery/testing';
import { describe, expect, test } from 'vitest';
import { ITERATIONS, step } from './step.ts';

const games: Game<any>[] = [
  ...(Object.values(fixtures) as Game<any>[]),
  ...(await Promise.all(catalog.map((entry) => entry.load()))),
];
/** The levels with code of their own, and a level with every kind of mistake. The other levels differ in numbers only. */
const METHODS: readonly Level[] = ['random', 'easy', 'level1', 'medium', 'hard'];
const tested = effort(METHODS, levelNames);
const cases = games.flatMap((game) => tested.map((level) => [game.id, level, game] as const));
const seatsOf = (game: Game, wanted: number): number => Math.max(game.seats.min, Math.min(game.seats.max, wanted));

/** Number of seats that play at the tested level; the others are easy bots. */
const TESTED = effort(1, 16);

describe.each(cases)('%s, %s', (_id, level, game) => {
  const rules = rulesOf<any>(game);

  test('plays whole games legally and acts the same in worlds that look alike', {
    timeout: 240_000,
  }, () => {
    const bot: Bot = (known, s, seat, question, seed) =>
      think(known, s, seat, question, { level: seat < TESTED ? level : 'easy', seed, iterations: ITERATIONS });
    for (const seats of new Set([2, (levelNumber(level) ?? 0) >= 5 ? 2 : 4].map((wanted) => seatsOf(game, wanted))))
      expect(noPeeking(game, bot, { seats, seed: 'peek' }, effort(1, 2))).toBeGreaterThan(0);
  });

  test('does the same for the same seed and does not change the state', () => {
    const s = rules.begin(seatsOf(game, 2), {}, 'same');
    for (let i = 0; i < 12 && s.result === null; i++) {
      const before = JSON.stringify(s);
      const row = rules.waiting(s)[0];
      if (!row) break;
      const thought = { level, seed: `s${i}`, iterations: 10 };
      const first = think(rules, s, row.seat, row.question, thought);
      expect(think(rules, JSON.parse(before), row.seat, row.question, thought)).toEqual(first);
      expect(JSON.stringify(s)).toBe(before);
      step(rules, s, () => 'easy', 'on');
    }
  });
});

test.each(games.map((game) => [game.id, game] as const))(
  '%s: hard answers like medium if it may not search',
  (_id, game) => {
    const rules = rulesOf<any>(game);
    const s = rules.begin(seatsOf(game, 2), {}, 'prior');
    for (let i = 0; i < 25 && s.result === null; i++) {
      for (const { seat, question } of rules.waiting(s)) {
        const prior = think(rules, s, seat, question, { level: 'medium', seed: `p${i}`, iterations: 1000 });
        expect(think(rules, s, seat, question, { level: 'hard', seed: `p${i}`, iterations: 0 })).toEqual(prior);
      }
      step(rules, s, () => 'easy', 'on');
    }
  },
);

describe('think', () => {
  const rules = rulesOf<any>(fixtures.ticTacToe);
  const begun = () => rules.begin(2, {}, 'x');

  test('rejects a question that is not open for the seat', () => {
    const [row] = rules.waiting(begun());
    const thought = { level: 'hard', seed: 's', iterations: 1 } as const;
    expect(() => think(rules, begun(), 1, row?.question ?? '', thought)).toThrow(IllegalAction);
    expect(() => think(rules, begun(), 0, '9.9', thought)).toThrow(IllegalAction);
  });

  test('stops when time runs out', () => {
    let time = 0;
    let looks = 0;
    const now = () => {
      looks++;
      time += 10;
      return time;
    };
    const [row] = rules.waiting(begun());
    think(rules, begun(), 0, row?.question ?? '', { level: 'hard', seed: 's', budgetMs: 100, now });
    expect(looks).toBeLessThan(15);
  });

  test('lists its levels, and still knows the old names', () => {
    expect([...levels, 'easy', 'medium', 'hard'].every(isLevel)).toBe(true);
    expect([isLevel('genius'), isLevel('toString'), isLevel('level9'), isLevel(3)]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  test('gives each level its place on the ladder, and old names a near one', () => {
    expect(LADDER.map(levelNumber)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(['random', 'genius', 'toString'].map(levelNumber)).toEqual([null, null, null]);
    const old = ['easy', 'medium', 'hard'].map(levelNumber) as number[];
    expect(old).toEqual(old.toSorted((a, b) => a - b));
  });
});
