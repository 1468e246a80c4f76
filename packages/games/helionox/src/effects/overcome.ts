import { EVERYBODY, logEvent, move, type Seat } from '@orrery/kernel';
import { labelled } from '../content/cards.ts';
import { fleetOn } from '../rules/fleet.ts';
import { isActive, sideOf } from '../rules/space.ts';
import { NONE, playerOf, type State } from '../state.ts';
import { runInstant } from './instant.ts';
import { gainInfluence } from './tokens.ts';

/** Overcomes an Event: gains Influence, moves it to the Trophy Pile and applies the Fleet Asset (HX-152, HX-358). */
export function overcome(s: State, seat: Seat, event: number, influence = sideOf(s, event).influence): void {
  const player = playerOf(s, seat);
  const side = isActive(s, event) ? 'active' : 'inactive';
  logEvent('overcome', { seat, ...labelled(event) });
  // A team takes no tokens for Events; its pile is scored at the end (HX-308).
  move(s, s[side], s[side].cards.indexOf(event), s.coop ? s.team[side] : player.trophies, EVERYBODY);
  if (!s.coop) gainInfluence(s, seat, influence);
  const asset = fleetOn(s, seat, 'overcome');
  if (!asset) return;
  s.thisTurn.fleetUsed = true;
  runInstant(s, seat, NONE, asset.effect);
}
