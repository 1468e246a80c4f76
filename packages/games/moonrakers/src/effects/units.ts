import { addAt, type Seat } from '@orrery/kernel';
import { missionOf, pilotOf, type State } from '../state.ts';

/**
 * Puts units on a requirement; they stay even if the situation changes later (MK-071). Units of hired cards belong to
 * no captain.
 */
export function place(s: State, seat: Seat, type: number, n: number, own = true): void {
  const { filled } = missionOf(s);
  addAt(filled, type, n);
  if (!own) return;
  const { units } = pilotOf(s, seat);
  addAt(units, type, n);
}
