import { defined, type Placement, type Refusal, refuse, type Seat, type Verdict } from '@orrery/kernel';
import type { Tokens } from '../content/kinds.ts';
import { emptyDirection, faceOf, isBase, needsSpace, tileNamed } from '../content/set.ts';
import type { Board } from '../state.ts';
import { groundOf, hasFree, isFree, nextTo, ownerOf, tileOn, upgradesOf } from './board.ts';
import { affords, covers, placementCost, shortOf, upgradeCost } from './cost.ts';
import { OFF, slotOf } from './ground.ts';
import type { Site } from './site.ts';

/** Piece ids of an upgrade and of a base in answers. */
export const UPGRADE = 'upgrade';
export const BASE = 'BASE';

/** Whether the empty space of a tile in this rotation would lie on a board field without a tile (MR-153). */
export function keepsSpace(b: Board, tile: number, field: number, rotation: number): boolean {
  const empty = emptyDirection(faceOf(tile), rotation);
  if (empty === null) return true;
  const marked = nextTo(b, field, empty);
  return marked !== OFF && tileOn(b, marked) === null;
}

/** Whether a tile fits a field in a rotation: the field is free, and its empty space has no tile (MR-090, MR-153). */
export const fits = (b: Board, tile: number, field: number, rotation: number): boolean =>
  isFree(b, field) && keepsSpace(b, tile, field, rotation);

const someRotation = (b: Board, tile: number, field: number): boolean =>
  [0, 1, 2, 3, 4, 5].some((rotation) => keepsSpace(b, tile, field, rotation));

/** Why a tile cannot be placed on a field in any rotation, or null. */
function whyNever(b: Board, tile: number, field: number): Refusal | null {
  if (b.black[field]) return refuse('field-black', 'MR-156');
  if (tileOn(b, field) !== null) return refuse('field-taken', 'MR-090');
  return someRotation(b, tile, field) ? null : refuse('no-empty-space', 'MR-153');
}

const tokensOf = (site: Site, seat: Seat): Tokens => defined(site.players[seat]).tokens;

/** Whether a seat can place a tile; `judgePlacing` without a reason. */
export const canPlace = (site: Site, seat: Seat, tile: number, field: number, rotation: number): boolean =>
  fits(site.board, tile, field, rotation) && affords(tokensOf(site, seat), placementCost(site, seat, tile, field));

/** Whether a seat may place a tile on a field in some rotation, or why not. */
export const judgeField = (site: Site, seat: Seat, tile: number, field: number): Verdict =>
  whyNever(site.board, tile, field) ?? covers(tokensOf(site, seat), placementCost(site, seat, tile, field));

/** The number of tokens a seat lacks to place a tile on a field; infinite if it does not fit there. */
export const shortToPlace = (site: Site, seat: Seat, tile: number, field: number): number =>
  isFree(site.board, field) && someRotation(site.board, tile, field)
    ? shortOf(tokensOf(site, seat), placementCost(site, seat, tile, field))
    : Number.POSITIVE_INFINITY;

/** Whether a seat can place a tile, or why not. The refusal suggests rotating only if that would be enough. */
export function judgePlacing(site: Site, seat: Seat, tile: number, field: number, rotation: number): Verdict {
  const verdict = judgeField(site, seat, tile, field);
  if (verdict !== true || keepsSpace(site.board, tile, field, rotation)) return verdict;
  const off = nextTo(site.board, field, emptyDirection(faceOf(tile), rotation) as number) === OFF;
  return refuse(off ? 'empty-space-off-board' : 'empty-space-taken', 'MR-153');
}

/** Whether a seat may upgrade the tile on a field; `judgeUpgrade` without a reason. */
export const canUpgrade = (site: Site, seat: Seat, field: number): boolean =>
  whyNoUpgrade(site.board, seat, field) === null && affords(tokensOf(site, seat), upgradeCost(site, field));

