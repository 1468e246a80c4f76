import type { Insertion } from '@orrery/testing';

/** A card that a test adds to a copy of the game, following `docs/adding-a-card.md`. */
export const newCard = (version: number): Insertion[] => [
  {
    file: 'packages/games/mothership/src/content/cards.ts',
    before: 'import type { Since } from',
    add: "import { since } from '@orrery/kernel';\n",
  },
  {
    file: 'packages/games/mothership/src/content/cards.ts',
    before: '\n];\n',
    add: `\n  since(${version}, card(39, 2, 'Field Dock', 'OT', '0+1', { does: 'hull', n: 2 })),`,
  },
  {
    file: 'docs/rules/mothership.md',
    before: 'MO-403 |',
    add: `MO-998 | 39 Field Dock: the player’s mothership gains 2 hull points, up to 12 | C5
MO-999 | 39 Field Dock: 2 copies, OT, no X, resale 1 gas | C5
`,
  },
  {
    file: 'packages/games/mothership/test/cards/goods.test.ts',
    before: "describe('Wallet Inspector'",
    add: `describe('Field Dock', () => {
  it('MO-998 MO-999 heals the player’s mothership by 2, up to 12', () => {
    const t = scene({ units: FAR, hands: [[39, 39]], players: [{ hull: 9 }] });
    play(t, 39);
    expect(own(t, 0).hull).toBe(11);
    play(t, 39);
    expect([own(t, 0).hull, playable(scene({ units: FAR, hands: [[39]] }), 39)]).toEqual([12, []]);
  });
});

`,
  },
  { file: 'packages/games/mothership/test/referee/cards.ts', before: '    case 5:\n', add: '    case 39:\n' },
];
