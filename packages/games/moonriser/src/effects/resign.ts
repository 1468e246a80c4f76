import { type Seat, seatsIn, tell } from '@orrery/kernel';
import { conclude } from '../flows/ending.ts';
import { playerOf, type State } from '../state.ts';
import { discard, namesOf } from './tiles.ts';

/** A seat gives up: its colony stays, its hand is discarded, and with one seat left the game is over. */
export function resign(s: State, seat: Seat): void {
  s.left.push(seat);
  const { hand, looking } = playerOf(s, seat);
  const tiles = [...discard(s, looking), ...discard(s, hand)];
  tell('discarded', { seat, tiles, names: namesOf(tiles) });
  if (seatsIn(s).length > 1) return;
  s.ending = 'resignation';
  s.result = conclude(s);
  s.stack.length = 0;
}
