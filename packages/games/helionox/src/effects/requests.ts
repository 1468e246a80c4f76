import { draw, EVERYBODY, maskOf, move, type Seat, tell } from '@orrery/kernel';
import { labelled } from '../content/cards.ts';
import { playerOf, type State } from '../state.ts';

/** The top Request becomes a player's Current Request; an empty deck gives none (HX-270). */
export function drawRequest(s: State, seat: Seat): void {
  if (s.requests.cards.length === 0) return;
  const { request } = playerOf(s, seat);
  // Requests lie open in a team (HX-317).
  const known = s.coop ? EVERYBODY : maskOf(seat);
  const card = draw(s, s.requests, request, known);
  tell('request-drawn', { seat }, known, { ...labelled(card) });
}

/** A player's Current Request goes under the Request deck and a new one is drawn (HX-083). */
export function cycleRequest(s: State, seat: Seat): void {
  const { request } = playerOf(s, seat);
  move(s, request, 0, s.requests, 0, 0);
  tell('request-cycled', { seat });
  drawRequest(s, seat);
}
