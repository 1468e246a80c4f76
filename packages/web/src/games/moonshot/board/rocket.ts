import { defined } from '@orrery/kernel';
import {
  CELL_NAMES,
  type Progress as Count,
  cardNamed,
  cellNamed,
  EDGES,
  ICONS,
  type Part,
  partsOf,
  progressOf,
  ROTATIONS,
  type SeenCell,
  type SeenModule,
  SLOTS,
  works,
} from '@orrery/moonshot';
import { LETTERS, type Letter } from './params.tsx';

/** The rules' number for no tile or module. */
const NONE = -1;

/** A laid tile. */
export interface Laid {
  tile: string;
  rotation: number;
}
/** Tiles of a blueprint by cell. */
export type Rocket = Readonly<Record<string, Laid>>;

export const rocketOf = (cells: readonly SeenCell[]): Rocket =>
  Object.fromEntries(cells.flatMap(({ cell, tile, rotation }) => (tile ? [[cell, { tile, rotation }]] : [])));

/** The edges of a tile (N, E, S, W) after rotating it clockwise. */
export const edgesOf = (tile: string, rotation: number): string[] =>
  (EDGES[cardNamed(tile) * ROTATIONS + rotation] ?? []).map((icon) => ICONS[icon - 1] ?? '-');

/** A blueprint in the format of the rules. */
const countedOf = (rocket: Rocket, modules: readonly SeenModule[]) => ({
  cells: CELL_NAMES.map((cell) => {
    const laid = rocket[cell];
    return laid ? cardNamed(laid.tile) * ROTATIONS + laid.rotation : NONE;
  }),
  modules: SLOTS.map(({ id }) => {
    const module = modules.find(({ slot }) => slot === id)?.module ?? null;
    return module === null ? NONE : cardNamed(module);
  }),
});

export interface Match {
  letter: Letter;
  a: string;
  b: string;
}

const matchesIn = (parts: readonly Part[]): Match[] =>
  parts.flatMap(({ from, parameter, at: [a, b] }) =>
    from === 'pair' && a && b ? [{ letter: defined(LETTERS[parameter]), a, b }] : [],
  );

/** All matched pairs of a blueprint. */
export const pairsOf = (rocket: Rocket): Match[] => matchesIn(partsOf(countedOf(rocket, [])));

/** Whether each edge (N, E, S, W) of the tile on a cell is matched. */
export const litEdges = (pairs: readonly Match[], cell: string): boolean[] => {
  const meets = (row: number, column: number) =>
    pairs.some(({ a, b }) => {
      const other = a === cell ? b : b === cell ? a : null;
      return other !== null && rowOf(other) === rowOf(cell) + row && columnOf(other) === columnOf(cell) + column;
    });
  return [meets(-1, 0), meets(0, 1), meets(1, 0), meets(0, -1)];
};

/** Progress of a module's condition, and whether it works. */
export interface Progress extends Count {
  works: boolean;
}

/** The sources of a rocket's points by parameter, its pairs, and the progress of its modules. */
export interface Ledger {
  centre: number[];
  pair: number[];
  module: number[];
  sum: number[];
  pairs: Match[];
  progress: Readonly<Record<string, Progress>>;
}

export function ledgerOf(rocket: Rocket, modules: readonly SeenModule[]): Ledger {
  const counted = countedOf(rocket, modules);
  const parts = partsOf(counted);
  const pairs = matchesIn(parts);
  const sums = { centre: [0, 0, 0, 0], pair: [0, 0, 0, 0], module: [0, 0, 0, 0], sum: [0, 0, 0, 0] };
  for (const { from, parameter, n } of parts) {
    for (const row of [sums[from], sums.sum]) row[parameter] = (row[parameter] ?? 0) + n;
  }
  const progress = Object.fromEntries(
    SLOTS.flatMap(({ id }, at): [string, Progress][] => {
      const card = counted.modules[at] ?? NONE;
      if (card === NONE) return [];
      return [[id, { ...progressOf(counted.cells, card, at), works: works(counted.cells, card, at) }]];
    }),
  );
  return { ...sums, pairs, progress };
}

/** The change from placing a tile. */
export interface Gain {
  rotation: number;
  delta: number[];
  total: number;
}

function gainOf(
  rocket: Rocket,
  modules: readonly SeenModule[],
  now: readonly number[],
  cell: string,
  laid: Laid,
): Gain {
  const { sum } = ledgerOf({ ...rocket, [cell]: laid }, modules);
  const delta = sum.map((n, i) => n - (now[i] ?? 0));
  return { rotation: laid.rotation, delta, total: delta.reduce((all, n) => all + n, 0) };
}

/** The gain of a tile on each of these cells, in its best rotation. */
export function gainsOf(
  rocket: Rocket,
  modules: readonly SeenModule[],
  tile: string,
  cells: readonly { cell: string; rotations: readonly number[] }[],
): Map<string, Gain> {
  const now = ledgerOf(rocket, modules).sum;
  return new Map(
    cells.map(({ cell, rotations }) => {
      const all = rotations.map((rotation) => gainOf(rocket, modules, now, cell, { tile, rotation }));
      return [cell, all.reduce((best, gain) => (gain.total > best.total ? gain : best))];
    }),
  );
}

export const rowOf = (cell: string): number => Math.floor(cellNamed(cell) / 4);
export const columnOf = (cell: string): number => cellNamed(cell) % 4;
