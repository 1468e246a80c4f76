import { defined, draw, logEvent, maskOf, move, type Seat, shuffle } from '@orrery/kernel';
import { claimed, faceOf, labelledAll } from '../content/cards.ts';
import { cardOf, HAND_SIZE, MATERIAL_ASSETS, type Pair, SENTINEL_PROTOTYPES } from '../content/index.ts';
import type { State } from '../state.ts';

/** Deals five Material Assets, three Sentinel Prototypes and a pair, then draws the first hand (HX-038, HX-046). */
export function dealDeck(s: State, seat: Seat, pair: Pair): void {
  const { deck, hand } = defined(s.players[seat]);
  const wanted = [
    ...new Array<string>(MATERIAL_ASSETS).fill('MA'),
    ...new Array<string>(SENTINEL_PROTOTYPES).fill('SP'),
    ...pair,
  ];
  for (const id of wanted) {
    const at = s.box.cards.findIndex((other) => cardOf(faceOf(other)).id === id);
    const card = move(s, s.box, at, deck);
    deck.cards[deck.cards.length - 1] = claimed(card, seat);
  }
  logEvent('starting-pair', { seat, ...labelledAll(deck.cards.slice(-pair.length)) });
  shuffle(deck, s.rng);
  for (let i = 0; i < HAND_SIZE; i++) draw(s, deck, hand, maskOf(seat));
}
