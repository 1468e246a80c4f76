import { type Refusal, refuse, type Verdict } from '@orrery/kernel';
import { CELLS, NEIGHBOURS, SLOTS } from '../content/blueprint.ts';
import { moduleOf } from '../content/set.ts';
import { NONE } from '../state.ts';

/** Whether a tile may go on a cell: the first anywhere, later ones beside or on top of another (MS-099, MS-100). */
export function mayLay(cells: readonly number[], cell: number): boolean {
  if (cells[cell] !== NONE) return true;
  for (const other of NEIGHBOURS[cell] as readonly number[]) if (cells[other] !== NONE) return true;
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

/** Slots that a module fits: those of its own kind, taken or not (MS-115, MS-116). */
export const slotsFor = (card: number): number[] =>
  SLOTS.flatMap(({ zone }, at) => (zone === moduleOf(card).zone ? [at] : []));

export function judgeSlot(card: number, at: number): true | Refusal {
  if (at < 0) return refuse('no-such-slot', 'MS-114');
  return SLOTS[at]?.zone === moduleOf(card).zone || refuse('other-zone', 'MS-115');
}
