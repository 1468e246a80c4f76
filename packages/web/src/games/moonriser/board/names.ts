import { cellAt } from './geometry.ts';

/** Offsets that start field names at the northernmost row and westernmost column of all layouts. */
const NORTH = 5;
const WEST = 2;

/** A field's name, as on a map: a letter for its row from north to south, a number for its column from west to east. */
export function fieldName(id: string): string {
  const [q, r] = cellAt(id);
  const row = r + NORTH;
  return `${String.fromCharCode(65 + row)}${q + Math.floor((row + 1) / 2) + WEST}`;
}

export const isField = (id: string): boolean => /^-?\d+,-?\d+$/.test(id);
