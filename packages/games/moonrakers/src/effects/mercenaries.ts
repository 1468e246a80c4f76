import { logEvent, put, shuffle, take, witness } from '@orrery/kernel';
import { MERCENARY_ROW } from '../content/numbers.ts';
import { isCrew } from '../content/set.ts';
import { MERCENARIES, nameOf, ownCard, plain } from '../rules/owned.ts';
import type { State } from '../state.ts';
import { putUnder } from './cards.ts';
import { turnUp } from './decks.ts';

/**
 * Replaces the row with five new mercenaries. Action cards are discarded; each crew card goes under the crew deck, and
 * the top of that deck is discarded in its place (MK-429 to MK-432).
 */
export function renewMercenaries(s: State): void {
  for (const card of s.mercenaryRow.splice(0)) {
    if (!isCrew(card)) {
      s.mercenaryDiscard.push(card);
      continue;
    }
    putUnder(s.crewDeck, card);
    s.mercenaryDiscard.push(turnUp(s, s.crewDeck));
  }
  fillMercenaries(s);
}

function fillMercenaries(s: State): void {
  while (s.mercenaryRow.length < MERCENARY_ROW) {
    if (s.mercenaryDeck.cards.length === 0) {
      for (const card of s.mercenaryDiscard.splice(0)) put(s.mercenaryDeck, ownCard(MERCENARIES, card));
      shuffle(s.mercenaryDeck, s.rng);
    }
    witness(s);
    s.mercenaryRow.push(plain(take(s.mercenaryDeck, s.mercenaryDeck.cards.length - 1)));
  }
  logEvent('mercenaries', { cards: s.mercenaryRow.map(nameOf) });
}
