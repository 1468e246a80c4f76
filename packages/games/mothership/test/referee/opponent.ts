import type { Planet, State } from '../../src/state.ts';
import { canHit, isTarget } from './attacks.ts';
import { passes, stops } from './moves.ts';
import {
  at,
  bit,
  cellName,
  cellNamed,
  far,
  friendsBeside,
  held,
  isField,
  kindOf,
  lives,
  sideOf,
  spacesOf,
  standing,
  stationOf,
} from './sheet.ts';

// The solo opponent's behaviour, implemented from the written rules only (MO-599 to MO-618).

/** Slots in the order in which its ships act (MO-599). */
export const ORDER: readonly number[] = [1, 5, 6, 2, 3, 4];
/** Directions in tie-breaking order (MO-036). */
const DIRECTIONS: readonly (readonly [number, number])[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];
/** Unit kinds in the order in which guards and prey are chosen (MO-606, MO-611). */
const TASTE = 'BFMG';

/** The opponent's memory: the home planets of its ships, and the planets it has claimed (MO-608, MO-617). */
export interface Memory {
  /** The home planet of each unit; -1 for none. */
  homes: Map<number, number>;
  claimed: Set<number>;
}

export function newMemory(s: State): Memory {
  const homes = new Map<number, number>();
  for (const unit of s.at.keys()) {
    if (sideOf(unit) < s.out.length || !lives(s, unit)) continue;
    homes.set(
      unit,
      kindOf(unit) === 'M' ? -1 : s.planets.findIndex(({ cell }) => cell >= 0 && far(s, cell, at(s, unit)) === 1),
    );
  }
  return { homes, claimed: new Set() };
}

type Hex = [number, number];
const hexOf = (s: State, cell: number): Hex => cellName(s, cell).split(',').map(Number) as Hex;
/** Neighbours of a cell by direction; -1 off the board. */
const ring = (s: State, cell: number): number[] => {
  const [q, r] = hexOf(s, cell);
  return DIRECTIONS.map(([dq, dr]) => cellNamed(s, `${q + dq},${r + dr}`));
};

/** A path: its number of asteroid entries, its directions and its cells. */
interface Way {
  entries: number;
  turns: number[];
  cells: number[];
}
const less = (a: readonly number[], b: readonly number[]): boolean => {
  const first = a.findIndex((n, i) => n !== b[i]);
  return first >= 0 && (a[first] as number) < (b[first] as number);
};
/** MO-601: fewest entries into asteroids, then fewest steps, then the lowest direction at the first difference. */
const isBetter = (a: Way, b: Way | undefined): boolean => {
  if (b === undefined) return true;
  if (a.entries !== b.entries) return a.entries < b.entries;
  if (a.cells.length !== b.cells.length) return a.cells.length < b.cells.length;
  return less(a.turns, b.turns);
};

/** The best path to every hex where a ship can end, including its own (MO-600, MO-601). */
function waysOf(s: State, unit: number, spaces: number): Map<number, Way> {
  const pieces = standing(s);
  const from = at(s, unit);
  pieces.delete(from);
  const ends = new Map<number, Way>([[from, { entries: 0, turns: [], cells: [] }]]);
  let front = new Map(ends);
  for (let step = 0; step < spaces; step++) {
    const next = new Map<number, Way>();
    for (const [here, way] of front) {
      for (const [turn, to] of ring(s, here).entries()) {
        if (to < 0 || !passes(s, sideOf(unit), pieces.get(to))) continue;
        const stop = stops(s, sideOf(unit), to);
        if (stop && pieces.has(to)) continue;
        const entered = isField(s, to) && s.fields[to] !== s.fields[here] ? 1 : 0;
        const longer = { entries: way.entries + entered, turns: [...way.turns, turn], cells: [...way.cells, to] };
        if (!pieces.has(to) && isBetter(longer, ends.get(to))) ends.set(to, longer);
        if (!stop && isBetter(longer, next.get(to))) next.set(to, longer);
      }
    }
    front = next;
  }
  return ends;
}

/** The distance of a hex from the line between two others, up to a constant factor. */
function aside(s: State, from: number, to: number, cell: number): number {
  const [[q, r], [x, y], [a, b]] = [hexOf(s, from), hexOf(s, to), hexOf(s, cell)];
  return Math.abs((x - q) * (b - r) - (y - r) * (a - q));
}

/** The straight path towards a target until it is in range (MO-603, MO-604, MO-660). */
function lineOf(s: State, unit: number, goal: number, spaces: number): number[] {
  const pieces = standing(s);
  const from = at(s, unit);
  pieces.delete(from);
  const way: number[] = [];
  const seen = new Set([from]);
  let here = from;
  // The ship stops in range of its target, unless another ship occupies the hex.
  const done = (): boolean =>
    (far(s, here, goal) === 1 && !pieces.has(here)) || (here !== from && stops(s, sideOf(unit), here));
  while (way.length < spaces && !done()) {
    const now = far(s, here, goal);
    const open = ring(s, here).filter(
      (to) => to >= 0 && passes(s, sideOf(unit), pieces.get(to)) && !(pieces.has(to) && stops(s, sideOf(unit), to)),
    );
    // Tries hexes nearest to the line first, both among those nearer to the target and those at equal distance.
    open.sort((a, b) => aside(s, from, goal, a) - aside(s, from, goal, b));
    const nearer = open.filter((to) => far(s, to, goal) < now);
    const [next] = [...nearer, ...open.filter((to) => far(s, to, goal) === now && !pieces.has(to) && !seen.has(to))];
    if (next === undefined) break;
    seen.add(next);
    way.push(next);
    here = next;
  }
  while (way.length > 0 && pieces.has(way.at(-1) as number)) way.pop();
  return way;
}

