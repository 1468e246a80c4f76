import { cellAt } from './geometry.ts';

/** The northernmost row and westernmost column over all layouts, where field names begin. */
const NORTH = 5;
const WEST = 2;

/** A field's name, as on a map: a letter for its row from north to south, a number for its column from west to east. */
export function fieldName(id: string): string {
  const [q, r] = cellAt(id);
  const row = r + NORTH;
  return `${String.fromCharCode(65 + row)}${q + Math.floor((row + 1) / 2) + WEST}`;
}

export const isField = (id: string): boolean => /^-?\d+,-?\d+$/.test(id);
