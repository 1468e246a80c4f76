import type { Seat } from '@orrery/kernel';
import { playerOf, type State } from '../state.ts';

/** The minimum and maximum number of banked tokens in a payment (HX-535). */
export function mixRange(
  s: State,
  seat: Seat,
  what: 'credits' | 'defense',
  price: number,
): { least: number; most: number } {
  const player = playerOf(s, seat);
  const banked = what === 'credits' ? player.bankedCredits : player.bankedDefense;
  return { least: Math.max(0, price - player[what]), most: Math.min(banked, price) };
}
