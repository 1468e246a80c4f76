import { describe, expect, test } from 'vitest';
import type { Played } from '../src/sample.ts';
import { isTeam, seatShares, tallies, traitTables, winOf } from '../src/win-shares.ts';

const game = (scores: number[], winners: number[], ...traits: Record<string, string[]>[]): Played => ({
  result: { scores, places: scores.map(() => 1), winners, reason: 'end' },
  decisions: 1,
  traits,
  record: null,
});
const many = (n: number, one: Played): Played[] => new Array<Played>(n).fill(one);

describe('win share by trait', () => {
  const red = { colour: ['red'] };
  const blue = { colour: ['blue'] };

  test('a team has one score and wins or loses as a whole', () => {
    expect(isTeam([game([3, 3], [0, 1]), game([2, 2], [])])).toBe(true);
    expect(isTeam([game([3, 3], [0, 1]), game([2, 2], [0])])).toBe(false);
    expect(isTeam([game([3, 2], [0, 1])])).toBe(false);
    expect(winOf(game([3, 3], [0, 1]), 1, true)).toBe(1);
    expect(winOf(game([3, 3], [0, 1]), 1, false)).toBe(0.5);
    expect(winOf(game([3, 3], [0]), 1, false)).toBe(0);
  });

  test('a seat with several values is split between them', () => {
    const played = [game([2, 1], [0], { colour: ['red', 'blue'] }, blue), game([1, 2], [1], red, red)];
    expect(tallies(played, false).get('colour')).toEqual([
      { value: 'red', seats: 2.5, won: 1.5 },
      { value: 'blue', seats: 1.5, won: 0.5 },
    ]);
  });

  test('values that win significantly too often or too rarely are marked', () => {
    const [few] = traitTables([game([2, 1], [0], red, blue)], false);
    expect(few?.split('\n')).toEqual([
      'colour  seats  win share  vs fair       95 %',
      'red         1    100.0 %     2.00  0.41-2.00',
      'blue        1      0.0 %     0.00  0.00-1.59',
    ]);
    const [lots] = traitTables(many(40, game([2, 1], [0], red, blue)), false);
    expect(lots).toMatch(/^red +40 +100\.0 % +2\.00 +1\.82-2\.00 +>$/m);
    expect(lots).toMatch(/^blue +40 +0\.0 % +0\.00 +0\.00-0\.18 +<$/m);
  });

  test('in a team the fair share is the win rate of the team', () => {
    const played = [...many(30, game([9, 9], [0, 1], red, blue)), ...many(10, game([9, 9], [], red, red))];
    const [rows] = traitTables(played, true);
    expect(rows).toMatch(/^blue +30 +100\.0 % +1\.33 /m);
    expect(rows).toMatch(/^red +50 +60\.0 % +0\.80 /m);
    expect(traitTables([game([9], [], red)], true)[0]).toMatch(/^red +1 +0\.0 % +- +-$/m);
  });

  test('seats have a narrower band than traits: 1.33 is marked', () => {
    const played = [...many(400, game([2, 1, 0], [0])), ...many(500, game([0, 2, 1], [1, 2]))];
    expect(seatShares(played)).toEqual([
      ['44.4 %', '1.33', '1.24-1.43', '>'],
      ['27.8 %', '0.83', '0.75-0.92', ''],
      ['27.8 %', '0.83', '0.75-0.92', ''],
    ]);
    expect(seatShares([game([2, 1], [0])]).map((row) => row.at(-1))).toEqual(['', '']);
  });

  test('a game without traits has no table', () => {
    expect(traitTables([game([2, 1], [0])], false)).toEqual([]);
  });
});
