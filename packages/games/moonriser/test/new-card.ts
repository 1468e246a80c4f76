import type { Insertion } from '@orrery/testing';

/** A tile and its rule that a test adds to a copy of the repository, following `docs/adding-a-card.md`. */
export const newCard = (version: number): Insertion[] => [
  {
    file: 'packages/games/moonriser/src/content/tiles.ts',
    before: '  A10: {\n',
    add: `  A12: {
    ...plain,
    id: 'A12',
    name: 'Solar kiln',
    back: 'advanced',
    copies: 2,
    value: 3,
    price: price(2, 1),
    edges: [ORE.white, _, _, X, _, _],
    corners: [R, _, G, _, _, _],
    bonus: [perLink(R, 'ORE')],
    since: ${version},
  },
`,
  },
  {
    file: 'docs/rules/moonriser.md',
    before: 'MR-236 |',
    add: 'MR-999 | A12 Solar kiln: Advanced, 2 copies; value 3; price 2G 1R; e0 ORE white, e3 empty space; corners c0 R, c2 G; per round +1R for each ORE link. | C2\n',
  },
];
