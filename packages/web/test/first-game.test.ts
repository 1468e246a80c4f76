import { describe, expect, test } from 'vitest';
import { gameOf } from '../src/catalog.ts';
import { firstGameOf, firstGameText } from '../src/pages/new/first-game.ts';

describe('first game', () => {
  test('suits the chosen kind of game', async () => {
    const game = await gameOf('helionox');
    expect(firstGameOf(game)).toEqual({ seats: 2, level: 'level2', options: {} });
    expect(firstGameOf(game, { mode: 'cooperative' })).toEqual({
      seats: 2,
      level: 'level2',
      options: { mode: 'cooperative', difficulty: 'rookie' },
    });
    expect(firstGameOf(game, { mode: 'cooperative' }, true).seats).toBe(1);
  });

  test('names players, options and length', async () => {
    const game = await gameOf('helionox');
    expect(firstGameText(game)).toMatch(/^You and Metis · 40/);
    const alone = firstGameOf(game, { mode: 'cooperative' }, true);
    expect(firstGameText(game, alone, 'Rookie')).toMatch(/^You alone · Rookie · 40/);
  });
});
