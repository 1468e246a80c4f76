import { defined } from '@orrery/kernel';
import { COLOURS, type Colour } from '../content/kinds.ts';
import type { Board } from '../state.ts';
import { cornerAt, groundOf, nextTo, ownerOf } from './board.ts';

/** The colour of the neighbourhood at a corner of a tile, as a number; 0 if there is none (MR-175). */
export function neighbourhoodAt(b: Board, field: number, corner: number): number {
  const colour = cornerAt(b, field, corner);
  if (colour === 0) return 0;
  const left = nextTo(b, field, corner);
  if (left < 0 || cornerAt(b, left, corner + 2) !== colour) return 0;
  const right = nextTo(b, field, (corner + 1) % 6);
  return right >= 0 && cornerAt(b, right, corner + 4) === colour ? colour : 0;
}

/** Number of neighbourhoods a tile belongs to, at most one at each corner. */
export function countNeighbourhoods(b: Board, field: number): number {
  let found = 0;
  for (let corner = 0; corner < 6; corner++) if (neighbourhoodAt(b, field, corner) > 0) found++;
  return found;
}

/**
 * The colour of a neighbourhood whose three tiles have one owner, counted at this field; else 0. Each vertex is counted
 * once, at the lowest of its three fields.
 */
export function ownNeighbourhoodAt(b: Board, field: number, corner: number): number {
  const left = nextTo(b, field, corner);
  const right = nextTo(b, field, (corner + 1) % 6);
  if (!isLowest(field, left, right)) return 0;
  const owner = ownerOf(b, field);
  if (ownerOf(b, left) !== owner || ownerOf(b, right) !== owner) return 0;
  return neighbourhoodAt(b, field, corner);
}

const isLowest = (field: number, left: number, right: number): boolean => Math.min(field, left, right) === field;

/** A neighbourhood as seen from one of its tiles: the corner, and the cells of all three tiles. */
export type Neighbourhood = { corner: number; colour: Colour; cells: string[] };

/** The neighbourhoods one tile belongs to. */
export function neighbourhoodsAt(b: Board, field: number): Neighbourhood[] {
  const found: Neighbourhood[] = [];
  for (let corner = 0; corner < 6; corner++) {
    const colour = neighbourhoodAt(b, field, corner);
    if (colour === 0) continue;
    const fields = [field, nextTo(b, field, corner), nextTo(b, field, (corner + 1) % 6)];
    const cells = fields.map((one) => defined(groundOf(b).ids[one]));
    found.push({ corner, colour: defined(COLOURS[colour - 1]), cells });
  }
  return found;
}

/** A neighbourhood as seen from the first of its cells; a mixed one has several owners and produces nothing. */
export type BoardNeighbourhood = Neighbourhood & { mixed: boolean };

/** Every neighbourhood of the board, each once. */
export const neighbourhoodsOf = (b: Board): BoardNeighbourhood[] =>
  b.tile.flatMap((_tile, field) =>
    neighbourhoodsAt(b, field)
      .filter(({ corner }) => isLowest(field, nextTo(b, field, corner), nextTo(b, field, (corner + 1) % 6)))
      .map((one) => ({ mixed: ownNeighbourhoodAt(b, field, one.corner) === 0, ...one })),
  );
