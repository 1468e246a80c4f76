import { below, draw, logEvent, maskOf, masks, move } from '@orrery/kernel';
import { cardName, titleOf } from '../content/set.ts';
import { isSeat } from '../rules/board.ts';
import { playerOf, type State } from '../state.ts';
import { discardAt } from './fall.ts';

/** Draws up to this many cards from the deck (MO-307, MO-627). */
export function drawCards(s: State, seat: number, count: number): void {
  if (!isSeat(s, seat)) return;
  for (let i = 0; i < count && s.deck.cards.length > 0; i++) {
    const card = draw(s, s.deck, playerOf(s, seat).hand, maskOf(seat));
    logEvent('drew', { seat }, maskOf(seat), { card: cardName(card), name: titleOf(card).name });
  }
}

/** Steals a random card; only the two players see it (MO-628). */
export function stealCard(s: State, seat: number, from: number): void {
  const { hand } = playerOf(s, from);
  const at = below(s.rng, hand.cards.length);
  const card = move(s, hand, at, playerOf(s, seat).hand, maskOf(seat));
  logEvent('stole', { seat, from }, masks([seat, from]), { card: cardName(card), name: titleOf(card).name });
}

/** Reveals and discards a card; it takes effect after the other players had a chance to cancel it (MO-310, MO-321). */
export function declare(s: State, seat: number, card: number, target: string): void {
  discardAt(s, seat, playerOf(s, seat).hand.cards.indexOf(card));
  s.declared = { seat, card, target };
  logEvent('played', { seat, card: cardName(card), name: titleOf(card).name, target });
}
