import { defined } from '@orrery/kernel';
import { type Axial, BOARDS, type Board, cellAt, flower } from '../content/hexes.ts';
import type { Layout } from '../content/layouts.ts';
import { FIRST_SHIP, LAST_SHIP } from '../content/units.ts';

/** Maximum number of pieces of each kind in a custom layout (MO-015, MO-056). */
export const MOST = { mineral: 7, gas: 2, asteroids: 10, moons: 4 } as const;
/** Number of ships in a fleet, and their maximum distance from its starting hex (MO-021, MO-052). */
const FLEET = LAST_SHIP - FIRST_SHIP + 1;
const NEAR = 2;

/** The requirement behind each fault; each text completes "must be …". */
export const LAYOUT_FAULTS = {
  shape: 'a layout',
  size: 'a layout of at most {n} characters',
  board: 'a layout on board A or B',
  'off-board': 'a layout with all pieces on the board',
  stations: 'a layout with {n} stations',
  minerals: 'a layout with {n} or {m} mineral planets',
  'most-minerals': 'a layout with at most {n} mineral planets',
  'most-gas': 'a layout with at most {n} gas planets',
  'most-tiles': 'a layout with at most {n} asteroid tiles',
  'most-moons': 'a layout with at most {n} moons and planetoids',
  'solo-planets': 'a solo layout with exactly three planets',
  crowded: 'a layout with at most one piece on each hex',
  edge: 'a layout without stations on the edge',
  overlap: 'a layout without overlapping asteroid tiles',
  moons: 'a layout with moons only on planets, at most one on each',
  room: 'a layout with room for {n} ships within {m} spaces of each start',
  teams: 'a layout with two or more teams of equal size and each seat exactly once in the turn order',
  turns: 'a layout in which teammates never take turns in a row',
  fleet: 'a solo layout with a start and six enemy ships',
  'enemy-mothership': 'a solo layout with the enemy mothership beside your station',
  'enemy-ships': 'a solo layout with the other enemy ships beside the planets, one or more at each',
} as const;
export type LayoutFault = keyof typeof LAYOUT_FAULTS;

/** A fault and the cells it concerns. */
export interface Finding {
  fault: LayoutFault;
  n?: number;
  m?: number;
  cells: readonly Axial[];
}

/** The text of a finding. */
export const findingText = ({ fault, n = 0, m = 0 }: Finding): string =>
  LAYOUT_FAULTS[fault]
    .replace('{n} or {m}', n === m ? '{n}' : '{n} or {m}')
    .replace('{n}', String(n))
    .replace('{m}', String(m));

const key = String;
/** Cells listed more than once, without their first occurrence. */
const doubled = (cells: readonly Axial[]): Axial[] =>
  cells.filter((cell, i) => cells.findIndex((other) => key(other) === key(cell)) !== i);

/** All faults in the pieces of a layout (MO-041, MO-043, MO-046, MO-056, MO-057). */
export function findingsOf(layout: Layout, seats: number): Finding[] {
  const board = BOARDS[layout.board];
  const { stations, mineral, gas, asteroids, moons, planetoids, npc = [] } = layout;
  const out: Finding[] = [];
  const find = (wrong: boolean, fault: LayoutFault, cells: readonly Axial[], n?: number, m?: number): void => {
    if (wrong) out.push({ fault, cells, ...(n === undefined ? {} : { n }), ...(m === undefined ? {} : { m }) });
  };
  find(stations.length !== seats, 'stations', stations, seats);
  const extra = mineral.length - seats;
  if (layout.mode === 'solo') find(mineral.length + gas.length !== 3, 'solo-planets', [...mineral, ...gas]);
  else find(extra !== 1 && extra !== 2, 'minerals', mineral, seats + 1, Math.min(seats + 2, MOST.mineral));
  find(mineral.length > MOST.mineral, 'most-minerals', mineral, MOST.mineral);
  find(gas.length > MOST.gas, 'most-gas', gas, MOST.gas);
  find(asteroids.length > MOST.asteroids, 'most-tiles', asteroids, MOST.asteroids);
  find(moons.length + planetoids.length > MOST.moons, 'most-moons', [...moons, ...planetoids], MOST.moons);
  const crowded = doubled([...stations, ...mineral, ...gas, ...planetoids, ...npc]);
  find(crowded.length > 0, 'crowded', crowded);
  const outer = stations.filter((at) => board.edge[cellAt(board, at)]);
  find(outer.length > 0, 'edge', outer);
  const tiles = asteroids.flatMap((at) => flower(board, at)).filter((cell) => cell >= 0);
  const twice = tiles.filter((cell, i) => tiles.indexOf(cell) !== i);
  find(
    twice.length > 0,
    'overlap',
    twice.map((cell) => axialOf(board, cell)),
  );
  const planets = new Set([...mineral, ...gas].map(key));
  const stray = [...moons.filter((at) => !planets.has(key(at))), ...doubled(moons)];
  find(stray.length > 0, 'moons', stray);
  const narrow = startsOf(layout).filter((at) => roomRound(layout, board, at) < FLEET);
  find(narrow.length > 0, 'room', narrow, FLEET, NEAR);
  return out;
}

