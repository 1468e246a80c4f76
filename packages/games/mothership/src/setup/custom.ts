import type { Json } from '@orrery/kernel';
import { type Axial, BOARDS, type Board, cellAt, flower } from '../content/hexes.ts';
import type { Layout } from '../content/layouts.ts';

/** Most pieces there are (MO-015). */
const MOST = { mineral: 7, gas: 2, asteroids: 10, moons: 4 } as const;

export interface Reading {
  layout: Layout | null;
  /** What is wrong with it, or null. */
  fault: string | null;
}

/** Reads a layout that players have drawn; says what is wrong with it (MO-056, MO-057). */
export function readLayout(given: Json, sort: Layout['mode'], seats: number): Reading {
  const bad = (fault: string): Reading => ({ layout: null, fault });
  if (given === null || typeof given !== 'object' || Array.isArray(given)) return bad('a layout');
  const { name, board: id, teams, order, start, npc } = given;
  if (id !== 'A' && id !== 'B') return bad('a layout on board A or B');
  const board = BOARDS[id];
  const lists: Record<string, Axial[]> = {};
  for (const key of ['stations', 'mineral', 'gas', 'asteroids', 'moons', 'planetoids']) {
    const cells = axials(given[key] ?? [], board);
    if (cells === null) return bad(`a layout whose ${key} lie on the board`);
    lists[key] = cells;
  }
  const { stations, mineral, gas, asteroids, moons, planetoids } = lists as Record<Place, Axial[]>;
  const layout: Layout = {
    id: 'custom',
    name: typeof name === 'string' ? name.slice(0, 60) : 'Custom',
    mode: sort,
    board: id,
    stations,
    mineral,
    gas,
    asteroids,
    moons,
    planetoids,
  };
  const wrong = faultOf(layout, board, seats);
  if (wrong) return bad(wrong);
  if (sort === 'teams') {
    const sides = numbers(teams, seats);
    const turns = numbers(order ?? stations.map((_station, seat) => seat), seats);
    if (!sides || !turns || new Set(turns).size !== seats || !areTeams(sides)) return bad('a layout with equal teams');
    layout.teams = sides;
    layout.order = turns;
  }
  if (sort === 'solo') {
    const [from] = axials([start ?? null], board) ?? [];
    const fleet = axials(npc ?? [], board);
    if (!from || fleet?.length !== 6 || distinct(fleet) !== 6) return bad('a layout with a start and six enemy ships');
    layout.start = from;
    layout.npc = fleet;
  }
  return { layout, fault: null };
}

type Place = 'stations' | 'mineral' | 'gas' | 'asteroids' | 'moons' | 'planetoids';

/** Cells of the board as pairs, or null. */
function axials(given: Json | undefined, board: Board): Axial[] | null {
  if (!Array.isArray(given) || given.length > 20) return null;
  const pairs = given as Json[];
  const isCell = (pair: Json) => Array.isArray(pair) && pair.length === 2 && cellAt(board, pair as never) >= 0;
  return pairs.every(isCell) ? (pairs as unknown as Axial[]) : null;
}

function numbers(given: Json | undefined, seats: number): number[] | null {
  if (!Array.isArray(given) || given.length !== seats) return null;
  return given.every((n) => Number.isInteger(n) && (n as number) >= 0 && (n as number) < seats)
    ? (given as number[])
    : null;
}

function areTeams(sides: readonly number[]): boolean {
  const sizes = [...new Set(sides)].map((team) => sides.filter((other) => other === team).length);
  return sizes.length >= 2 && sizes.every((size) => size === sizes[0] && size >= 2);
}

const distinct = (cells: readonly Axial[]): number => new Set(cells.map(String)).size;

/** What the pieces of a layout get wrong. */
function faultOf(layout: Layout, board: Board, seats: number): string | null {
  const { stations, mineral, gas, asteroids, moons, planetoids } = layout;
  if (stations.length !== seats) return `a layout with ${seats} stations`;
  if (layout.mode === 'solo') {
    if (mineral.length + gas.length !== 3) return 'a solo layout with exactly three planets';
  } else if (mineral.length !== seats + 1 && mineral.length !== seats + 2) {
    return `a layout with ${seats + 1} or ${seats + 2} mineral planets`;
  }
  if (mineral.length > MOST.mineral) return `a layout with at most ${MOST.mineral} mineral planets`;
  if (gas.length > MOST.gas) return `a layout with at most ${MOST.gas} gas planets`;
  if (asteroids.length > MOST.asteroids) return `a layout with at most ${MOST.asteroids} asteroid tiles`;
  if (moons.length + planetoids.length > MOST.moons) return `a layout with at most ${MOST.moons} moons`;
  const pieces = [...stations, ...mineral, ...gas, ...planetoids];
  if (distinct(pieces) !== pieces.length) return 'a layout with one piece on a hex';
  if (stations.some((at) => board.edge[cellAt(board, at)])) return 'a layout without stations on the edge';
  const tiles = asteroids.flatMap((at) => flower(board, at)).filter((cell) => cell >= 0);
  if (new Set(tiles).size !== tiles.length) return 'a layout whose asteroid tiles do not overlap';
  const planets = new Set([...mineral, ...gas].map(String));
  return moons.every((at) => planets.has(String(at))) && distinct(moons) === moons.length
    ? null
    : 'a layout whose moons stand on planets';
}

/** Seats whose planets lie more than two farther or nearer than another's: a warning for whoever draws (MO-056). */
export function imbalance(layout: Layout): boolean {
  const board = BOARDS[layout.board];
  const rows = layout.stations.map((from) =>
    [...layout.mineral, ...layout.gas]
      .map((to) => board.distance[cellAt(board, from) * board.size + cellAt(board, to)] as number)
      .sort((a, b) => a - b),
  );
  return rows.some((row) => rows.some((other) => row.some((n, i) => Math.abs(n - (other[i] as number)) > 2)));
}
