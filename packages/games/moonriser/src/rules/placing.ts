import { type Placement, refuse, type Seat, type Verdict } from '@orrery/kernel';
import { emptyDirection, faceOf, isBase, tileNamed } from '../content/set.ts';
import { BLACK, type Board, FREE, groundOf, isFree, nextTo, ownerOf, upgradesOf, whatIs } from './board.ts';
import { covers, placementCost, upgradeCost } from './cost.ts';
import { slotOf } from './ground.ts';
import type { Site } from './site.ts';

/** What the answer calls an upgrade and a base to be placed. */
export const UPGRADE = 'upgrade';
export const BASE = 'BASE';

/** Whether the ground can take a tile in a rotation: a free field, and its empty space kept (MR-090, MR-153). */
export function fits(b: Board, tile: number, field: number, rotation: number): Verdict {
  const there = whatIs(b, field);
  if (there === BLACK) return refuse('field-black', 'MR-156');
  if (there >= 0) return refuse('field-taken', 'MR-090');
  const empty = emptyDirection(faceOf(tile), rotation);
  if (empty < 0) return true;
  const marked = nextTo(b, field, empty);
  if (marked < 0) return refuse('empty-space-off-board', 'MR-153');
  return whatIs(b, marked) < 0 || refuse('empty-space-taken', 'MR-153');
}

export function canPlace(site: Site, seat: Seat, tile: number, field: number, rotation: number): Verdict {
  const verdict = fits(site.board, tile, field, rotation);
  if (verdict !== true) return verdict;
  return covers((site.players[seat] as Site['players'][0]).tokens, placementCost(site, seat, tile, field));
}

export function canUpgrade(site: Site, seat: Seat, field: number): Verdict {
  const tile = whatIs(site.board, field);
  if (tile < 0) return refuse('nothing-to-upgrade', 'MR-079');
  if (ownerOf(site.board, field) !== seat) return refuse('not-your-tile', 'MR-093');
  if (!isBase(tile) && upgradesOf(site.board, field) > 0) return refuse('upgraded-already', 'MR-094');
  return covers((site.players[seat] as Site['players'][0]).tokens, upgradeCost(site, field));
}

/** A base goes on a blank free field of a piece that holds no other base (MR-034 to MR-036). */
export function canPlaceBase(b: Board, field: number): Verdict {
  if (!isFree(b, field)) return refuse('field-taken', 'MR-035');
  const slot = slotOf(field);
  for (let other = slot * 7; other < slot * 7 + 7; other++) {
    if (isBase(whatIs(b, other))) return refuse('piece-has-base', 'MR-036');
  }
  return b.signs[field] === 0 || refuse('base-on-sign', 'MR-034');
}

/** Where the tile of a development action would come from. */
export function sourceOf(site: Site, seat: Seat, tile: number): 'hand' | 'supply' | null {
  if (site.players[seat]?.hand.cards.includes(tile)) return 'hand';
  return site.supply.cards.includes(tile) ? 'supply' : null;
}

const isRotation = (rotation: number): boolean => rotation >= 0 && rotation < 6;

/** The one test of a development action: a tile from hand or supply, or an upgrade. */
export function mayDevelop(site: Site, seat: Seat, { piece, cell, rotation }: Placement): Verdict {
  const field = groundOf(site.board).index.get(cell);
  if (field === undefined) return refuse('no-such-field', 'MR-090', { cell });
  if (piece === UPGRADE) return rotation === 0 ? canUpgrade(site, seat, field) : refuse('bad-rotation', 'MR-092');
  if (!isRotation(rotation)) return refuse('bad-rotation', 'MR-024');
  const tile = tileNamed(piece);
  if (tile < 0 || sourceOf(site, seat, tile) === null) return refuse('tile-not-at-hand', 'MR-081', { piece });
  return canPlace(site, seat, tile, field, rotation);
}

/** The one test of a base placement. */
export function mayPlaceBase(b: Board, { piece, cell, rotation }: Placement): Verdict {
  if (piece !== BASE) return refuse('base-first', 'MR-033');
  const field = groundOf(b).index.get(cell);
  if (field === undefined) return refuse('no-such-field', 'MR-035', { cell });
  if (!isRotation(rotation)) return refuse('bad-rotation', 'MR-037');
  return canPlaceBase(b, field);
}

/** Whether one of these tiles could ever be placed: some free field takes it in some rotation. */
export function couldTake(b: Board, tiles: Iterable<number>): boolean {
  if (!b.what.includes(FREE)) return false;
  let any = false;
  for (const tile of tiles) {
    if (emptyDirection(faceOf(tile), 0) < 0) return true;
    any = true;
  }
  return any && b.what.some((there, field) => there === FREE && hasRoomBeside(b, field));
}

/** Some neighbour is a board field without a tile: turned the right way, any mark can point there. */
function hasRoomBeside(b: Board, field: number): boolean {
  for (let direction = 0; direction < 6; direction++) {
    const other = nextTo(b, field, direction);
    if (other >= 0 && whatIs(b, other) < 0) return true;
  }
  return false;
}
