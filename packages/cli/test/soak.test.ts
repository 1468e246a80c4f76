import { type Game, rulesOf } from '@orrery/kernel';
import { fixtures } from '@orrery/testing';
import { describe, expect, test } from 'vitest';
import { pairsIn, soak } from '../src/soak.ts';
import { orrery } from './run.ts';

describe('a soak', () => {
  const { ticTacToe } = fixtures;
  const rules = rulesOf<any>(ticTacToe);
  const failureOf = (changed: Partial<Game>) => soak(rulesOf<any>({ ...ticTacToe, ...changed } as Game), 'x').failure;

  test('is the same for the same seed, and says how each game ended', () => {
    expect(soak(rules, 'x')).toEqual(soak(rules, 'x'));
    expect(soak(rules, 'x')).toMatchObject({ seats: 2, failure: null, reason: expect.any(String) });
  });

  test('tells of a game that does not end, loses a piece or breaks down', () => {
    expect(failureOf({ bound: 1 })).toMatch(/does not end within 1/);
    let count = 0;
    expect(failureOf({ census: () => [`piece ${count++}`] })).toMatch(/lost or made/);
    const over = () => {
      throw new Error('broken');
    };
    expect(failureOf({ over })).toMatch(/broken/);
  });

  test('counts pairs of values', () => {
    expect(
      pairsIn([
        { seats: 2, options: { a: 1, b: 1 } },
        { seats: 2, options: { a: 1, b: 2 } },
      ]),
    ).toBe(5);
  });

  test('is a command that draws setups at random', async () => {
    const { code, out } = await orrery('soak', 'moonriser', '-n', '3', '--seed', 's', '--inspect', '3');
    expect(code).toBe(0);
    expect(out).toMatch(/^Moonriser, seed s\ngames +3, .* 0 failed\n/);
  });
});
