import { maskOf, type Rng, type Seat, shuffled, type Zone } from '@orrery/kernel';
import { isCrew } from '../content/set.ts';
import { MERCENARIES, ownCard, plain } from '../rules/owned.ts';
import type { State } from '../state.ts';

/** The place of an unseen crew. */
interface Place {
  zone: Zone;
  at: number;
}

/**
 * Which crew are among the mercenaries nobody has seen: they came from the crew deck face down, so in another world they
 * may be any of those that lie unseen there, or are being looked at. Their backs differ, so here they change places; all
 * of them do, and in order of their numbers first, so that nothing depends on where they really lie.
 */
export function imagine(s: State, viewer: Seat | null, rng: Rng): void {
  if (s.mercenaryDeck.cards.length === 0) return;
  const bit = maskOf(viewer);
  const places: Place[] = [];
  for (const zone of [s.mercenaryDeck, s.crewDeck, ...s.captains.map(({ looked }) => looked)]) {
    zone.cards.forEach((card, at) => {
      const isOwned = card !== plain(card) && zone !== s.mercenaryDeck;
      if (isCrew(plain(card)) && !isOwned && !((zone.known[at] as number) & bit)) places.push({ zone, at });
    });
  }
  const crew = shuffled(
    rng,
    places.map(({ zone, at }) => plain(zone.cards[at] as number)).sort((a, b) => a - b),
  );
  places.forEach(({ zone, at }, i) => {
    const card = crew[i] as number;
    zone.cards[at] = zone === s.mercenaryDeck ? ownCard(MERCENARIES, card) : card;
  });
}
