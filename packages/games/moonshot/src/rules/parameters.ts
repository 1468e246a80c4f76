import { addAt, defined } from '@orrery/kernel';
import { CELL_NAMES, CELLS, JOINS, SLOTS, type Slot } from '../content/blueprint.ts';
import { CENTRES, cardName, EDGES, KIND, moduleOf, PAYLOAD_TILE } from '../content/set.ts';
import { type Condition, ICONS } from '../content/types.ts';
import { NONE, type Program } from '../state.ts';

/** The part of a program that describes its rocket. */
export type Rocket = Pick<Program, 'cells' | 'modules'>;

/** The icon on which two laid tiles match: 1 Structure, 2 Electronics, 3 Code, 0 for none (MS-106, MS-107). */
export function pairAt(cells: readonly number[], join: number): number {
  const { a, b, side } = defined(JOINS[join]);
  const one = defined(cells[a]);
  const other = defined(cells[b]);
  if (one === NONE || other === NONE) return 0;
  const icon = defined(EDGES[one]?.[side]);
  return icon === EDGES[other]?.[side === 1 ? 3 : 0] ? icon : 0;
}

/** Whether all conditions of a module hold in a slot (MS-117, MS-118). */
export function works(cells: readonly number[], card: number, at: number): boolean {
  const slot = defined(SLOTS[at]);
  for (const condition of moduleOf(card).conditions)
    if (countIn(cells, slot, condition) < wantedIn(slot, condition)) return false;
  return true;
}

/** Progress towards a module's conditions: the items that count so far, and the number required. */
export interface Progress {
  have: number;
  need: number;
}
export function progressOf(cells: readonly number[], card: number, at: number): Progress {
  const slot = defined(SLOTS[at]);
  const sum = { have: 0, need: 0 };
  for (const condition of moduleOf(card).conditions) {
    const need = wantedIn(slot, condition);
    sum.have += Math.min(need, countIn(cells, slot, condition));
    sum.need += need;
  }
  return sum;
}

const wantedIn = (slot: Slot, condition: Condition): number =>
  condition.needs === 'full' ? slot.cells.length : condition.n;

/** The number of items in a slot that a condition counts. */
function countIn(cells: readonly number[], slot: Slot, condition: Condition): number {
  let n = 0;
  if (condition.needs === 'pairs') {
    for (const join of slot.joins) if (pairAt(cells, join) > 0) n++;
    return n;
  }
  const wanted =
    condition.needs === 'payloads'
      ? PAYLOAD_TILE
      : condition.needs === 'centres' && condition.icon
        ? ICONS.indexOf(condition.icon)
        : null;
  for (const cell of slot.cells) {
    const laid = defined(cells[cell]);
    if (laid === NONE) continue;
    const tile = laid >> 2;
    if (wanted !== null && KIND[tile] !== wanted) continue;
    n += condition.needs === 'centres' ? defined(CENTRES[tile]) : 1;
  }
  return n;
}

/** Structure, Electronics, Code and Adaptivity: centres, matched pairs, and modules whose condition holds (MS-110). */
export function parametersOf({ cells, modules }: Rocket): number[] {
  const sums = [0, 0, 0, 0];
  for (let cell = 0; cell < CELLS; cell++) {
    const laid = defined(cells[cell]);
    if (laid === NONE) continue;
    const kind = defined(KIND[laid >> 2]);
    if (kind !== PAYLOAD_TILE) addAt(sums, kind, defined(CENTRES[laid >> 2]));
  }
  for (let join = 0; join < JOINS.length; join++) {
    const icon = pairAt(cells, join);
    if (icon > 0) addAt(sums, icon - 1, 1);
  }
  for (let at = 0; at < modules.length; at++) {
    const card = defined(modules[at]);
    if (card === NONE || !works(cells, card, at)) continue;
    const { bonus } = moduleOf(card);
    for (let i = 0; i < 4; i++) addAt(sums, i, defined(bonus[i]));
  }
  return sums;
}

/** The source of a parameter's points: a centre on a cell, a pair of cells, or a module in a slot. */
export interface Part {
  from: 'centre' | 'pair' | 'module';
  /** 0 Structure, 1 Electronics, 2 Code, 3 Adaptivity. */
  parameter: number;
  n: number;
  /** Cells, or the slot of a module. */
  at: string[];
  card: string | null;
}

/** The sources of a rocket's parameters; they add up to `parametersOf`. */
export function partsOf({ cells, modules }: Rocket): Part[] {
  const parts: Part[] = [];
  cells.forEach((laid, cell) => {
    if (laid === NONE || KIND[laid >> 2] === PAYLOAD_TILE) return;
    const [n, parameter] = [defined(CENTRES[laid >> 2]), defined(KIND[laid >> 2])];
    parts.push({ from: 'centre', parameter, n, at: [defined(CELL_NAMES[cell])], card: cardName(laid >> 2) });
  });
  JOINS.forEach(({ a, b }, join) => {
    const icon = pairAt(cells, join);
    const at = [defined(CELL_NAMES[a]), defined(CELL_NAMES[b])];
    if (icon > 0) parts.push({ from: 'pair', parameter: icon - 1, n: 1, at, card: null });
  });
  modules.forEach((card, at) => {
    if (card === NONE || !works(cells, card, at)) return;
    const slot = defined(SLOTS[at]);
    moduleOf(card).bonus.forEach((n, parameter) => {
      if (n > 0) parts.push({ from: 'module', parameter, n, at: [slot.id], card: cardName(card) });
    });
  });
  return parts;
}
