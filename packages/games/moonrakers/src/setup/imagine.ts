import { defined, maskOf, type Rng, type Seat, shuffled, type Zone } from '@orrery/kernel';
import { isCrew } from '../content/set.ts';
import { MERCENARIES, ownCard, plain } from '../rules/owned.ts';
import type { State } from '../state.ts';

/** The position of an unseen crew card. */
interface Place {
  zone: Zone;
  at: number;
}

/**
 * Redistributes the unseen crew among the mercenaries. They were dealt face down from the crew deck, so in another
 * world they can be any unseen crew card, even one that a captain is looking at. The kernel does not
 * swap them, because their backs differ. All are sorted first, so that the result does not depend on their real
 * positions.
 */
export function imagine(s: State, viewer: Seat | null, rng: Rng): void {
  if (s.mercenaryDeck.cards.length === 0) return;
  const bit = maskOf(viewer);
  const places: Place[] = [];
  for (const zone of [s.mercenaryDeck, s.crewDeck, ...s.captains.map(({ looked }) => looked)]) {
    zone.cards.forEach((card, at) => {
      const isOwned = card !== plain(card) && zone !== s.mercenaryDeck;
      if (isCrew(plain(card)) && !isOwned && !(defined(zone.known[at]) & bit)) places.push({ zone, at });
    });
  }
  const crew = shuffled(
    rng,
    places.map(({ zone, at }) => plain(defined(zone.cards[at]))).sort((a, b) => a - b),
  );
  places.forEach(({ zone, at }, i) => {
    const card = defined(crew[i]);
    zone.cards[at] = zone === s.mercenaryDeck ? ownCard(MERCENARIES, card) : card;
  });
}
