import type { Sign } from './kinds.ts';

/** Signs by the number that the board stores; 0 is a blank field. */
export const SIGNS: readonly (Sign | null)[] = [null, 'green', 'minus-green', 'blue', 'red', 'yellow', 'free-action'];

const _ = null;
const [g, n, b, r, v, x] = ['green', 'minus-green', 'blue', 'red', 'yellow', 'free-action'] as const;

/** A board piece of seven fields: the centre first, then the ring from e0 to e5 as printed. */
export interface Piece {
  id: string;
  signs: (Sign | null)[];
}

/** The six pieces of the game board. */
export const PIECES: readonly Piece[] = [
  { id: 'A', signs: [_, g, _, n, _, _, b] },
  { id: 'B', signs: [v, _, _, r, _, n, _] },
  { id: 'C', signs: [_, b, _, _, g, _, x] },
  { id: 'D', signs: [_, _, v, _, g, _, n] },
  { id: 'E', signs: [_, r, _, x, _, g, _] },
  { id: 'F', signs: [_, _, n, _, b, _, r] },
];
