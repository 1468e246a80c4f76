import { fixed, int, list, type Seat, shape, type TypeOf } from '@orrery/kernel';
import { cornerOf, edgeOf, faceOf } from '../content/set.ts';
import { GROUNDS, type Ground } from './ground.ts';

/** What lies on a field where no tile does. */
export const FREE = -1;
export const BLACK = -2;

/** The game board. A state holds one, and one can be rebuilt from any view. */
export const board = shape({
  /** Place in LAYOUTS. */
  layout: int,
  /** By slot: which piece lies there and how far it is turned. */
  pieces: fixed(list(int)),
  turns: fixed(list(int)),
  /** By field: place in SIGNS. */
  signs: fixed(list(int)),
  /** By field: a tile, or FREE or BLACK; then its owner, rotation and upgrades. */
  what: list(int),
  owner: list(int),
  rotation: list(int),
  upgrades: list(int),
});
export type Board = TypeOf<typeof board>;

export const groundOf = (b: Board): Ground => GROUNDS[b.layout] as Ground;
export const whatIs = (b: Board, field: number): number => b.what[field] as number;
export const ownerOf = (b: Board, field: number): Seat => b.owner[field] as Seat;
export const upgradesOf = (b: Board, field: number): number => b.upgrades[field] as number;
export const isFree = (b: Board, field: number): boolean => b.what[field] === FREE;
/** The neighbour in a direction, -1 where the board ends. */
export const nextTo = (b: Board, field: number, direction: number): number =>
  (GROUNDS[b.layout] as Ground).near[field * 6 + direction] as number;

/** The edge mark a field shows in a direction; 0 where there is none or no tile. */
export function edgeAt(b: Board, field: number, direction: number): number {
  const tile = b.what[field] as number;
  return tile < 0 ? 0 : edgeOf(faceOf(tile), direction, b.rotation[field] as number);
}

/** The corner colour a field shows at a corner; 0 where there is none or no tile. */
export function cornerAt(b: Board, field: number, corner: number): number {
  const tile = b.what[field] as number;
  return tile < 0 ? 0 : cornerOf(faceOf(tile), corner, b.rotation[field] as number);
}

export function freeFields(b: Board): number {
  let free = 0;
  for (let field = 0; field < b.what.length; field++) if (b.what[field] === FREE) free++;
  return free;
}

/** Upgraded tiles count double for points, however often a base was upgraded (MR-097, MR-102). */
export const factor = (b: Board, field: number): number => ((b.upgrades[field] as number) > 0 ? 2 : 1);

/** Lays a tile; its empty space, if it needs one, turns black. Returns the black field or -1. */
export function lay(b: Board, seat: Seat, tile: number, field: number, rotation: number, empty: number): number {
  b.what[field] = tile;
  b.owner[field] = seat;
  b.rotation[field] = rotation;
  b.upgrades[field] = 0;
  if (empty < 0) return -1;
  const black = nextTo(b, field, empty);
  b.what[black] = BLACK;
  return black;
}

/** A copy to try something out on. */
export const boardCopy = (b: Board): Board => ({
  ...b,
  what: b.what.slice(),
  owner: b.owner.slice(),
  rotation: b.rotation.slice(),
  upgrades: b.upgrades.slice(),
});
