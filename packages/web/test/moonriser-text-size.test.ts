import { describe, expect, it } from 'vitest';
import { isSmall, isTiny, R, textSize } from '../src/games/moonriser/board/geometry.ts';

/** The size of text, in pixels, on a board whose hexes have this radius. */
const shown = (radius: number) => (textSize(radius / R) * radius) / R;

describe('text on the board', () => {
  it('is at least 11 pixels at every size of the board', () => {
    for (let radius = 14; radius <= 110; radius++) expect(shown(radius)).toBeGreaterThanOrEqual(11);
  });

  it('leaves out details only where hexes are small', () => {
    expect(isSmall(textSize(43 / R))).toBe(false);
    expect(isSmall(textSize(26 / R))).toBe(true);
    expect(isTiny(textSize(26 / R))).toBe(false);
    expect(isTiny(textSize(17 / R))).toBe(true);
  });

  it('changes in steps, so that zooming redraws the board rarely', () => {
    const sizes = new Set(Array.from({ length: 100 }, (_, i) => textSize(0.3 + i / 1000)));
    expect(sizes.size).toBeLessThan(6);
  });
});
