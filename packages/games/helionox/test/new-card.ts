import type { Insertion } from '@orrery/testing';

/** A card that a test adds to a copy of the game, following `docs/adding-a-card.md`. */
export const newCard = (version: number): Insertion[] => [
  {
    file: 'packages/games/helionox/src/content/market/bio.ts',
    before: "  card('B13',",
    add: `  card('B15', 'Lichen Poet', 'operative', { cost: 2, influence: 2, copies: 2, since: ${version} }, influence(1), draw(1)),\n`,
  },
  {
    file: 'docs/rules/helionox.md',
    before: 'HX-465 |',
    add: 'HX-999 | B15 Lichen Poet, cost 2, Influence 2, 2 copies: 1 I, draw 1. | C1\n',
  },
  {
    file: 'packages/games/helionox/test/cards/bio.test.ts',
    before: "  it('HX-464",
    add: `  it('HX-999 Lichen Poet', () => {
    const t = scene({ hand: ['B15.1'], deck: ['MA.1'] });
    play(t, 'B15.1');
    expect([me(t).influence, hand(t)]).toEqual([1, ['MA.1']]);
  });

`,
  },
];
