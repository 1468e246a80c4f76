import { HOME_TYPES } from '../content/cards.ts';
import { cardName, contractOf, isContract, isCrew, isObjective, isPart, isPrototype } from '../content/set.ts';

/**
 * Cards that look alike face down share a back. A captain's cards carry their owner, and sector contracts their sector,
 * as a group number in the bits above the card's number.
 */
const GROUP = 512;
/** The group of the mercenary deck, after the groups of the five captains. */
export const MERCENARIES = 5;
const SECTORED = 7 * GROUP;

export const ownCard = (owner: number, card: number): number => (owner + 1) * GROUP + card;
export const sectored = (card: number): number => SECTORED + card;
/** The card without its group. */
export const plain = (card: number): number => card & (GROUP - 1);
export const isHired = (card: number): boolean => card >> 9 === MERCENARIES + 1;

export function back(card: number): number {
  const group = card >> 9;
  if (card >= SECTORED) return group * 8 + HOME_TYPES.indexOf(contractOf(plain(card)).type);
  if (group > 0) return group;
  if (isCrew(card)) return 100;
  if (isPart(card)) return 101 + Number(isPrototype(card));
  return isContract(card) ? 103 : isObjective(card) ? 104 : 105;
}

/** The name of a card in answers and events. */
export const nameOf = (card: number): string => cardName(plain(card));
