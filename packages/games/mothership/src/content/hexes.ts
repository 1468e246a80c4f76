import { defined } from '@orrery/kernel';

/** A board as integer tables. A cell is an index into them, in row order; answers name it `q,r`. */
export interface Board {
  id: BoardId;
  size: number;
  /** Axial coordinates by cell, for pointy-top hexes with (0,0) at the centre (MO-036). */
  q: readonly number[];
  r: readonly number[];
  names: readonly string[];
  /** Neighbours on the board, in order of direction. */
  near: readonly (readonly number[])[];
  /** The neighbour in each of the six directions, -1 off the board. */
  step: readonly (readonly number[])[];
  /** Distances, `distance[a * size + b]` (MO-037). */
  distance: Uint8Array;
  /** Whether a cell has fewer than six neighbours (MO-040). */
  edge: readonly boolean[];
  byName: ReadonlyMap<string, number>;
}
export type BoardId = 'A' | 'B';
export type Axial = readonly [q: number, r: number];

/** E, NE, NW, W, SW, SE. Ties go to the direction that comes first (MO-036). */
export const DIRECTIONS: readonly Axial[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];

/** For each board, whether a coordinate is on it (MO-038, MO-039). */
const ON: Readonly<Record<BoardId, (q: number, r: number) => boolean>> = {
  A: (q, r) => Math.abs(r) <= 6 && Math.abs(2 * q + r) <= 18,
  B: (q, r) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= 9,
};

const RADIUS = 12;
export const nameOf = (q: number, r: number): string => `${q},${r}`;

function boardOf(id: BoardId): Board {
  const q: number[] = [];
  const r: number[] = [];
  for (let y = -RADIUS; y <= RADIUS; y++) {
    for (let x = -RADIUS; x <= RADIUS; x++) {
      if (!ON[id](x, y)) continue;
      q.push(x);
      r.push(y);
    }
  }
  const size = q.length;
  const names = q.map((x, cell) => nameOf(x, defined(r[cell])));
  const byName = new Map(names.map((name, cell) => [name, cell]));
  const step = q.map((x, cell) =>
    DIRECTIONS.map(([dq, dr]) => byName.get(nameOf(x + dq, defined(r[cell]) + dr)) ?? -1),
  );
  const near = step.map((cells) => cells.filter((cell) => cell >= 0));
  const distance = new Uint8Array(size * size);
  for (let a = 0; a < size; a++) {
    for (let b = 0; b < size; b++) {
      const dq = defined(q[a]) - defined(q[b]);
      const dr = defined(r[a]) - defined(r[b]);
      distance[a * size + b] = Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
    }
  }
  return { id, size, q, r, names, near, step, distance, edge: near.map((cells) => cells.length < 6), byName };
}

export const BOARDS: Readonly<Record<BoardId, Board>> = { A: boardOf('A'), B: boardOf('B') };

/** The cell at a coordinate, or -1 if it is off the board. */
export const cellAt = (board: Board, [q, r]: Axial): number => board.byName.get(nameOf(q, r)) ?? -1;

/** The seven cells of an asteroid tile around its centre; -1 for cells off the board (MO-042). */
export const flower = (board: Board, [q, r]: Axial): number[] => [
  cellAt(board, [q, r]),
  ...DIRECTIONS.map(([dq, dr]) => cellAt(board, [q + dq, r + dr])),
];
