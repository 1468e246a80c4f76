import { defined, type Zone } from '@orrery/kernel';
import { deckCard, faceOf } from '../content/cards.ts';
import { marketOf, NONE, type Player, type State } from '../state.ts';

/** The index of a physical card in a zone, or -1. */
export function indexOf(z: Zone, card: number): number {
  const face = faceOf(card);
  for (let i = 0; i < z.cards.length; i++) if (faceOf(defined(z.cards[i])) === face) return i;
  return -1;
}

/** The face-up card of a faction; -1 if the slot is empty. */
export function faceUp(s: State, faction: number): number {
  const { cards } = marketOf(s, faction);
  return cards[cards.length - 1] ?? NONE;
}

/** All cards a player owns: deck, hand, discard pile and, during a turn, cards in play. */
export function* ownedCards(player: Player): Generator<number> {
  yield* player.deck.cards;
  yield* player.hand.cards;
  yield* player.discard.cards;
  yield* player.played.cards;
}

/** Whether a unique card can no longer be used this turn because it was already played or copied (HX-147, HX-148). */
export const isSpent = (s: State, card: number): boolean => {
  const { unique, id } = deckCard(card);
  return unique && (s.thisTurn.uniques.some((other) => deckCard(other).id === id) || isCopied(s, card));
};
export const isCopied = (s: State, card: number): boolean =>
  deckCard(card).unique && s.thisTurn.copied.some((other) => deckCard(other).id === deckCard(card).id);
