import { isMothership, sideOf } from '../content/units.ts';
import { cellOf, NONE, type State } from '../state.ts';
import { hostileGuardians, isFree, near } from './board.ts';
import { entersField, isDeflected, isPassable, spacesLeft, stopsAt } from './move.ts';
import { safety } from './odds.ts';
import { outlives, wrecks } from './outcome.ts';

/** The best path to a cell: fewest asteroid rolls first, then fewest steps. */
export interface Route {
  cell: number;
  path: readonly number[];
  /** Number of asteroid rolls. */
  entries: number;
  /** Whether a guardian ends the move here. */
  stops: boolean;
}

/** All cells where a ship can end its flight, starting from a cell with a number of spaces. */
function routesFrom(s: State, unit: number, from: number, spaces: number): Map<number, Route> {
  const side = sideOf(unit);
  const safe = isDeflected(s, unit);
  const found = new Map<number, Route>();
  let rim = new Map<number, Route>([[from, { cell: from, path: [], entries: 0, stops: false }]]);
  for (let step = 1; step <= spaces; step++) {
    const next = new Map<number, Route>();
    for (const at of rim.values()) {
      if (at.stops) continue;
      for (const cell of near(s, at.cell)) {
        const stops = stopsAt(s, side, cell);
        if (!isPassable(s, side, cell) || (stops && !isFree(s, cell))) continue;
        const entries = at.entries + (!safe && entersField(s, at.cell, cell) ? 1 : 0);
        const known = next.get(cell);
        if (!known || known.entries > entries) next.set(cell, { cell, path: [...at.path, cell], entries, stops });
      }
    }
    for (const [cell, route] of next) {
      const known = found.get(cell);
      if (isFree(s, cell) && (!known || route.entries < known.entries)) found.set(cell, route);
    }
    rim = next;
  }
  found.delete(from);
  return found;
}

/** All routes of a ship of the active side; none if it cannot move any more. */
export function routesOf(s: State, unit: number): Map<number, Route> {
  const spaces = spacesLeft(s, unit);
  return spaces > 0 ? routesFrom(s, unit, cellOf(s, unit), spaces) : new Map();
}

/** The route to a cell through another one; null if there is none. */
export function routeThrough(s: State, unit: number, via: number, goal: number): Route | null {
  const spaces = spacesLeft(s, unit);
  const first = routesFrom(s, unit, cellOf(s, unit), spaces).get(via);
  if (!first || first.stops) return null;
  const second = routesFrom(s, unit, via, spaces - first.path.length).get(goal);
  if (!second) return null;
  return { ...second, path: [...first.path, ...second.path], entries: first.entries + second.entries };
}

/** A warp as a route with a single step; asteroids and guardians at the destination still count (MO-117). */
export function warpRoute(s: State, unit: number, cell: number): Route {
  const rolls = entersField(s, cellOf(s, unit), cell) && !isDeflected(s, unit);
  return { cell, path: [cell], entries: rolls ? 1 : 0, stops: stopsAt(s, sideOf(unit), cell) };
}

/** A hypothetical state with one unit on another cell. */
export function withUnitAt(s: State, unit: number, cell: number): State {
  const from = cellOf(s, unit);
  if (cell === NONE || cell === from) return s;
  const at = s.at.slice();
  const here = s.here.slice();
  if (from >= 0) here[from] = NONE;
  at[unit] = cell;
  here[cell] = unit;
  return { ...s, at, here };
}

/**
 * A cell on a route, with the probabilities of taking no damage from asteroids there and of surviving the guardians;
 * absent where there is no such fight.
 */
export interface Wait {
  cell: number;
  asteroid?: number;
  /** The probability that asteroids do not destroy a mothership, which may continue damaged. */
  survives?: number;
  guardian?: number;
}

export function waitsOn(s: State, unit: number, { path, entries }: Route): Wait[] {
  const side = sideOf(unit);
  return path.map((cell, i): Wait => {
    const rolls = entries > 0 && entersField(s, path[i - 1] ?? cellOf(s, unit), cell);
    const guards = hostileGuardians(s, side, cell);
    return {
      cell,
      ...(rolls ? { asteroid: safety(s, unit) } : {}),
      ...(rolls && isMothership(unit) ? { survives: 1 - wrecks(s, unit) } : {}),
      ...(guards.length > 0 ? { guardian: outlives(withUnitAt(s, unit, cell), unit, guards) } : {}),
    };
  });
}
