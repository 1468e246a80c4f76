import type { Placement } from '@orrery/kernel';
import { CELL_NAMES, SLOTS } from '../content/blueprint.ts';
import { cardName, KIND, moduleOf, PAYLOAD_TILE } from '../content/set.ts';
import { works } from '../rules/parameters.ts';
import { openCells, slotsFor } from '../rules/placing.ts';
import { NONE, type Program } from '../state.ts';
import { strengthOf } from './worth.ts';

const BAYS = 2;
export const baysOf = (cells: readonly number[]): number =>
  cells.filter((laid) => laid !== NONE && KIND[laid >> 2] === PAYLOAD_TILE).length;

/** Strength, and room for the payload that the Moon asks for. */
const value = (own: Pick<Program, 'cells' | 'modules'>): number =>
  strengthOf(own) + 3 * Math.min(BAYS, baysOf(own.cells)) + 0.2 * own.cells.filter((laid) => laid !== NONE).length;

export interface Lay {
  placement: Placement;
  gain: number;
}

/** The best way to lay one of these tiles: which, where, how turned, and what the rocket gains. */
export function bestLay(own: Program, tiles: readonly number[]): Lay | null {
  const before = value(own);
  const cells = own.cells.slice();
  let best: Lay | null = null;
  for (const tile of tiles) {
    for (const cell of openCells(own.cells)) {
      if ((own.payload[cell] as number) > 0) continue;
      const held = cells[cell] as number;
      for (let rotation = 0; rotation < 4; rotation++) {
        cells[cell] = tile * 4 + rotation;
        const gain = value({ cells, modules: own.modules }) - before;
        if (best === null || gain > best.gain)
          best = { placement: { piece: cardName(tile), cell: CELL_NAMES[cell] as string, rotation }, gain };
      }
      cells[cell] = held;
    }
  }
  return best;
}

/** The slot where a module gives most: where it works, else an empty one. */
export function bestSlot(own: Program, card: number): Placement {
  const scored = slotsFor(card).map((at) => {
    const present = own.modules[at] as number;
    const lost = present === NONE ? 0 : works(own.cells, present, at) ? 6 : 1;
    return { at, score: (works(own.cells, card, at) ? 5 : 0) - lost };
  });
  const { at } = scored.reduce((best, one) => (one.score > best.score ? one : best));
  return { piece: cardName(card), cell: SLOTS[at]?.id as string, rotation: 0 };
}

/** How well a module fits the rocket as it stands: what it would give in its best slot, now or soon. */
export function moduleWorth(own: Program, card: number): number {
  const { bonus } = moduleOf(card);
  const points = bonus.reduce((all, n) => all + n, 0);
  const free = slotsFor(card).filter((at) => own.modules[at] === NONE);
  if (free.length === 0) return 0;
  return free.some((at) => works(own.cells, card, at)) ? points : points / 2;
}
