import type { BoardId } from '@orrery/mothership';
import { type Hex, hexAt, hexOf } from '../board/hex.ts';
import { isOn } from './draft.ts';

type Turn = (q: number, r: number) => readonly [q: number, r: number];

const SAME: Turn = (q, r) => [q, r];
const SIDES: Turn = (q, r) => [-q - r, r];
const ENDS: Turn = (q, r) => [q + r, -r];
const HALF: Turn = (q, r) => [-q, -r];
/** Rotation by 60 degrees, clockwise. */
const SIXTH: Turn = (q, r) => [-r, q + r];
const times =
  (n: number): Turn =>
  (q, r) => {
    let at: readonly [number, number] = [q, r];
    for (let i = 0; i < n; i++) at = SIXTH(...at);
    return at;
  };

/**
 * Symmetries: the transformations that repeat a drawn hex. Each is a group, so applying it again adds no further hexes.
 */
const TURNS = {
  none: [SAME],
  half: [SAME, HALF],
  sides: [SAME, SIDES],
  ends: [SAME, ENDS],
  four: [SAME, SIDES, HALF, ENDS],
  third: [SAME, times(2), times(4)],
  sixth: [0, 1, 2, 3, 4, 5].map(times),
} as const satisfies Record<string, readonly Turn[]>;
export type Symmetry = keyof typeof TURNS;

/** Board A is a rectangle, so it has no rotations by 60 or 120 degrees. */
export const symmetriesOf = (board: BoardId): Symmetry[] =>
  (Object.keys(TURNS) as Symmetry[]).filter((id) => board === 'B' || (id !== 'third' && id !== 'sixth'));

/** The symmetry under which all seats are equal, or `none` if the board has no such symmetry. */
export function evenFor(board: BoardId, seats: number): Symmetry {
  if (seats === 2) return 'half';
  if (seats === 4) return 'four';
  if (board === 'B' && seats === 3) return 'third';
  return board === 'B' && seats === 6 ? 'sixth' : 'none';
}

/** The images of hexes under each transformation, the hexes themselves first; images off the board are omitted. */
export function images<T extends readonly Hex[]>(symmetry: Symmetry, board: BoardId, hexes: T): T[] {
  const turned = TURNS[symmetry].map((turn) => hexes.map((hex) => hexOf(...turn(...hexAt(hex)))) as unknown as T);
  return turned.filter((image) => image.every((hex) => isOn(board, hex)));
}
