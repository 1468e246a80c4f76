import { draw, EVERYBODY, logEvent, maskOf, move, type Seat } from '@orrery/kernel';
import { labelled } from '../content/cards.ts';
import { playerOf, type State } from '../state.ts';

/** Draws the top Request as a player's Current Request; does nothing if the deck is empty (HX-270). */
export function drawRequest(s: State, seat: Seat): void {
  if (s.requests.cards.length === 0) return;
  const { request } = playerOf(s, seat);
  // A team's Requests are public (HX-317).
  const known = s.coop ? EVERYBODY : maskOf(seat);
  const card = draw(s, s.requests, request, known);
  logEvent('request-drawn', { seat }, known, { ...labelled(card) });
}

/** Moves a player's Current Request to the bottom of the Request deck and draws a new one (HX-083). */
export function cycleRequest(s: State, seat: Seat): void {
  const { request } = playerOf(s, seat);
  move(s, request, 0, s.requests, 0, 0);
  logEvent('request-cycled', { seat });
  drawRequest(s, seat);
}
