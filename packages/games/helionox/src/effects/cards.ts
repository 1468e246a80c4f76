import { draw, EVERYBODY, logEvent, maskOf, move, pour, type Seat, show, shuffle, type Zone } from '@orrery/kernel';
import { claimed, labelled, labelledAll } from '../content/cards.ts';
import { indexOf } from '../rules/cards.ts';
import { marketOf, playerOf, type State } from '../state.ts';

/** Draws cards one by one. An empty deck is refilled from the discard pile; drawing stops if both are empty. */
export function drawCards(s: State, seat: Seat, count: number): void {
  const { deck, hand, discard } = playerOf(s, seat);
  let drawn = 0;
  for (; drawn < count; drawn++) {
    if (deck.cards.length === 0) {
      if (discard.cards.length === 0) break;
      reshuffle(s, seat);
    }
    draw(s, deck, hand, maskOf(seat));
  }
  if (drawn > 0) logEvent('drew', { seat, count: drawn }, maskOf(seat), { ...labelledAll(hand.cards.slice(-drawn)) });
}

/** Shuffles the discard pile into the deck (HX-190). */
function reshuffle(s: State, seat: Seat): void {
  const { deck, discard } = playerOf(s, seat);
  logEvent('reshuffled', { seat, count: discard.cards.length });
  pour(discard, deck);
  shuffle(deck, s.rng);
}

/** Moves cards from hand to the player's discard pile. */
export function discardCards(s: State, seat: Seat, faces: readonly number[]): void {
  const { hand, discard } = playerOf(s, seat);
  for (const face of faces) move(s, hand, indexOf(hand, face), discard, EVERYBODY);
  if (faces.length > 0) logEvent('discarded', { seat, ...labelledAll(faces) });
}

/** Removes a card from a player for good (HX-218). */
export function consumeCard(s: State, seat: Seat, from: Zone, face: number): void {
  move(s, from, indexOf(from, face), s.consumed, EVERYBODY);
  logEvent('consumed', { seat, ...labelled(face) });
}

/** Moves a faction's face-up card to a player and reveals the next one (HX-134). */
export function takeFromMarket(s: State, seat: Seat, faction: number, into: 'deck' | 'hand'): number {
  const card = receive(s, seat, marketOf(s, faction), marketOf(s, faction).cards.length - 1, into);
  turnUp(s, faction);
  return card;
}

/** Moves a card face up to a player's hand or the top of their deck; it then belongs to that player. */
export function receive(s: State, seat: Seat, from: Zone, at: number, into: 'deck' | 'hand'): number {
  const zone = playerOf(s, seat)[into];
  const card = move(s, from, at, zone, EVERYBODY);
  zone.cards[zone.cards.length - 1] = claimed(card, seat);
  return card;
}

/** Moves the face-up card to the bottom of its deck and reveals the next one (HX-082). */
export function cycleMarket(s: State, seat: Seat, faction: number): void {
  const deck = marketOf(s, faction);
  const card = move(s, deck, deck.cards.length - 1, deck, EVERYBODY, 0);
  logEvent('cycled', { seat, ...labelled(card) });
  turnUp(s, faction);
}

/** Reveals the next card of a faction. */
export function turnUp(s: State, faction: number): void {
  const deck = marketOf(s, faction);
  if (deck.cards.length > 0) show(s, deck, deck.cards.length - 1, EVERYBODY);
}