/** The number of tokens a seat lacks to upgrade the tile on a field; infinite if it cannot be upgraded. */
export const shortToUpgrade = (site: Site, seat: Seat, field: number): number =>
  whyNoUpgrade(site.board, seat, field) === null
    ? shortOf(tokensOf(site, seat), upgradeCost(site, field))
    : Number.POSITIVE_INFINITY;

export const judgeUpgrade = (site: Site, seat: Seat, field: number): Verdict =>
  whyNoUpgrade(site.board, seat, field) ?? covers(tokensOf(site, seat), upgradeCost(site, field));

/** Why a seat could not upgrade the tile on a field at any price, or null. */
function whyNoUpgrade(b: Board, seat: Seat, field: number): Refusal | null {
  const tile = tileOn(b, field);
  if (tile === null) return refuse('nothing-to-upgrade', 'MR-079');
  if (ownerOf(b, field) !== seat) return refuse('not-your-tile', 'MR-093');
  return isBase(tile) || upgradesOf(b, field) === 0 ? null : refuse('upgraded-already', 'MR-094');
}

/** Whether a base may be placed: on a blank free field of a piece without another base (MR-034 to MR-036). */
export function canPlaceBase(b: Board, field: number): Verdict {
  if (!isFree(b, field)) return refuse('field-taken', 'MR-035');
  // Bases are the first tiles on the board, so any tile on the piece is a base.
  const first = slotOf(field) * 7;
  if (b.tile.slice(first, first + 7).some((tile) => tile !== null)) return refuse('piece-has-base', 'MR-036');
  return b.signs[field] === 0 || refuse('base-on-sign', 'MR-034');
}

/** Where a seat can place a tile from; null if the tile is in neither the hand nor the supply. */
export function sourceOf(site: Site, seat: Seat, tile: number): 'hand' | 'supply' | null {
  if (site.players[seat]?.hand.cards.includes(tile)) return 'hand';
  return site.supply.cards.includes(tile) ? 'supply' : null;
}

const isRotation = (rotation: number): boolean => rotation >= 0 && rotation < 6;

/** Whether a development action is legal: placing a tile from hand or supply, or an upgrade. */
export function mayDevelop(site: Site, seat: Seat, { piece, cell, rotation }: Placement): Verdict {
  const field = groundOf(site.board).index.get(cell);
  if (field === undefined) return refuse('no-such-field', 'MR-090', { cell });
  if (piece === UPGRADE) return rotation === 0 ? judgeUpgrade(site, seat, field) : refuse('upgrade-turned', 'MR-089');
  const tile = tileNamed(piece);
  if (tile < 0 || sourceOf(site, seat, tile) === null) return refuse('tile-not-at-hand', 'MR-081', { piece });
  if (!isRotation(rotation)) return refuse('bad-rotation', 'MR-091');
  return judgePlacing(site, seat, tile, field, rotation);
}

/** Whether a base placement is legal. */
export function mayPlaceBase(b: Board, { piece, cell, rotation }: Placement): Verdict {
  if (piece !== BASE) return refuse('base-first', 'MR-041');
  const field = groundOf(b).index.get(cell);
  if (field === undefined) return refuse('no-such-field', 'MR-035', { cell });
  if (!isRotation(rotation)) return refuse('bad-rotation', 'MR-037');
  return canPlaceBase(b, field);
}

/** Whether any of these tiles fits on some free field in some rotation. */
export function couldTake(b: Board, tiles: Iterable<number>): boolean {
  if (!hasFree(b)) return false;
  let any = false;
  for (const tile of tiles) {
    if (!needsSpace(faceOf(tile))) return true;
    any = true;
  }
  return any && b.tile.some((_tile, field) => isFree(b, field) && hasRoomBeside(b, field));
}

/** Whether some neighbour is a board field without a tile: any empty space can be rotated to it. */
function hasRoomBeside(b: Board, field: number): boolean {
  for (let direction = 0; direction < 6; direction++) {
    const other = nextTo(b, field, direction);
    if (other !== OFF && tileOn(b, other) === null) return true;
  }
  return false;
}
