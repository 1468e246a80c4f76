import { defined } from '@orrery/kernel';
import { sideOf } from '../../content/units.ts';
import { boardOf, cellOf, NONE, type State } from '../../state.ts';
import { distance, isFree, near } from '../board.ts';
import { stopsAt } from '../move.ts';
import { isOpen } from './way.ts';

/**
 * The straight path of a ship: each step gets nearer to the target and stays closest to the line between the centres of
 * the first cell and the target's cell, regardless of asteroids (MO-603, MO-660). If that cell is blocked, the ship
 * takes the other nearer cell, or else one at equal distance (MO-604). It ends beside the target, or on the last free
 * cell.
 */
export function lineTo(s: State, unit: number, spaces: number, target: number): number[] {
  const side = sideOf(unit);
  const start = cellOf(s, unit);
  const passed: number[] = [];
  const isThere = (cell: number): boolean => distance(s, cell, target) === 1 && (cell === start || isFree(s, cell));
  let at = start;
  let free = 0;
  while (passed.length < spaces && !isThere(at)) {
    at = stepFrom(s, side, start, at, target, passed);
    if (at === NONE) break;
    passed.push(at);
    if (isFree(s, at)) free = passed.length;
    if (stopsAt(s, side, at)) break;
  }
  return passed.slice(0, free);
}

/** The next cell of the path, or -1. */
function stepFrom(
  s: State,
  side: number,
  start: number,
  at: number,
  target: number,
  passed: readonly number[],
): number {
  const here = distance(s, at, target);
  const off = (cell: number): number => offLine(s, start, target, cell);
  // Neighbours are listed by direction and the sort is stable, so ties go to the lowest direction.
  const around = near(s, at)
    .filter((cell) => isOpen(s, side, cell))
    .sort((a, b) => off(a) - off(b));
  const nearer = around.find((cell) => distance(s, cell, target) < here);
  if (nearer !== undefined) return nearer;
  const round = (cell: number): boolean =>
    distance(s, cell, target) === here && isFree(s, cell) && cell !== start && !passed.includes(cell);
  return around.find(round) ?? NONE;
}

/** A cell's distance from the straight line, in an arbitrary unit; axial coordinates preserve area ratios. */
function offLine(s: State, from: number, to: number, cell: number): number {
  const { q, r } = boardOf(s);
  const across = (list: readonly number[], a: number): number => defined(list[a]) - defined(list[from]);
  return Math.abs(across(q, to) * across(r, cell) - across(r, to) * across(q, cell));
}
