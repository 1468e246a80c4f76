import { defined } from '@orrery/kernel';
import { LAYOUTS, type Layout } from '../content/layouts.ts';

/** The directions e0 E, e1 NE, e2 NW, e3 W, e4 SW, e5 SE in axial coordinates (q,r). */
export const DIRECTIONS = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;

/** Marks a neighbour beyond the border. */
export const OFF = -1;

/** The fields of a layout. They never change, so a board stores only its index. Field 7k + i is field i of slot k. */
export interface Ground {
  layout: Layout;
  size: number;
  /** `q,r` of each field, and the field of each `q,r`. */
  ids: readonly string[];
  index: ReadonlyMap<string, number>;
  q: readonly number[];
  r: readonly number[];
  /** Six neighbours of each field; OFF beyond the border. */
  near: readonly number[];
  /** Distances between any two fields, counting steps over board fields only; `size` numbers per field. */
  distance: readonly number[];
}

function groundOfLayout(layout: Layout): Ground {
  const cells = layout.slots.flatMap(([a, b]) => {
    const [q, r] = [3 * a + 2 * b, -2 * a + b];
    return [[q, r], ...DIRECTIONS.map(([dq, dr]) => [q + dq, r + dr])] as [number, number][];
  });
  const ids = cells.map(([q, r]) => `${q},${r}`);
  const index = new Map(ids.map((id, field) => [id, field]));
  const near = cells.flatMap(([q, r]) => DIRECTIONS.map(([dq, dr]) => index.get(`${q + dq},${r + dr}`) ?? OFF));
  const size = cells.length;
  const distance = cells.flatMap((_cell, from) => stepsFrom(from, size, near));
  return { layout, size, ids, index, q: cells.map(([q]) => q), r: cells.map(([, r]) => r), near, distance };
}

/** Distances from one field to every other, by breadth-first search. */
function stepsFrom(from: number, size: number, near: readonly number[]): number[] {
  const steps = new Array<number>(size).fill(size);
  steps[from] = 0;
  for (let ring = [from], step = 1; ring.length > 0; step++) {
    const wider: number[] = [];
    for (const field of ring) {
      for (const other of near.slice(field * 6, field * 6 + 6)) {
        if (other === OFF || defined(steps[other]) < size) continue;
        steps[other] = step;
        wider.push(other);
      }
    }
    ring = wider;
  }
  return steps;
}

/** The ground of every layout, in the order of LAYOUTS. */
export const GROUNDS: readonly Ground[] = LAYOUTS.map(groundOfLayout);

export const slotOf = (field: number): number => Math.floor(field / 7);
