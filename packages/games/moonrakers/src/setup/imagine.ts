import { maskOf, type Rng, type Seat, shuffled } from '@orrery/kernel';
import { isCrew } from '../content/set.ts';
import { MERCENARIES, ownCard, plain } from '../rules/owned.ts';
import type { State } from '../state.ts';

/**
 * Which crew are among the mercenaries nobody has seen: they came from the crew deck face down, so in another world they
 * may be any of those that lie there unseen. The backs of the two decks keep them apart; here they change places.
 */
export function imagine(s: State, viewer: Seat | null, rng: Rng): void {
  const bit = maskOf(viewer);
  const hidden = (zone: State['crewDeck']): number[] =>
    [...zone.cards.keys()].filter(
      (at) => isCrew(plain(zone.cards[at] as number)) && !((zone.known[at] as number) & bit),
    );
  const hired = hidden(s.mercenaryDeck);
  if (hired.length === 0) return;
  const idle = hidden(s.crewDeck);
  const crew = shuffled(
    rng,
    [
      ...hired.map((at) => plain(s.mercenaryDeck.cards[at] as number)),
      ...idle.map((at) => s.crewDeck.cards[at] as number),
    ].sort((a, b) => a - b),
  );
  for (const at of hired) s.mercenaryDeck.cards[at] = ownCard(MERCENARIES, crew.pop() as number);
  for (const at of idle) s.crewDeck.cards[at] = crew.pop() as number;
}
