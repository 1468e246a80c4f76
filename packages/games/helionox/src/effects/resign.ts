import { type Seat, seatsIn } from '@orrery/kernel';
import type { State } from '../state.ts';
import { conclude } from './conclude.ts';

/**
 * Resigns a seat: its cards and Embassies stay, its turns are skipped. In a competitive game the last player left wins;
 * a team plays on.
 */
export function resign(s: State, seat: Seat): void {
  s.left.push(seat);
  if (seatsIn(s).length > (s.coop ? 0 : 1)) return;
  s.result = conclude(s);
  s.stack.length = 0;
}
