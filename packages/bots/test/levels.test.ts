import type { Level } from '@orrery/bots';
import { catalog } from '@orrery/games';
import { type Game, rulesOf } from '@orrery/kernel';
import { effort, fixtures } from '@orrery/testing';
import { describe, expect, test } from 'vitest';
import { step } from './step.ts';

/** Number of wins of side A, from 0 to 2, in a deal played from both seats. */
function pair(game: Game<any>, a: Level, b: Level, deal: number, iterations: number): number {
  const rules = rulesOf<any>(game);
  let won = 0;
  for (const mine of [0, 1]) {
    const s = rules.begin(2, {}, `match ${deal}`);
    while (step(rules, s, (seat) => (seat === mine ? a : b), `m${deal}`, iterations));
    const { winners } = s.result;
    if (winners.includes(mine)) won += 1 / winners.length;
  }
  return won;
}

/** Side A's share of the wins in mirrored games. */
function match(game: Game<any>, a: Level, b: Level, pairs: number, iterations: number): number {
  let won = 0;
  for (let deal = 0; deal < pairs; deal++) won += pair(game, a, b, deal, iterations);
  return won / (2 * pairs);
}

/** The lead in games that counts as clear. */
const CLEAR = effort(2, 3);

/** Side A's lead in games as soon as it is clear; plays more deals if the results are close. */
function ahead(game: Game<any>, a: Level, b: Level, iterations: number): number {
  let lead = 0;
  for (let deal = 0; deal < 12 && Math.abs(lead) < CLEAR; deal++) lead += 2 * pair(game, a, b, deal, iterations) - 2;
  return lead;
}

describe('levels', () => {
  test.each(catalog.map((entry) => entry.id))(
    'hard and medium beat easy, and level 6 beats level 1, at %s',
    { timeout: 600_000 },
    async (id) => {
      const game = await (catalog.find((entry) => entry.id === id) as (typeof catalog)[number]).load();
      expect(ahead(game, 'hard', 'easy', effort(6, 24))).toBeGreaterThanOrEqual(CLEAR);
      expect(ahead(game, 'medium', 'easy', effort(20, 40))).toBeGreaterThanOrEqual(CLEAR);
      expect(ahead(game, 'level6', 'level1', effort(6, 24))).toBeGreaterThanOrEqual(CLEAR);
    },
  );

  test('hard does not lose at tic-tac-toe and beats easy', () => {
    expect(match(fixtures.ticTacToe, 'hard', 'random', 15, 200)).toBeGreaterThan(0.85);
    expect(match(fixtures.ticTacToe, 'hard', 'easy', 15, 200)).toBeGreaterThan(0.75);
  });
});
