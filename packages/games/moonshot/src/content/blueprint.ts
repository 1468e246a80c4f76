import { ICONS, type ZoneKind } from './types.ts';

/** A blueprint: three rows A, B, C of four columns. Cells are numbered row by row. */
export const ROWS = 3;
export const COLUMNS = 4;
export const CELLS = ROWS * COLUMNS;
export const CELL_NAMES: readonly string[] = Array.from(
  { length: CELLS },
  (_none, cell) => `${'ABC'.charAt(Math.floor(cell / COLUMNS))}${1 + (cell % COLUMNS)}`,
);
const CELL_BY_NAME = new Map(CELL_NAMES.map((name, cell) => [name, cell]));
/** The cell with this name; -1 if there is none. */
export const cellNamed = (name: string): number => CELL_BY_NAME.get(name) ?? -1;

/** One of the 17 inner edges: a cell `a`, its neighbour `b`, and the side of `a` where they meet (1 east, 2 south). */
export interface Join {
  a: number;
  b: number;
  side: 1 | 2;
}
export const JOINS: readonly Join[] = Array.from({ length: CELLS }, (_none, a): Join[] => [
  ...(a % COLUMNS < COLUMNS - 1 ? [{ a, b: a + 1, side: 1 as const }] : []),
  ...(a + COLUMNS < CELLS ? [{ a, b: a + COLUMNS, side: 2 as const }] : []),
]).flat();
export const NEIGHBOURS: readonly (readonly number[])[] = Array.from({ length: CELLS }, (_none, cell) =>
  JOINS.flatMap(({ a, b }) => (a === cell ? [b] : b === cell ? [a] : [])),
);

/** A module slot: the cells it covers, and the indices in `JOINS` of the edges between those cells. */
export interface Slot {
  id: string;
  zone: ZoneKind;
  cells: readonly number[];
  joins: readonly number[];
}
const rowCells = (row: number): number[] => Array.from({ length: COLUMNS }, (_none, i) => row * COLUMNS + i);
const slot = (id: string, zone: ZoneKind, cells: readonly number[]): Slot => ({
  id,
  zone,
  cells,
  joins: JOINS.flatMap(({ a, b }, i) => (cells.includes(a) && cells.includes(b) ? [i] : [])),
});
export const SLOTS: readonly Slot[] = [
  ...[0, 1, 2].map((row) => slot('ABC'.charAt(row), 'row', rowCells(row))),
  ...[0, 1].map((row) => slot('ABC'.slice(row, row + 2), 'rows', [...rowCells(row), ...rowCells(row + 1)])),
  ...[0, 1, 2, 3].map((column) =>
    slot(
      String(column + 1),
      'column',
      [0, 1, 2].map((row) => row * COLUMNS + column),
    ),
  ),
];
export const slotNamed = (id: string): number => SLOTS.findIndex((own) => own.id === id);

export const ROTATIONS = 4;
/** Edges as numbers after `k` clockwise quarter turns: 0 bare, 1 Structure, 2 Electronics, 3 Code. */
export const turned = (edges: string, k: number): number[] =>
  [0, 1, 2, 3].map((side) => 1 + ICONS.indexOf(edges.charAt((side - k + 4) % 4) as 'S'));
