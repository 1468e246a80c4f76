import { DESIGNS } from '@orrery/helionox';
import { describe, expect, it } from 'vitest';
import { faceOf } from '../src/games/helionox/board/faces.ts';

describe('pictures of Helionox', () => {
  it('gives each design of a frame a unique picture', () => {
    const seen = new Map<string, string>();
    const doubles = DESIGNS.flatMap((card) => {
      const { family, kind, picture } = faceOf(card);
      const look = `${family} ${kind} ${picture.glyph} ${picture.beside}`;
      const other = seen.get(look);
      seen.set(look, card.name);
      return other && other !== card.name ? [`${card.name} looks like ${other}`] : [];
    });
    expect(doubles).toEqual([]);
  });

  it('draws the four Fleet Assets with four different icons', () => {
    const fleet = DESIGNS.filter(({ kind }) => kind === 'fleet').map((card) => faceOf(card).picture.glyph);
    expect(new Set(fleet).size).toBe(4);
  });
});
