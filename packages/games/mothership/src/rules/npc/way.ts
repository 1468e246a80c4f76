import { sideOf } from '../../content/units.ts';
import { cellOf, type State } from '../../state.ts';
import { isFree, near } from '../board.ts';
import { entersField, isPassable, stopsAt } from '../move.ts';

/** A cell that a ship can end on, with its best path: fewest asteroid entries, then fewest steps (MO-601). */
export interface Place {
  cell: number;
  steps: number;
  entries: number;
}

/**
 * Whether an opponent's ship may enter a cell. Beside a guardian it must stop, so there the cell must be free (MO-600).
 */
export const isOpen = (s: State, side: number, cell: number): boolean =>
  isPassable(s, side, cell) && (isFree(s, cell) || !stopsAt(s, side, cell));

const enters = (s: State, from: number, to: number): number => (entersField(s, from, to) ? 1 : 0);

/** All cells a ship can end on within a number of steps, including its own. */
export function placesOf(s: State, unit: number, spaces: number): Place[] {
  const side = sideOf(unit);
  const start = cellOf(s, unit);
  const best = new Map<number, Place>([[start, { cell: start, steps: 0, entries: 0 }]]);
  let ring = [...best.values()];
  for (let steps = 1; steps <= spaces && ring.length > 0; steps++) {
    const next = new Map<number, Place>();
    for (const from of ring) {
      if (from.steps > 0 && stopsAt(s, side, from.cell)) continue;
      for (const cell of near(s, from.cell)) {
        if (!isOpen(s, side, cell)) continue;
        const entries = from.entries + enters(s, from.cell, cell);
        const known = next.get(cell) ?? best.get(cell);
        // A longer path is kept only if it enters fewer asteroid fields.
        if (known && known.entries <= entries) continue;
        next.set(cell, { cell, steps, entries });
      }
    }
    for (const place of next.values()) best.set(place.cell, place);
    ring = [...next.values()];
  }
  return [...best.values()].filter(({ cell }) => cell === start || isFree(s, cell));
}

/** The path to one of these equally near places; where paths differ first, the lowest direction wins (MO-601). */
export function wayTo(s: State, unit: number, places: readonly Place[]): number[] {
  const side = sideOf(unit);
  const goals = new Set(places.map(({ cell }) => cell));
  const failed = new Set<string>();
  const from = (cell: number, steps: number, entries: number, first: boolean): number[] | null => {
    if (steps === 0) return entries === 0 && goals.has(cell) ? [] : null;
    const key = `${cell}/${steps}/${entries}`;
    if (failed.has(key) || (!first && stopsAt(s, side, cell))) return null;
    for (const next of near(s, cell)) {
      const left = entries - enters(s, cell, next);
      if (left < 0 || !isOpen(s, side, next)) continue;
      const rest = from(next, steps - 1, left, false);
      if (rest) return [next, ...rest];
    }
    failed.add(key);
    return null;
  };
  const [place] = places;
  return place ? (from(cellOf(s, unit), place.steps, place.entries, true) ?? []) : [];
}
