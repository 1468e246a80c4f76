import type { Seat } from '@orrery/kernel';
import { CARD_IDS, CARDS, type Card, type DeckCard, type EventCard, FACTIONS, PLACES, type Request } from './index.ts';

/**
 * A card in a zone is its number in the box plus the owner of its deck in the higher bits. The owner is always public,
 * so it is part of the card's back: an imagined world deals a player's hidden cards only from that player's own.
 */
const OWNER = 512;
const FACE = OWNER - 1;

/** The physical card behind a card of a zone. */
export const faceOf = (card: number): number => card & FACE;
/** The owner of a card; -1 for none. */
export const ownerOf = (card: number): Seat => (card >> 9) - 1;
/** The card as one of a player's deck. */
export const claimed = (card: number, seat: Seat): number => faceOf(card) + OWNER * (seat + 1);

/** The name of a card in answers and events: `B03.2`. */
export const nameOf = (card: number): string => CARD_IDS[card & FACE] as string;
export const namesOf = (cards: readonly number[]): string[] => cards.map(nameOf);
/** What is printed on a card. */
export const titleOf = (card: number): string => (CARDS[card & FACE] as Card).name;
/** A card, or several, as data of an event: id and name. */
export const labelled = (card: number): { card: string; name: string } => ({ card: nameOf(card), name: titleOf(card) });
export const labelledAll = (cards: readonly number[]): { cards: string[]; names: string[] } => ({
  cards: namesOf(cards),
  names: cards.map(titleOf),
});
export const deckCard = (card: number): DeckCard => CARDS[card & FACE] as DeckCard;
export const eventCard = (card: number): EventCard => CARDS[card & FACE] as EventCard;
export const requestCard = (card: number): Request => CARDS[card & FACE] as Request;

/** The place of each Event or Illegal Tech on the board, -1 for cards that have none. */
const PLACE_OF: readonly number[] = CARDS.map((face) => ('place' in face ? PLACES.indexOf(face.place) : -1));
export const placeOf = (card: number): number => PLACE_OF[card & FACE] as number;

/** Piles of unowned cards; owners come before them. */
function pileOf(face: Card): number {
  switch (face.kind) {
    case 'event':
      return face.catastrophic ? 11 : 10;
    case 'request':
      return 12;
    case 'architect':
      return 13;
    case 'illegal':
      return 20 + PLACES.indexOf(face.place);
    case 'market':
      return 30 + FACTIONS.indexOf(face.faction);
    default:
      return 14;
  }
}
const PILE_OF: readonly number[] = CARDS.map(pileOf);

/** Cards with the same back: a player's own cards, else cards of the same pile. */
export const back = (card: number): number => (card >> 9 > 0 ? card >> 9 : (PILE_OF[card & FACE] as number));
