import type { Placement } from '@orrery/kernel';
import { CELL_NAMES, cellNamed, SLOTS } from '../content/blueprint.ts';
import { PRICE } from '../content/numbers.ts';
import { cardName, cardNamed, KIND, moduleOf, PAYLOAD_TILE } from '../content/set.ts';
import { parametersOf, works } from '../rules/parameters.ts';
import { openCells, slotsFor } from '../rules/placing.ts';
import { NONE, type Program } from '../state.ts';
import { type Demand, demandOf, strength } from './worth.ts';

const BAYS = 2;
export const baysOf = (cells: readonly number[]): number =>
  cells.filter((laid) => laid !== NONE && KIND[laid >> 2] === PAYLOAD_TILE).length;

/** Strength, room for the payload that the Moon asks for, and cells that later tiles and modules can build on. */
const value = (cells: readonly number[], modules: readonly number[], demand: Demand): number =>
  strength(parametersOf({ cells, modules } as Program), demand) +
  3 * Math.min(BAYS, baysOf(cells)) +
  0.3 * cells.filter((laid) => laid !== NONE).length;

export interface Lay {
  placement: Placement;
  gain: number;
}

/** Ways to lay one of these tiles, the best first, each with what the rocket gains. */
export function lays(own: Program, tiles: readonly number[], most: number): Lay[] {
  const demand = demandOf(own);
  const before = value(own.cells, own.modules, demand);
  const cells = own.cells.slice();
  const found: Lay[] = [];
  for (const tile of tiles) {
    for (const cell of openCells(own.cells)) {
      if ((own.payload[cell] as number) > 0) continue;
      const held = cells[cell] as number;
      for (let rotation = 0; rotation < 4; rotation++) {
        cells[cell] = tile * 4 + rotation;
        const gain = value(cells, own.modules, demand) - before;
        if (found.length === most && gain <= (found[most - 1] as Lay).gain) continue;
        const placement = { piece: cardName(tile), cell: CELL_NAMES[cell] as string, rotation };
        const at = found.findIndex((one) => one.gain < gain);
        found.splice(at < 0 ? found.length : at, 0, { placement, gain });
        if (found.length > most) found.pop();
      }
      cells[cell] = held;
    }
  }
  return found;
}

/** The best way to lay one of these tiles: which, where, how turned. */
export const bestLay = (own: Program, tiles: readonly number[]): Lay | null => lays(own, tiles, 1)[0] ?? null;

/** What a module would add in a slot, now or, at a discount, once its condition holds. */
function inSlot(own: Program, card: number, at: number, demand: Demand): number {
  const modules = own.modules.slice();
  const before = strength(parametersOf(own), demand);
  modules[at] = card;
  const gain = strength(parametersOf({ cells: own.cells, modules }), demand) - before;
  if (works(own.cells, card, at)) return gain;
  const later = moduleOf(card).bonus.reduce((all, n) => all + n, 0);
  return gain + 0.4 * later;
}

/** The slots for a module, the one where it gives most first. */
export function slotsByWorth(own: Program, card: number): { placement: Placement; gain: number }[] {
  const demand = demandOf(own);
  return slotsFor(card)
    .map((at) => ({
      placement: { piece: cardName(card), cell: SLOTS[at]?.id as string, rotation: 0 },
      gain: inSlot(own, card, at, demand),
    }))
    .sort((a, b) => b.gain - a.gain);
}

/** How well a module fits the rocket: what it would give in its best slot. */
export const moduleWorth = (own: Program, card: number): number => slotsByWorth(own, card)[0]?.gain ?? 0;

/** The module of the sideboard that helps most. */
export function bestModule(own: Program, sideboard: readonly number[]): { card: number; gain: number } | null {
  let best: { card: number; gain: number } | null = null;
  for (const card of sideboard) {
    const gain = moduleWorth(own, card);
    if (best === null || gain > best.gain) best = { card, gain };
  }
  return best;
}

/** The parameters of a rocket once its Engineer has laid what the line offers and the purse pays, and what is left. */
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
