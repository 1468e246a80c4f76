import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  draw,
  EVERYBODY,
  maskOf,
  masks,
  move,
  NOBODY,
  pile,
  redeal,
  remix,
  SPECTATORS,
  seeded,
  show,
  shuffle,
  visibleCards,
  witness,
  type Zone,
} from '../src/index.ts';

const learner = () => ({ marks: [0, 0, 0] });
const back = (card: number) => card % 2;
const zones = fc.array(
  fc
    .array(fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 7 })), { maxLength: 8 })
    .map((cards): Zone => ({ cards: cards.map(([card]) => card), known: cards.map(([, known]) => known) })),
  { maxLength: 4 },
);
const copy = (from: Zone[]): Zone[] => from.map((z) => ({ cards: [...z.cards], known: [...z.known] }));
const all = (from: Zone[]) => from.flatMap((z) => z.cards).sort((a, b) => a - b);

describe('a zone', () => {
  it('keeps who knows a card when it moves, and marks seats that learn it', () => {
    const s = learner();
    const deck = pile([5, 6, 7]);
    const hand = pile();
    expect(draw(s, deck, hand, maskOf(1))).toBe(7);
    expect(s.marks).toEqual([0, 1, 0]);
    show(s, hand, 0, masks([1, 2]));
    expect(s.marks).toEqual([0, 1, 1]);
    move(s, hand, 0, deck, NOBODY, 0);
    expect(deck).toEqual({ cards: [7, 5, 6], known: [masks([1, 2]), 0, 0] });
    expect(visibleCards(deck, 1)).toEqual([7, null, null]);
    expect(visibleCards(deck, 0)).toEqual([null, null, null]);
    expect(visibleCards(deck, null)).toEqual([null, null, null]);
    expect(s.marks).toEqual([0, 1, 1]);
    move(s, deck, 0, hand, EVERYBODY);
    expect(s.marks).toEqual([1, 1, 1]);
    expect(visibleCards(hand, null)).toEqual([7]);
    expect(() => draw(s, pile(), hand, 0)).toThrow('no entry');
  });

  it('loses all knowledge when it is shuffled', () => {
    const deck = pile([1, 2, 3, 4, 5, 6, 7, 8], EVERYBODY);
    shuffle(deck, seeded('mix'));
    expect(visibleCards(deck, 0)).toEqual(new Array(8).fill(null));
    expect(all([deck])).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(deck.cards).not.toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('shares its marks with witness, for knowledge outside zones', () => {
    const s = learner();
    witness(s);
    witness(s, maskOf(2));
    expect(s.marks).toEqual([1, 1, 2]);
    expect(EVERYBODY & SPECTATORS).toBe(SPECTATORS);
    expect(maskOf(null)).toBe(SPECTATORS);
  });
});

describe('re-dealing', () => {
  it('keeps known cards, the place of every back, and all cards', () => {
    fc.assert(
      fc.property(zones, fc.string(), (real, seed) => {
        const world = copy(real);
        redeal(world, 1, seeded(seed), back);
        real.forEach((z, i) => {
          expect(visibleCards(world[i] as Zone, 1)).toEqual(visibleCards(z, 1));
          expect(world[i]?.cards.map(back)).toEqual(z.cards.map(back));
          expect(world[i]?.known).toEqual(z.known);
        });
        expect(all(world)).toEqual(all(real));
      }),
    );
  });

  it('gives the same world wherever the unknown cards are', () => {
    fc.assert(
      fc.property(zones, fc.string(), fc.string(), (real, one, two) => {
        const a = copy(real);
        redeal(a, 1, seeded(one), back);
        const b = copy(a);
        redeal(b, 1, seeded(two), back);
        redeal(b, 1, seeded(one), back);
        expect(b).toEqual(a);
      }),
    );
  });

  it('after an undo shuffles unknown cards within each zone', () => {
    fc.assert(
      fc.property(zones, fc.string(), (real, seed) => {
        const mixed = copy(real);
        remix(mixed, seeded(seed), back);
        real.forEach((z, i) => {
          const now = mixed[i] as Zone;
          expect(all([now])).toEqual(all([z]));
          expect(now.cards.map(back)).toEqual(z.cards.map(back));
          z.cards.forEach((card, at) => {
            if (z.known[at] !== NOBODY) expect(now.cards[at]).toBe(card);
          });
        });
      }),
    );
  });
});
