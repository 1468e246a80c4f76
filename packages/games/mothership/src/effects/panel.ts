import { addAt, defined, logEvent, post } from '@orrery/kernel';
import { SHIELDS } from '../content/panel.ts';
import { isSeat, ownMothership } from '../rules/board.ts';
import { shieldsMax, sumOf } from '../rules/lasting.ts';
import { playerOf, type State } from '../state.ts';
import { DRAIN, ENERGISE } from './calls.ts';

/** Adjusts shields after their maximum has changed: they grow with it and are capped by it (MO-649). */
function followShields(s: State, side: number, before: number): void {
  const own = playerOf(s, side);
  const now = shieldsMax(s, side);
  own.shields = now > before ? own.shields + now - before : Math.min(own.shields, now);
}

/** Sets the energy rows and adjusts the shields. */
export function setRows(s: State, side: number, rows: readonly number[]): void {
  const before = shieldsMax(s, side);
  playerOf(s, side).energy = [...rows];
  followShields(s, side, before);
}

/**
 * Runs a change that may give sides techs, artifacts or developments or take them away. Adjusts their shields; the
 * owners immediately place gained energy or remove lost energy (MO-126, MO-127, MO-438, MO-510).
 */
export function withLasting(s: State, sides: readonly number[], change: () => void): void {
  const own = sides.filter((side) => side >= 0);
  const before = own.map((side) => ({ energy: sumOf(s, side, 'energy'), shields: shieldsMax(s, side) }));
  change();
  for (const [i, seat] of own.entries()) {
    const was = defined(before[i]);
    followShields(s, seat, was.shields);
    // The energy of the solo opponent is set by its level (MO-594).
    const energy = sumOf(s, seat, 'energy') - was.energy;
    if (!isSeat(s, seat) || s.out[seat] || energy === 0) continue;
    if (energy > 0) post(s, ENERGISE, { seat, n: energy });
    else post(s, DRAIN, { seat, n: -energy });
  }
}

/** Refills all shields and ends the effect of Prod (MO-131, MO-339). */
export function refill(s: State): void {
  for (let side = 0; side < s.players.length; side++) {
    const own = playerOf(s, side);
    own.prodded.fill(0);
    if (ownMothership(s, side)) own.shields = shieldsMax(s, side);
  }
}

/** Reduces the energy of one of a mothership's rows by 1 until the end of the turn (MO-339, MO-648). */
export function prod(s: State, side: number, row: number): void {
  const own = playerOf(s, side);
  const before = shieldsMax(s, side);
  addAt(own.prodded, row, 1);
  if (row === SHIELDS && shieldsMax(s, side) < before) own.shields = Math.max(0, own.shields - 1);
  logEvent('prodded', { side, row });
}
