import { defined, type Seat } from '@orrery/kernel';
import { CARD_IDS, CARDS, type Card, type DeckCard, type EventCard, FACTIONS, PLACES, type Request } from './index.ts';

/**
 * A card in a zone is its number in the box, plus the owner of its deck in the higher bits. The owner is always public
 * and therefore part of the card's back: when hidden cards are sampled, a player gets only cards of their own deck.
 */
const OWNER = 512;
const FACE = OWNER - 1;

/** The physical card's number, without the owner bits. */
export const faceOf = (card: number): number => card & FACE;
/** The owner of a card; -1 if it has none. */
export const ownerOf = (card: number): Seat => (card >> 9) - 1;
/** The card as part of a player's deck. */
export const claimed = (card: number, seat: Seat): number => faceOf(card) + OWNER * (seat + 1);

/** The id of a card in answers and events: `B03.2`. */
export const nameOf = (card: number): string => defined(CARD_IDS[card & FACE]);
export const namesOf = (cards: readonly number[]): string[] => cards.map(nameOf);
/** The name printed on a card. */
export const titleOf = (card: number): string => defined(CARDS[card & FACE]).name;
/** One or several cards as data of an event: ids and names. */
export const labelled = (card: number): { card: string; name: string } => ({ card: nameOf(card), name: titleOf(card) });
export const labelledAll = (cards: readonly number[]): { cards: string[]; names: string[] } => ({
  cards: namesOf(cards),
  names: cards.map(titleOf),
});
export const deckCard = (card: number): DeckCard => defined(CARDS[card & FACE]) as DeckCard;
export const eventCard = (card: number): EventCard => defined(CARDS[card & FACE]) as EventCard;
export const requestCard = (card: number): Request => defined(CARDS[card & FACE]) as Request;

/** The board place of each Event or Illegal Tech; -1 for other cards. */
const PLACE_OF: readonly number[] = CARDS.map((face) => ('place' in face ? PLACES.indexOf(face.place) : -1));
export const placeOf = (card: number): number => defined(PLACE_OF[card & FACE]);

/** The pile of an unowned card, numbered after the owners. */
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

/** The back of a card: its owner, else its pile. Cards with the same back cannot be told apart face down. */
export const back = (card: number): number => (card >> 9 > 0 ? card >> 9 : defined(PILE_OF[card & FACE]));
