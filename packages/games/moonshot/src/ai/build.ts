import { addAt, defined, type Placement } from '@orrery/kernel';
import { CELL_NAMES, cellNamed, JOINS, SLOTS } from '../content/blueprint.ts';
import { PRICE } from '../content/numbers.ts';
import { CENTRES, cardName, cardNamed, KIND, moduleOf, PAYLOAD_TILE } from '../content/set.ts';
import { pairAt, parametersOf, works } from '../rules/parameters.ts';
import { openCells, slotsFor } from '../rules/placing.ts';
import { NONE, type Program } from '../state.ts';
import { type Demand, demandOf, strength } from './worth.ts';

const BAYS = 2;
export function baysOf(cells: readonly number[]): number {
  let n = 0;
  for (const laid of cells) if (laid !== NONE && KIND[laid >> 2] === PAYLOAD_TILE) n++;
  return n;
}

export interface Lay {
  placement: Placement;
  gain: number;
}

/** For each cell, the indices in `JOINS` of its inner edges. */
const JOINS_AT: readonly (readonly number[])[] = CELL_NAMES.map((_name, cell) =>
  JOINS.flatMap(({ a, b }, join) => (a === cell || b === cell ? [join] : [])),
);
const NO_MODULES: readonly number[] = [];

function add(sums: number[], bonus: readonly number[]): void {
  for (let i = 0; i < 4; i++) addAt(sums, i, defined(bonus[i]));
}

/** Rating of a rocket by its strength, its bays (up to two, for the Moon's payload) and its number of tiles. */
const rated = (parameters: readonly number[], bays: number, tiles: number, demand: Demand): number =>
  strength(parameters, demand) + 3 * Math.min(BAYS, bays) + 0.3 * tiles;
const count = (cells: readonly number[]): number => {
  let n = 0;
  for (const laid of cells) if (laid !== NONE) n++;
  return n;
};

/** Cells to consider for a tile; occupied cells are included only when free ones are scarce. */
function roomFor(own: Program): number[] {
  const open = openCells(own.cells).filter((cell) => own.payload[cell] === 0);
  return count(own.cells) > own.cells.length - ROOM ? open : open.filter((cell) => own.cells[cell] === NONE);
}
const ROOM = 3;

/** The `most` best placements of these tiles, best first. */
export function lays(own: Program, tiles: readonly number[], most: number): Lay[] {
  const demand = demandOf(own);
  const before = rated(parametersOf(own), baysOf(own.cells), count(own.cells), demand);
  const cells = own.cells.slice();
  const found: Lay[] = [];
  for (const cell of roomFor(own)) {
    const held = defined(cells[cell]);
    cells[cell] = NONE;
    // The part that does not depend on the tile: the other tiles, and modules whose slot does not cover the cell.
    const base = parametersOf({ cells, modules: NO_MODULES as number[] });
    const touched: number[] = [];
    for (let at = 0; at < own.modules.length; at++) {
      const card = defined(own.modules[at]);
      if (card === NONE) continue;
      if (SLOTS[at]?.cells.includes(cell)) touched.push(at);
      else if (works(cells, card, at)) add(base, moduleOf(card).bonus);
    }
    const bays = baysOf(cells);
    const laid = count(cells) + 1;
    for (const tile of tiles) {
      const isBay = KIND[tile] === PAYLOAD_TILE;
      for (let rotation = 0; rotation < 4; rotation++) {
        cells[cell] = tile * 4 + rotation;
        const sums = base.slice();
        if (!isBay) addAt(sums, defined(KIND[tile]), defined(CENTRES[tile]));
        for (const join of defined(JOINS_AT[cell])) {
          const icon = pairAt(cells, join);
          if (icon > 0) addAt(sums, icon - 1, 1);
        }
        for (const at of touched) {
          const card = defined(own.modules[at]);
          if (works(cells, card, at)) add(sums, moduleOf(card).bonus);
        }
        const gain = rated(sums, bays + (isBay ? 1 : 0), laid, demand) - before;
        if (found.length === most && gain <= defined(found[most - 1]).gain) continue;
        const placement = { piece: cardName(tile), cell: defined(CELL_NAMES[cell]), rotation };
        const at = found.findIndex((one) => one.gain < gain);
        found.splice(at < 0 ? found.length : at, 0, { placement, gain });
        if (found.length > most) found.pop();
      }
    }
    cells[cell] = held;
  }
  return found;
}

/** The best placement of one of these tiles; null if there is no cell for them. */
export const bestLay = (own: Program, tiles: readonly number[]): Lay | null => lays(own, tiles, 1)[0] ?? null;

/** Gain of a module in a slot. While its condition does not hold, its bonus counts at a discount. */
function inSlot(own: Program, card: number, at: number, demand: Demand): number {
  const modules = own.modules.slice();
  const before = strength(parametersOf(own), demand);
  modules[at] = card;
  const gain = strength(parametersOf({ cells: own.cells, modules }), demand) - before;
  if (works(own.cells, card, at)) return gain;
  const later = moduleOf(card).bonus.reduce((all, n) => all + n, 0);
  return gain + 0.4 * later;
}

/** The slots for a module, best first. */
export function slotsByWorth(own: Program, card: number): { placement: Placement; gain: number }[] {
  const demand = demandOf(own);
  return slotsFor(card)
    .map((at) => ({
      placement: { piece: cardName(card), cell: SLOTS[at]?.id as string, rotation: 0 },
      gain: inSlot(own, card, at, demand),
    }))
    .sort((a, b) => b.gain - a.gain);
}

/** Gain of a module in its best slot. */
const moduleWorth = (own: Program, card: number): number => slotsByWorth(own, card)[0]?.gain ?? 0;

/** The best module on the sideboard. */
export function bestModule(own: Program, sideboard: readonly number[]): { card: number; gain: number } | null {
  let best: { card: number; gain: number } | null = null;
  for (const card of sideboard) {
    const gain = moduleWorth(own, card);
    if (best === null || gain > best.gain) best = { card, gain };
  }
  return best;
}

/** The parameters after installing the useful tiles of the line that `purse` can pay for, and the money left. */
export function builtUp(own: Program, purse: number): { parameters: number[]; left: number } {
  const cells = own.cells.slice();
  const line = own.line.slice();
  let left = purse;
  while (left >= PRICE.line && line.length > 0) {
    const best = bestLay({ ...own, cells }, line);
    if (best === null || best.gain < 1) break;
    const tile = cardNamed(best.placement.piece);
    cells[cellNamed(best.placement.cell)] = tile * 4 + best.placement.rotation;
    line.splice(line.indexOf(tile), 1);
    left -= PRICE.line;
  }
  return { parameters: parametersOf({ cells, modules: own.modules }), left };
}
