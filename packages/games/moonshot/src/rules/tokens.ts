import { defined } from '@orrery/kernel';
import type { PoliticsSlot, Program, State } from '../state.ts';

/** Kinds of tokens. */
export const INFLUENCE = 0;
export const BLUFF = 1;
/** A card stays for at most three rounds, so its tokens have three ages. */
export const AGES = 3;

export const tokenAt = (side: number, age: number, kind: number): number => side * AGES * 2 + age * 2 + kind;

/** Number of a side's tokens on a card, of both kinds. */
export function countOf(slot: PoliticsSlot, side: number): number {
  let sum = 0;
  for (let i = tokenAt(side, 0, 0); i < tokenAt(side + 1, 0, 0); i++) sum += defined(slot.tokens[i]);
  return sum;
}

/** Number of a side's tokens of one age on a card, as others see it. */
export const countAged = (slot: PoliticsSlot, side: number, age: number): number =>
  defined(slot.tokens[tokenAt(side, age, INFLUENCE)]) + defined(slot.tokens[tokenAt(side, age, BLUFF)]);

/** A side's influence and bluff on a card. */
export function kindsOf(slot: PoliticsSlot, side: number): [influence: number, bluff: number] {
  let influence = 0;
  let bluff = 0;
  for (let age = 0; age < AGES; age++) {
    influence += defined(slot.tokens[tokenAt(side, age, INFLUENCE)]);
    bluff += defined(slot.tokens[tokenAt(side, age, BLUFF)]);
  }
  return [influence, bluff];
}

/** Number of a side's unplaced tokens, of both kinds. */
export const unplaced = (own: Program): number => own.influence + own.bluff;

/** A place where a side's unrevealed tokens can be: a slot of either side, or its own supply. */
export interface Spot {
  slot: PoliticsSlot | null;
  count: number;
}
export function spotsOf(s: State, side: number, age: number): Spot[] {
  const spots: Spot[] = [];
  for (const { slots } of s.programs) {
    for (const slot of slots) {
      const count = countAged(slot, side, age);
      if (count > 0) spots.push({ slot, count });
    }
  }
  const own = defined(s.programs[side]);
  if (age === 0 && unplaced(own) > 0) spots.push({ slot: null, count: unplaced(own) });
  return spots;
}

/** Tokens of an age that were dealt and not yet revealed: the totals that others know. */
export const bookOf = (own: Program, age: number): [influence: number, bluff: number] => [
  defined(own.books[age * 2 + INFLUENCE]),
  defined(own.books[age * 2 + BLUFF]),
];

/** The minimum and maximum influence among `count` tokens from a supply of both kinds. */
export const rangeOf = (count: number, influence: number, bluff: number): [least: number, most: number] => [
  Math.max(0, count - bluff),
  Math.min(count, influence),
];
