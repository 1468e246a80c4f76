import { defined, type Seat, seatsIn, type Zone } from '@orrery/kernel';
import { isCrew, isPart, isPrototype } from '../content/set.ts';
import { plain } from '../rules/owned.ts';
import { captainOf, type State } from '../state.ts';
import { putUnder } from './cards.ts';
import { endByResignation } from './ending.ts';
import { dropOffers } from './talks.ts';

/** Removes a captain who resigned: offers that name them lapse, and cards they were looking at are put back (D98). */
export function resign(s: State, seat: Seat): void {
  putBackLooked(s, seat);
  const t = s.talks;
  if (t) {
    t.invited = t.invited.filter((other) => other !== seat);
    dropOffers(t, seat);
    if (seat === s.leader) s.talks = null;
  }
  // If the leader resigns, an unresolved contract ends without an outcome (D98).
  if (seat === s.leader && s.mission?.outcome === 'open') s.mission.outcome = 'abandoned';
  if (seatsIn(s).length < Math.min(2, s.captains.length)) endByResignation(s);
}

function putBackLooked(s: State, seat: Seat): void {
  const own = captainOf(s, seat);
  while (own.looked.cards.length > 0) {
    const card = defined(own.looked.cards.pop());
    const known = defined(own.looked.known.pop());
    const deck = deckFor(s, card, own.discard);
    putUnder(deck, card, known);
  }
}
function deckFor(s: State, card: number, discard: Zone): Zone {
  if (card !== plain(card)) return discard;
  if (isPrototype(card)) return s.prototypeDeck;
  if (isPart(card)) return s.partDeck;
  return isCrew(card) ? s.crewDeck : s.objectiveDeck;
}