const order = (a: readonly number[], b: readonly number[]): number => (less(a, b) ? -1 : less(b, a) ? 1 : 0);
const beside = (s: State, unit: number, cell: number): boolean => cell >= 0 && far(s, at(s, unit), cell) === 1;

/** A ship's plan: its path and its target. */
export interface Plan {
  way: number[];
  /** A unit or `-2 - planet`; null for no attack. */
  aim: number | null;
}

/** The best path among those that end on a wanted hex. */
function bestWay(ways: ReadonlyMap<number, Way>, wanted: (cell: number) => boolean): Way | undefined {
  let best: Way | undefined;
  for (const [cell, way] of ways) if (wanted(cell) && isBetter(way, best)) best = way;
  return best;
}

/** The player's units sorted by steps to get beside them, then by kind and id (MO-606, MO-611). */
function prey(s: State, ways: ReadonlyMap<number, Way>, units: readonly number[]): number[] {
  const rank = (unit: number): number[] => {
    const way = bestWay(ways, (cell) => far(s, cell, at(s, unit)) === 1);
    return [way?.cells.length ?? 99, TASTE.indexOf(kindOf(unit)), unit];
  };
  return [...units].sort((a, b) => order(rank(a), rank(b)));
}

function mothership(s: State, unit: number, spaces: number): Plan {
  const station = stationOf(0);
  const guards = friendsBeside(s, 0, at(s, station));
  if (guards.length === 0) return { way: lineOf(s, unit, at(s, station), spaces), aim: station };
  const ways = waysOf(s, unit, spaces);
  const aim = prey(s, ways, guards)[0] as number;
  const here = (cell: number): boolean => far(s, cell, at(s, aim)) === 1;
  const best = bestWay(ways, (cell) => here(cell) && far(s, cell, at(s, station)) === 1) ?? bestWay(ways, here);
  return { way: best?.cells ?? lineOf(s, unit, at(s, aim), spaces), aim };
}

function bomber(s: State, unit: number, spaces: number): Plan {
  const station = stationOf(0);
  const way = lineOf(s, unit, at(s, station), spaces);
  const guarded = friendsBeside(s, 0, at(s, station)).length > 0;
  return { way, aim: guarded ? 1 : station };
}

function fighter(s: State, unit: number, home: number, spaces: number): Plan {
  const ways = waysOf(s, unit, spaces);
  const near = [...s.at.keys()].filter(
    (foe) =>
      sideOf(foe) === 0 &&
      'BF'.includes(kindOf(foe)) &&
      lives(s, foe) &&
      bestWay(ways, (cell) => far(s, cell, at(s, foe)) === 1) !== undefined,
  );
  const [aim] = prey(s, ways, near);
  if (aim !== undefined) return { way: (bestWay(ways, (cell) => far(s, cell, at(s, aim)) === 1) as Way).cells, aim };
  const planet = s.planets[home] as Planet | undefined;
  if (planet === undefined || planet.cell < 0) return { way: [], aim: null };
  const back = bestWay(ways, (cell) => far(s, cell, planet.cell) === 1);
  const way = beside(s, unit, planet.cell) ? [] : (back?.cells ?? lineOf(s, unit, planet.cell, spaces));
  return { way, aim: planet.owner === sideOf(unit) ? null : -2 - home };
}

/** A ship's plan (MO-605 to MO-612). A ship that took part in an attack does nothing more (MO-191). */
export function planOf(s: State, { homes, claimed }: Memory, unit: number): Plan {
  if (bit(s.thisTurn.attacked, unit)) return { way: [], aim: null };
  // A held ship skips only its movement (MO-618).
  const spaces = held(s, unit) ? 0 : spacesOf(s, unit);
  const home = homes.get(unit) as number;
  const planet = s.planets[home] as Planet | undefined;
  if (kindOf(unit) === 'M') return mothership(s, unit, spaces);
  if (planet && planet.cell >= 0 && !claimed.has(home))
    return { way: lineOf(s, unit, planet.cell, spaces), aim: -2 - home };
  return kindOf(unit) === 'B' ? bomber(s, unit, spaces) : fighter(s, unit, home, spaces);
}

/** The target that a ship attacks from its current hex; null if there is none. */
export function attackOf(s: State, unit: number, aim: number | null): number | null {
  const may = (piece: number): boolean => {
    const cell = piece >= 0 ? at(s, piece) : (s.planets[-2 - piece] as Planet).cell;
    return cell >= 0 && beside(s, unit, cell) && isTarget(s, piece) && canHit(s, unit, piece);
  };
  if (aim === null || bit(s.thisTurn.attacked, unit)) return null;
  if (aim >= 0 && kindOf(aim) === 'G' && !lives(s, aim)) {
    // The fight against the guardian was automatic; another guard may be attacked now (MO-607).
    const others = friendsBeside(s, 0, at(s, stationOf(0))).filter(may);
    return prey(s, new Map(), others)[0] ?? null;
  }
  return may(aim) ? aim : null;
}
