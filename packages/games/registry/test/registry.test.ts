import { catalog, findGame } from '@orrery/games';
import { briefId } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';

describe('the catalog', () => {
  test.each(catalog.map((entry) => [entry.id, entry] as const))(
    '%s loads the game with its id and name',
    async (_id, entry) => {
      const game = await entry.load();
      expect({ id: game.id, name: game.name }).toEqual({ id: entry.id, name: entry.name });
    },
  );

  test.each(catalog.map((entry) => [entry.id, entry] as const))(
    '%s has a short notification text for each question',
    async (_id, entry) => {
      const { flows, messages } = await entry.load();
      const wordless = flows.flatMap(({ name, steps }) =>
        Object.entries(steps).flatMap(([step, { ask, sealed, brief }]: [string, any]) => {
          const id = briefId(name, step);
          return (ask ?? sealed) === undefined || brief || messages[id] ? [] : [id];
        }),
      );
      expect(wordless).toEqual([]);
      const long = Object.entries(messages).filter(
        ([id, text]) => id.startsWith('brief-') && !/^.{4,52}[^.]$/.test(text),
      );
      expect(long).toEqual([]);
    },
  );

  test('lists each game once, sorted by name', () => {
    const names = catalog.map((entry) => entry.name);
    expect(names).toEqual([...new Set(names)].sort());
  });

  test('returns null for an unknown game', () => {
    expect(findGame('no-such-game')).toBeNull();
    expect(findGame('__proto__')).toBeNull();
  });
});
