import { catalog, findGame } from '@orrery/games';
import { describe, expect, test } from 'vitest';

describe('the catalogue', () => {
  test.each(catalog.map((entry) => [entry.id, entry] as const))(
    '%s loads and agrees with its game',
    async (_id, entry) => {
      const game = await entry.load();
      expect({ id: game.id, name: game.name }).toEqual({ id: entry.id, name: entry.name });
    },
  );

  test('games stand in the order of their names, each once', () => {
    const names = catalog.map((entry) => entry.name);
    expect(names).toEqual([...new Set(names)].sort());
  });

  test('an unknown game is nobody', () => {
    expect(findGame('no-such-game')).toBeNull();
    expect(findGame('__proto__')).toBeNull();
  });
});
