import type { Seat } from '@orrery/kernel';
import { eventCard } from '../content/cards.ts';
import { playerOf, type State } from '../state.ts';

/** Number of Events in a player's Trophy Pile, or in the team's; Requests do not count (HX-353). */
export function eventsWon(s: State, seat: Seat): number {
  if (s.coop) return s.team.active.cards.length + s.team.inactive.cards.length;
  let count = 0;
  for (const card of playerOf(s, seat).trophies.cards) if (eventCard(card).kind === 'event') count++;
  return count;
}
