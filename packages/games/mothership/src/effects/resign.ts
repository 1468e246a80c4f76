import { isIn } from '../rules/board.ts';
import { playerOf, type State } from '../state.ts';
import { eliminate } from './fall.ts';

/** Eliminates a player who resigns; they rank last in Victory Point mode (MO-085 to MO-093, D72). */
export function resign(s: State, seat: number): void {
  if (!isIn(s, seat)) return;
  playerOf(s, seat).resigned = true;
  eliminate(s, [seat]);
}
