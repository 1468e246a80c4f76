import { defined } from '@orrery/kernel';
import { joins, kindOfMark } from '../content/set.ts';
import { LINK_KINDS, type LinkKind } from '../content/tiles.ts';
import type { Board } from '../state.ts';
import { edgeAt, groundOf, nextTo } from './board.ts';

/** The field whose tile is linked to this one across an edge, or -1. */
export function linkedAcross(b: Board, field: number, direction: number): number {
  const mark = edgeAt(b, field, direction);
  if (mark === 0) return -1;
  const other = nextTo(b, field, direction);
  return other >= 0 && joins(mark, edgeAt(b, other, direction + 3)) ? other : -1;
}

/** The number of a tile's links, to tiles of any owner (MR-171). */
export function countLinks(b: Board, field: number): number {
  let links = 0;
  for (let direction = 0; direction < 6; direction++) if (linkedAcross(b, field, direction) >= 0) links++;
  return links;
}

export function countLinksOf(b: Board, field: number, kind: number): number {
  let links = 0;
  for (let direction = 0; direction < 6; direction++) {
    if (kindOfMark(edgeAt(b, field, direction)) === kind && linkedAcross(b, field, direction) >= 0) links++;
  }
  return links;
}

/** Number of links of a kind that lead to a tile with a link of another kind (MR-185). */
export function countLinksWhose(b: Board, field: number, kind: number, whose: number): number {
  let links = 0;
  for (let direction = 0; direction < 6; direction++) {
    if (kindOfMark(edgeAt(b, field, direction)) !== kind) continue;
    const partner = linkedAcross(b, field, direction);
    if (partner >= 0 && countLinksOf(b, partner, whose) > 0) links++;
  }
  return links;
}

/** The edges of a tile that are linked. */
export const linkedEdges = (b: Board, field: number): number[] =>
  [0, 1, 2, 3, 4, 5].filter((direction) => linkedAcross(b, field, direction) >= 0);

/** A link of the board: its two cells, and the edge of the first cell that faces the second. */
export type BoardLink = { from: string; to: string; edge: number; kind: LinkKind };

/** Every link of the board, each once. */
export function linksOf(b: Board): BoardLink[] {
  const { ids } = groundOf(b);
  // Each link is counted from the field that faces the other in one of the first three directions.
  return b.tile.flatMap((_tile, field) =>
    linkedEdges(b, field)
      .filter((edge) => edge < 3)
      .map((edge) => ({
        from: defined(ids[field]),
        to: defined(ids[nextTo(b, field, edge)]),
        edge,
        kind: kindAt(b, field, edge),
      })),
  );
}

const kindAt = (b: Board, field: number, direction: number): LinkKind =>
  defined(LINK_KINDS[kindOfMark(edgeAt(b, field, direction))]);

/** A link as seen from one of its tiles: the cell of the other tile. */
export type Link = { cell: string; kind: LinkKind };

/** The links of one tile. */
export const linksAt = (b: Board, field: number): Link[] =>
  linkedEdges(b, field).map((edge) => ({
    cell: defined(groundOf(b).ids[nextTo(b, field, edge)]),
    kind: kindAt(b, field, edge),
  }));
