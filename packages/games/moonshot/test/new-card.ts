import type { Insertion } from '@orrery/testing';

/** A card that a test adds to a copy of the game, following `docs/adding-a-card.md`. */
export const newCard = (version: number): Insertion[] => [
  {
    file: 'packages/games/moonshot/src/content/modules.ts',
    before: 'import type { Condition, ModuleDesign,',
    add: "import { since } from '@orrery/kernel';\n",
  },
  {
    file: 'packages/games/moonshot/src/content/modules.ts',
    before: "  module('M08',",
    add: `  since(${version}, module('M21', 'Ballast frame', 'row', [1, 0, 0, 1], centres(3, 'S'))),\n`,
  },
  {
    file: 'docs/rules/moonshot.md',
    before: 'MS-233 |',
    add: 'MS-999 | M21 Ballast frame: zone row; while at least 3 S centre icons in the zone: S+1 Adaptivity+1. | C3\n',
  },
  {
    file: 'packages/games/moonshot/test/engineering/blueprint.test.ts',
    before: "    [233, 'M20',",
    add: "    [999, 'M21', 'A', row('S01', 'S14'), row('S01', 'S03', 'E01')],\n",
  },
  {
    file: 'packages/games/moonshot/test/referee/rocket.ts',
    before: "  M20: ['P*',",
    add: "  M21: ['SSS', 'SA'],\n",
  },
];
