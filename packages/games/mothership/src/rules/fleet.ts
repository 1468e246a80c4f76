import { defined } from '@orrery/kernel';
import { FIRST_SHIP, LAST_SHIP, unitOf } from '../content/units.ts';
import { boardOf, isAlive, type State } from '../state.ts';
import { distance, isFree } from './board.ts';

/** Ships that a side has not placed yet, in the order of their slots. */
export function unplaced(s: State, side: number): number[] {
  const out: number[] = [];
  for (let slot = FIRST_SHIP; slot <= LAST_SHIP; slot++) {
    if (!isAlive(s, unitOf(side, slot))) out.push(unitOf(side, slot));
  }
  return out;
}

/** Free cells within two spaces of a side's starting hex (MO-052, MO-583). */
export function startCells(s: State, side: number): number[] {
  const start = defined(s.starts[side]);
  const out: number[] = [];
  for (let cell = 0; cell < s.here.length; cell++) {
    if (distance(s, start, cell) <= 2 && isFree(s, cell)) out.push(cell);
  }
  return out;
}

/**
 * The cell for the next ship in automatic placement: the free cell nearest to the start, and of those the one nearest
 * to the centre. The mothership comes first (MO-054).
 */
export function nextStart(s: State, side: number): number {
  const board = boardOf(s);
  const start = defined(s.starts[side]);
  const centre = defined(board.byName.get('0,0'));
  const rank = (cell: number): number => {
    const d = Math.max(1, distance(s, start, cell));
    return d * 100 + distance(s, cell, centre);
  };
  return startCells(s, side).reduce((best, cell) => (rank(cell) < rank(best) ? cell : best));
}
