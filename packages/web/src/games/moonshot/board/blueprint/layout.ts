import { columnOf, rowOf } from '../rocket.ts';

/** Dimensions of a blueprint: cells, the plates beside and below them, the nose above. */
export interface Measure {
  cell: number;
  left: number;
  right: number;
  nose: number;
  below: number;
  gap: number;
}

export const WIDE: Measure = { cell: 74, left: 86, right: 80, nose: 58, below: 54, gap: 7 };
export const PHONE: Measure = { cell: 66, left: 50, right: 50, nose: 46, below: 48, gap: 5 };
export const MINI: Measure = { cell: 37, left: 43, right: 43, nose: 30, below: 22, gap: 5 };

/** The least size of a cell, also while the width is not known yet. */
const LEAST = 20;

/** A small blueprint that fills a width. */
export const miniMeasure = (width: number): Measure => ({
  ...MINI,
  cell: Math.max(LEAST, Math.floor((width - MINI.left - MINI.right - 2 * MINI.gap) / 4)),
});

export interface Plan extends Measure {
  x0: number;
  width: number;
  height: number;
  /** The centre of a cell. */
  at(cell: string): { x: number; y: number };
}

export function planOf(measure: Measure): Plan {
  const { cell, left, right, nose, below, gap } = measure;
  const x0 = left + gap;
  return {
    ...measure,
    x0,
    width: x0 + 4 * cell + gap + right,
    height: nose + 3 * cell + gap + below,
    at: (name) => ({ x: x0 + columnOf(name) * cell + cell / 2, y: nose + rowOf(name) * cell + cell / 2 }),
  };
}

/** The position of a slot's plate. */
export function plateOf(plan: Plan, slot: string): { left: number; top: number; width: number; height: number } {
  const { cell, left, right, nose, below, gap, x0 } = plan;
  const row = 'ABC'.indexOf(slot.charAt(0));
  if (/^\d$/.test(slot))
    return { left: x0 + (Number(slot) - 1) * cell + 3, top: nose + 3 * cell + gap, width: cell - 6, height: below };
  if (slot.length === 2)
    return {
      left: x0 + 4 * cell + gap,
      top: nose + (row ? cell * 1.5 : 0) + 3,
      width: right,
      height: cell * 1.5 - 6,
    };
  return { left: 0, top: nose + row * cell + 3, width: left, height: cell - 6 };
}

/** The line that connects a plate to its zone. */
export function braceOf({ cell, left, nose, gap, x0 }: Plan, slot: string): string {
  const row = 'ABC'.indexOf(slot.charAt(0));
  if (/^\d$/.test(slot)) return `M${x0 + (Number(slot) - 0.5) * cell} ${nose + 3 * cell + 1}v${gap - 2}`;
  if (slot.length === 2)
    return `M${x0 + 4 * cell + 3} ${nose + row * cell + 10}h${gap / 2}V${nose + (row + 2) * cell - 10}h${-gap / 2}`;
  return `M${left + 1} ${nose + (row + 0.5) * cell}H${x0 - 2}`;
}
