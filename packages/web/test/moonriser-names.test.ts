import { LAYOUTS } from '@orrery/moonriser';
import { describe, expect, it } from 'vitest';
import { neighbour } from '../src/games/moonriser/board/geometry.ts';
import { fieldName } from '../src/games/moonriser/board/names.ts';
import { gameUi } from '../src/games/moonriser/game-ui.tsx';

/** The fields of a layout: for each piece, its centre and the six fields around it. */
const fieldsOf = (slots: readonly (readonly [number, number])[]) =>
  slots.flatMap(([a, b]) => {
    const centre = `${3 * a + 2 * b},${-2 * a + b}`;
    return [centre, ...[0, 1, 2, 3, 4, 5].map((edge) => neighbour(centre, edge))];
  });

describe('the names of fields', () => {
  it('are a letter and a number, one for each field of every board', () => {
    for (const { id, slots } of LAYOUTS) {
      const names = fieldsOf(slots).map(fieldName);
      expect(
        names.filter((name) => !/^[A-J]([1-9]|1[0-2])$/.test(name)),
        id,
      ).toEqual([]);
      expect(new Set(names).size, id).toBe(names.length);
    }
  });

  it('count fields from west to east and letter rows from north to south', () => {
    expect(['0,0', '1,0', '2,0'].map(fieldName)).toEqual(['F5', 'F6', 'F7']);
    expect(fieldName('0,1')).toBe('G5');
    expect(fieldName('0,-1')).toBe('E4');
  });

  it('are used in the log, lists and hints', () => {
    expect(gameUi.shown('cell', '-1,2')).toBe(fieldName('-1,2'));
  });
});
