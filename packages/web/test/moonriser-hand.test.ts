import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Hand } from '../src/games/moonriser/board/panels/Tiles.tsx';

const hand = (basic: number, owner: string | null): string =>
  renderToStaticMarkup(createElement(Hand, { hand: { basic, advanced: 0, tiles: [] }, owner }));

describe('a hand of tiles', () => {
  it('tells only its owner how to draw tiles', () => {
    expect(hand(0, null)).toContain('No tiles. Pay blue in planning');
    expect(hand(0, 'Grace')).toContain('No tiles.<');
    expect(hand(0, 'Grace')).toContain('Grace’s hand');
  });

  it('shows the number of tiles and the limit, also above the limit', () => {
    expect(hand(6, null)).toContain('6 · limit 5');
  });
});
