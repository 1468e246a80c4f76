import { defined, logEvent, type Seat } from '@orrery/kernel';
import { labelled } from '../content/cards.ts';
import { type Ability, architectOf, locationOf, PLACES } from '../content/index.ts';
import { playerOf, type State } from '../state.ts';
import { resolve } from './programs.ts';

/** Uses a Location ability at the Ship's place, which cannot be used again this turn (HX-096). */
export function useLocation(s: State, seat: Seat, what: 'bonus' | 'key'): void {
  const { ship } = playerOf(s, seat);
  s.thisTurn.visited |= 1 << ship;
  logEvent(`${what}-used`, { seat, place: defined(PLACES[ship]) });
  resolve(s, seat, locationOf(defined(s.locations[ship]))[what]);
}

/** Uses a Location ability as the turn's one Location use (HX-089). */
export function takeLocationUse(s: State, seat: Seat, what: 'bonus' | 'key'): void {
  s.thisTurn.accessed = true;
  useLocation(s, seat, what);
}

export const abilityOf = (s: State, seat: Seat, which: number): Ability =>
  defined(architectOf(playerOf(s, seat).architect).abilities[which]);

/** Uses an Architect ability and places its Cryo Counters (HX-178). */
export function useArchitect(s: State, seat: Seat, which: number): void {
  const player = playerOf(s, seat);
  const { cryo, effect } = abilityOf(s, seat, which);
  player.cryo = cryo;
  logEvent('architect-used', { seat, ...labelled(player.architect), ability: which + 1, cryo });
  resolve(s, seat, effect);
}
