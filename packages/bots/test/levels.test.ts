import type { Level } from '@orrery/bots';
import { catalog } from '@orrery/games';
import { type Game, rulesOf } from '@orrery/kernel';
import { fixtures } from '@orrery/testing';
import { describe, expect, test } from 'vitest';
import { step } from './step.ts';

/** Side a's wins over mirrored games. */
function match(game: Game<any>, a: Level, b: Level, pairs: number, iterations: number): number {
  const rules = rulesOf<any>(game);
  let won = 0;
  for (let i = 0; i < 2 * pairs; i++) {
    const mine = i % 2;
    const s = rules.begin(2, {}, `match ${i >> 1}`);
    while (step(rules, s, (seat) => (seat === mine ? a : b), `m${i >> 1}`, iterations));
    const { winners } = s.result;
    if (winners.includes(mine)) won += 1 / winners.length;
  }
  return won / (2 * pairs);
}

describe('levels', () => {
  test.each(catalog.map((entry) => entry.id))('hard and medium beat easy at %s', { timeout: 600_000 }, async (id) => {
    const game = await (catalog.find((entry) => entry.id === id) as (typeof catalog)[number]).load();
    expect(match(game, 'hard', 'easy', 2, 24)).toBeGreaterThan(0.5);
    expect(match(game, 'medium', 'easy', 3, 40)).toBeGreaterThan(0.5);
  });

  test('hard does not lose at tic-tac-toe and beats easy', () => {
    expect(match(fixtures.ticTacToe, 'hard', 'random', 15, 200)).toBeGreaterThan(0.85);
    expect(match(fixtures.ticTacToe, 'hard', 'easy', 15, 200)).toBeGreaterThan(0.75);
  });
});
