import { defined, type Refusal, refuse, type Verdict } from '@orrery/kernel';
import { CELLS, NEIGHBOURS, ROTATIONS, SLOTS } from '../content/blueprint.ts';
import { moduleOf } from '../content/set.ts';
import { NONE, type Program } from '../state.ts';
import { parametersOf, type Rocket } from './parameters.ts';

/** Whether a tile may go on a cell: the first anywhere, later ones next to or on top of another (MS-099, MS-100). */
export function mayLay(cells: readonly number[], cell: number): boolean {
  if (cells[cell] !== NONE) return true;
  for (const other of defined(NEIGHBOURS[cell])) if (cells[other] !== NONE) return true;
  return cells.every((laid) => laid === NONE);
}

export function openCells(cells: readonly number[]): number[] {
  const open: number[] = [];
  for (let cell = 0; cell < CELLS; cell++) if (mayLay(cells, cell)) open.push(cell);
  return open;
}

export function judgeCell(cells: readonly number[], cell: number, rotation: number): Verdict {
  if (cell < 0 || rotation < 0 || rotation > 3) return refuse('no-such-cell', 'MS-097');
  return mayLay(cells, cell) || refuse('not-beside', 'MS-100');
}

/** Slots that a module fits: those of its kind, occupied or not (MS-115, MS-116). */
export const slotsFor = (card: number): number[] =>
  SLOTS.flatMap(({ zone }, at) => (zone === moduleOf(card).zone ? [at] : []));

export function judgeSlot(card: number, at: number): true | Refusal {
  if (at < 0) return refuse('no-such-slot', 'MS-114');
  return SLOTS[at]?.zone === moduleOf(card).zone || refuse('other-zone', 'MS-115');
}

/** A tile on a cell, rotated in quarter turns. */
export interface Lay {
  tile: number;
  cell: number;
  rotation: number;
}

const strength = (rocket: Rocket): number => parametersOf(rocket).reduce((sum, n) => sum + n, 0);

/** The candidate with the lowest ranks, compared in order; on a tie, the first one. */
function lowest<T>(all: readonly T[], ranksOf: (one: T) => number[]): T {
  const ranked = all.map((one) => ({ one, ranks: ranksOf(one) }));
  return ranked.reduce((best, next) => {
    const at = best.ranks.findIndex((rank, i) => rank !== next.ranks[i]);
    return at >= 0 && defined(next.ranks[at]) < defined(best.ranks[at]) ? next : best;
  }).one;
}

/** Placement of a tile on timeout: avoids covering payload, then tiles, and then maximizes the rocket's strength. */
export function safeLay(own: Program, tiles: readonly number[]): Lay {
  const all = tiles.flatMap((tile) =>
    openCells(own.cells).flatMap((cell) =>
      Array.from({ length: ROTATIONS }, (_none, rotation) => ({ tile, cell, rotation })),
    ),
  );
  return lowest(all, ({ tile, cell, rotation }) => [
    own.payload[cell] === 0 ? 0 : 1,
    own.cells[cell] === NONE ? 0 : 1,
    -strength({ cells: own.cells.with(cell, tile * ROTATIONS + rotation), modules: own.modules }),
  ]);
}

/** Slot for a module on timeout: prefers an empty slot, then maximizes the rocket's strength. */
export const safeSlot = (own: Program, card: number): number =>
  lowest(slotsFor(card), (at) => [
    own.modules[at] === NONE ? 0 : 1,
    -strength({ cells: own.cells, modules: own.modules.with(at, card) }),
  ]);
