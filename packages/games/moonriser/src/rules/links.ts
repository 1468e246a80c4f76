import { joins, kindOfMark } from '../content/set.ts';
import { LINK_KINDS, type LinkKind } from '../content/tiles.ts';
import { type Board, edgeAt, groundOf, nextTo } from './board.ts';

/** The field whose tile is linked to this one across an edge, or -1. */
export function linkedAcross(b: Board, field: number, direction: number): number {
  const mark = edgeAt(b, field, direction);
  if (mark === 0) return -1;
  const other = nextTo(b, field, direction);
  return other >= 0 && joins(mark, edgeAt(b, other, (direction + 3) % 6)) ? other : -1;
}

/** How many links a tile has, whoever owns the other ends (MR-171). */
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

/** How many links of a kind lead to a tile that itself has a link of another kind (MR-185). */
export function countLinksWhose(b: Board, field: number, kind: number, whose: number): number {
  let links = 0;
  for (let direction = 0; direction < 6; direction++) {
    if (kindOfMark(edgeAt(b, field, direction)) !== kind) continue;
    const partner = linkedAcross(b, field, direction);
    if (partner >= 0 && countLinksOf(b, partner, whose) > 0) links++;
  }
  return links;
}

/** A link as seen from one of its tiles: the cell of the other. */
export type Link = { cell: string; kind: LinkKind };

/** The links of one tile. */
export function linksAt(b: Board, field: number): Link[] {
  const links: Link[] = [];
  for (let direction = 0; direction < 6; direction++) {
    const other = linkedAcross(b, field, direction);
    if (other < 0) continue;
    const kind = LINK_KINDS[kindOfMark(edgeAt(b, field, direction))] as LinkKind;
    links.push({ cell: groundOf(b).ids[other] as string, kind });
  }
  return links;
}
