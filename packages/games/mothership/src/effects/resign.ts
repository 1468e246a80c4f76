import { isIn } from '../rules/board.ts';
import type { State } from '../state.ts';
import { eliminate } from './fall.ts';

/** Whoever resigns is eliminated (MO-085 to MO-093). */
export function resign(s: State, seat: number): void {
  if (isIn(s, seat)) eliminate(s, [seat]);
}
