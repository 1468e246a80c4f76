import { defined, logEvent, type Seat } from '@orrery/kernel';
import { HOME_SECTORS, PLACES, placeName } from '../content/places.ts';
import { type Captain, captainOf, type State } from '../state.ts';

/** Moves a ship and records its visit to a home sector (MK-565). */
export function moveShip(s: State, seat: Seat, place: number): void {
  const own = captainOf(s, seat);
  if (own.at === place) return;
  s.clock++;
  note(s, own);
  own.at = place;
  note(s, own);
  if (place < HOME_SECTORS) own.arrived = true;
  logEvent('moved', { seat, place: placeName(place), name: defined(PLACES[place]).name });
}
function note(s: State, own: Captain): void {
  if (own.at < HOME_SECTORS) own.beenAt[own.at] = s.clock;
}
