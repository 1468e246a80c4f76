import { logEvent } from '@orrery/kernel';
import type { Resource } from '../content/effect.ts';
import { isSeat } from '../rules/board.ts';
import { playerOf, type State } from '../state.ts';

/** Gives a side resources from the unlimited supply; the solo opponent gains nothing (MO-022, MO-596). */
export function gain(s: State, side: number, what: Resource, n: number, why: string): void {
  if (n <= 0 || !isSeat(s, side)) return;
  if (what === 'influence' && !s.agreed.influence) return;
  playerOf(s, side)[what] += n;
  logEvent('gained', { seat: side, n, what, why });
}

/** Pays resources to the supply (MO-244). */
export function pay(s: State, side: number, what: Resource, n: number): void {
  playerOf(s, side)[what] -= n;
}
