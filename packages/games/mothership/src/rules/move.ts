import { defined, refuse, type Verdict } from '@orrery/kernel';
import { isShip, isStation, sideOf, slotOf } from '../content/units.ts';
import { cellOf, has, isAlive, NONE, type State } from '../state.ts';
import { friendly, hostileGuardians, isAsteroid, isFree, isFresh, isHeld, near, shipsOf } from './board.ts';
import { spacesOf } from './lasting.ts';

/** Whether a ship may pass through a cell: it is free or holds a friendly ship or guardian (MO-109, MO-110, MO-467). */
export function isPassable(s: State, side: number, cell: number): boolean {
  const piece = defined(s.here[cell]);
  if (piece === NONE) return true;
  return piece >= 0 && !isStation(piece) && friendly(s, sideOf(piece), side);
}

/** Whether a ship that enters a cell must stop there and fight (MO-163). */
export const stopsAt = (s: State, side: number, cell: number): boolean => hostileGuardians(s, side, cell).length > 0;

/** Whether a step from one cell to another needs an asteroid roll (MO-406 to MO-408). */
export const entersField = (s: State, from: number, to: number): boolean =>
  isAsteroid(s, to) && s.fields[from] !== s.fields[to];

/** Whether a unit needs no asteroid roll because Deflector Shields were played for its move this turn (MO-329). */
export const isDeflected = (s: State, unit: number): boolean =>
  sideOf(unit) === s.turn && has(s.thisTurn.deflected, slotOf(unit));

/** Remaining spaces of a ship of the active side; 0 if it can only skip its move, -1 if its movement is over. */
export function spacesLeft(s: State, unit: number): number {
  const slot = slotOf(unit);
  if (has(s.thisTurn.attacked, slot)) return NONE;
  if (isHeld(s, unit)) return isFresh(s, unit) ? 0 : NONE;
  if (s.thisTurn.moving === slot) return s.thisTurn.left > 0 ? s.thisTurn.left : NONE;
  return isFresh(s, unit) ? spacesOf(s, unit) : NONE;
}

/** Ships that can move now or skip their move. */
export const movers = (s: State, side: number): number[] => shipsOf(s, side).filter((unit) => spacesLeft(s, unit) >= 0);

/** Whether a ship may take a path (MO-105, MO-110, MO-111, MO-163, MO-666). */
export function judgeWay(s: State, side: number, unit: number, cells: readonly number[], most: number): Verdict {
  if (cells.length > most) return refuse('too-far', 'MO-105', { most, cells: cells.length });
  let from = cellOf(s, unit);
  for (const [i, cell] of cells.entries()) {
    if (!near(s, from).includes(cell)) return refuse('not-beside', 'MO-105');
    const last = i === cells.length - 1;
    // The ship's starting cell counts as free.
    const free = isFree(s, cell) || cell === cellOf(s, unit);
    if (!free && !isPassable(s, side, cell)) return refuse('in-the-way', 'MO-110');
    if (last && !free) return refuse('not-free', 'MO-111');
    if (stopsAt(s, side, cell)) {
      if (!last) return refuse('guardian-stops', 'MO-163');
      if (!free) return refuse('not-free', 'MO-111');
    }
    from = cell;
  }
  return true;
}

/** Whether the active side may move a ship along these cells; an empty list skips its move (MO-108). */
export function judgeMove(s: State, side: number, unit: number, cells: readonly number[]): Verdict {
  if (!isAlive(s, unit) || sideOf(unit) !== side || !isShip(unit)) return refuse('not-your-ship', 'MO-105');
  if (isHeld(s, unit) && cells.length > 0) return refuse('held', 'MO-658');
  if (has(s.thisTurn.attacked, slotOf(unit))) return refuse('has-attacked', 'MO-103');
  const left = spacesLeft(s, unit);
  if (left === NONE) return refuse('has-moved', 'MO-105');
  if (cells.length === 0) return isFresh(s, unit) || refuse('has-moved', 'MO-105');
  return judgeWay(s, side, unit, cells, left);
}

/** A cell a ship can reach, at least to pass through it. */
export interface Reach {
  cell: number;
  /** Number of steps from the ship, and the previous cell on the path. */
  steps: number;
  before: number;
  /** Whether the ship may end its move there. */
  ends: boolean;
  /** Whether the last step needs an asteroid roll, and whether the ship must stop there and fight. */
  roll: boolean;
  stop: boolean;
}

/**
 * All cells a ship can reach, nearest first; of the shortest paths to a cell, the one with the fewest asteroid rolls.
 */
export function reachOf(s: State, unit: number, spaces: number): Reach[] {
  const side = sideOf(unit);
  const from = cellOf(s, unit);
  const found = new Map<number, Reach>();
  const rolls = new Map([[from, 0]]);
  let ring = [from];
  for (let steps = 1; steps <= spaces && ring.length > 0; steps++) {
    const next: number[] = [];
    for (const before of ring) {
      for (const cell of near(s, before)) {
        const known = found.get(cell);
        if (cell === from || (known && known.steps < steps)) continue;
        if (!known && !isPassable(s, side, cell)) continue;
        const roll = entersField(s, before, cell);
        const risk = defined(rolls.get(before)) + (roll ? 1 : 0);
        if (known) {
          if (risk >= defined(rolls.get(cell))) continue;
          known.before = before;
          known.roll = roll;
        } else {
          const stop = stopsAt(s, side, cell);
          const ends = isFree(s, cell);
          if (stop && !ends) continue;
          found.set(cell, { cell, steps, before, ends, roll, stop });
          if (!stop) next.push(cell);
        }
        rolls.set(cell, risk);
      }
    }
    ring = next;
  }
  return [...found.values()];
}