/** Whether no two team-mates take consecutive turns, including last and first (MO-465). */
export const alternates = (teams: readonly number[], order: readonly number[]): boolean =>
  order.every((seat, i) => teams[seat] !== teams[defined(order[(i + 1) % order.length])]);

/** Faults in the positions of the solo enemy's six ships (MO-585). */
export function enemyFindings({ board: id, stations, mineral, gas }: Layout, npc: readonly Axial[]): Finding[] {
  const board = BOARDS[id];
  const beside = (a: Axial, b: Axial): boolean =>
    board.distance[cellAt(board, a) * board.size + cellAt(board, b)] === 1;
  const planets = [...mineral, ...gas];
  const [mothership, ...others] = npc as [Axial, ...Axial[]];
  const out: Finding[] = [];
  if (!stations.some((at) => beside(at, mothership))) out.push({ fault: 'enemy-mothership', cells: [mothership] });
  const stray = others.filter((at) => !planets.some((planet) => beside(at, planet)));
  const alone = planets.filter((planet) => !others.some((at) => beside(at, planet)));
  if (stray.length + alone.length > 0) out.push({ fault: 'enemy-ships', cells: [...stray, ...alone] });
  return out;
}

const axialOf = (board: Board, cell: number): Axial => [defined(board.q[cell]), defined(board.r[cell])];
const startsOf = ({ start, stations }: Layout): readonly Axial[] => (start ? [start] : stations);

/** The number of free cells where a fleet may be placed around its starting hex. */
function roomRound({ stations, mineral, gas, planetoids, npc = [] }: Layout, board: Board, start: Axial): number {
  const full = new Set([...stations, ...mineral, ...gas, ...planetoids, ...npc].map((at) => cellAt(board, at)));
  const from = cellAt(board, start) * board.size;
  let free = 0;
  for (let cell = 0; cell < board.size; cell++)
    if (defined(board.distance[from + cell]) <= NEAR && !full.has(cell)) free++;
  return free;
}

/** Two seats whose distances to the planets differ too much: a warning in the editor, not a fault (MO-056). */
export interface Uneven {
  seats: readonly [number, number];
  /** The greatest difference between their sorted lists of distances. */
  by: number;
}
/** Greatest difference that still counts as fair. */
const FAIR = 2;

/** Distances from each seat's station to the planets, nearest first. */
export function planetDistances({ board: id, stations, mineral, gas }: Layout): number[][] {
  const board = BOARDS[id];
  return stations.map((from) =>
    [...mineral, ...gas]
      .map((to) => defined(board.distance[cellAt(board, from) * board.size + cellAt(board, to)]))
      .sort((a, b) => a - b),
  );
}

/** Pairs of seats whose sorted planet distances differ by more than two. */
export function unevenSeats(layout: Layout): Uneven[] {
  const rows = planetDistances(layout);
  const out: Uneven[] = [];
  for (const [a, row] of rows.entries()) {
    for (let b = a + 1; b < rows.length; b++) {
      const by = Math.max(0, ...row.map((n, i) => Math.abs(n - defined(rows[b]?.[i]))));
      if (by > FAIR) out.push({ seats: [a, b], by });
    }
  }
  return out;
}
/** Whether the editor should warn that the layout may be unfair. */
export const imbalance = (layout: Layout): boolean => unevenSeats(layout).length > 0;
