import { defined, type Seat } from '@orrery/kernel';
import { cornerOf, edgeOf, faceOf } from '../content/set.ts';
import type { Board } from '../state.ts';
import { GROUNDS, type Ground } from './ground.ts';

export const groundOf = (b: Board): Ground => defined(GROUNDS[b.layout]);
/** The tile on a field, or null. */
export const tileOn = (b: Board, field: number): number | null => b.tile[field] ?? null;
export const ownerOf = (b: Board, field: number): Seat | null => defined(b.owner[field]);
export const upgradesOf = (b: Board, field: number): number => defined(b.upgrades[field]);
export const isFree = (b: Board, field: number): boolean => b.tile[field] === null && b.black[field] === false;
/** The neighbouring field in a direction; OFF beyond the border. */
export const nextTo = (b: Board, field: number, direction: number): number =>
  defined(defined(GROUNDS[b.layout]).near[field * 6 + direction]);

/** The edge mark of a field's tile in a direction (values above 5 wrap around); 0 if there is no mark or tile. */
export function edgeAt(b: Board, field: number, direction: number): number {
  const tile = defined(b.tile[field]);
  return tile === null ? 0 : edgeOf(faceOf(tile), direction, defined(b.rotation[field]));
}

/** The colour of a field's tile at a corner (values above 5 wrap around); 0 if there is no colour or tile. */
export function cornerAt(b: Board, field: number, corner: number): number {
  const tile = defined(b.tile[field]);
  return tile === null ? 0 : cornerOf(faceOf(tile), corner, defined(b.rotation[field]));
}

/** Whether any field can still be built on. */
export const hasFree = (b: Board): boolean => b.tile.some((_tile, field) => isFree(b, field));

export function freeFields(b: Board): number {
  let free = 0;
  for (let field = 0; field < b.tile.length; field++) if (isFree(b, field)) free++;
  return free;
}

/** Points factor of a tile: 2 once upgraded, however often a base was upgraded (MR-097, MR-102). */
export const factor = (b: Board, field: number): number => (defined(b.upgrades[field]) > 0 ? 2 : 1);

/** A copy for previews. */
export const boardCopy = (b: Board): Board => ({
  ...b,
  tile: b.tile.slice(),
  owner: b.owner.slice(),
  rotation: b.rotation.slice(),
  upgrades: b.upgrades.slice(),
  black: b.black.slice(),
});

/** Lays a tile; its empty space, if it has one, gets a black token. Returns the field that turned black, or null. */
export function lay(
  b: Board,
  seat: Seat,
  tile: number,
  field: number,
  rotation: number,
  empty: number | null,
): number | null {
  b.tile[field] = tile;
  b.owner[field] = seat;
  b.rotation[field] = rotation;
  b.upgrades[field] = 0;
  if (empty === null) return null;
  const space = nextTo(b, field, empty);
  if (b.black[space]) return null;
  b.black[space] = true;
  return space;
}
