import type { Insertion } from '@orrery/testing';

/** A card that a test adds to a copy of the game, as `docs/adding-a-card.md` describes. */
export const newCard = (version: number): Insertion[] => [
  {
    file: 'packages/games/moonrakers/src/content/parts.ts',
    before: 'import type { Brand, CardSet, Kind } from',
    add: "import { since } from '@orrery/kernel';\n",
  },
  {
    file: 'packages/games/moonrakers/src/content/parts.ts',
    before: "  base('VE1',",
    add: `  since(
    ${version},
    base('KO12', 'komek', 'Twin Coil', 4, ['r'], [
      first('reactor')(draw(1)),
      paying([discarding(1, 'any')], oncePerContract(actions(1))),
    ]),
  ),\n`,
  },
  {
    file: 'docs/rules/moonrakers.md',
    before: 'MK-616 |',
    add: 'MK-999 | KO12 (4; r): the first Reactor card draws 1; once per contract discard a card for 1 Action. | C7\n',
  },
  {
    file: 'packages/games/moonrakers/test/cards/parts.test.ts',
    before: "  it('MK-570 MK-332 D112 KO1",
    add: `  it('MK-999 KO12 draws for the first Reactor card, and trades a card for an Action', () => {
    const t = withPart('KO12', { hand: ['r', 't', 's'], deck: ['d1'] });
    play(t, 'r');
    pick(t, 'KO12');
    expect(hand(t)).toEqual(['d1', 's', 't']);
    use(t, 'KO12');
    pick(t, 's');
    expect([pilot(t).actions, hand(t)]).toEqual([3, ['d1', 't']]);
  });

`,
  },
  {
    file: 'packages/games/moonrakers/test/referee/facts.ts',
    before: 'VE1 base ventus',
    add: 'KO12 base komek 4 r\n',
  },
  {
    file: 'packages/games/moonrakers/test/referee/base-parts.ts',
    before: '  VE1: [',
    add: "  KO12: [nth(1, of('R'), cards(1)), use((b, seat) => paid(b, seat, 1, () => actions(1)(b, seat)), holding(1))],\n",
  },
];
