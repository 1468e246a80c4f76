import {
  draw,
  EVERYBODY,
  logEvent,
  type Mask,
  maskOf,
  move,
  NOBODY,
  type Seat,
  shuffle,
  type Zone,
} from '@orrery/kernel';
import type { Back } from '../content/kinds.ts';
import { backOf, designOf, tileId, tileNamed } from '../content/set.ts';
import { playerOf, type State } from '../state.ts';

/** Number of tiles that can still be drawn from a pile, including its discard pile. */
export const drawable = (s: State, back: Back): number => s.piles[back].cards.length + s.discards[back].cards.length;

/** Draws one tile, or returns null if none is left. An empty pile is refilled from its discard pile (MR-049). */
function drawTile(s: State, back: Back, into: Zone, known: Mask): number | null {
  const from = s.piles[back];
  if (from.cards.length === 0) {
    const discard = s.discards[back];
    if (discard.cards.length === 0) return null;
    logEvent('reshuffled', { back, count: discard.cards.length });
    while (discard.cards.length > 0) draw(s, discard, from, NOBODY);
    shuffle(from, s.rng);
  }
  return draw(s, from, into, known);
}

/** Draws a tile that only this seat sees. */
export function look(s: State, seat: Seat, back: Back): void {
  const tile = drawTile(s, back, playerOf(s, seat).looking, maskOf(seat)) as number;
  logEvent('drawn', { seat, back }, maskOf(seat), { tile: tileId(tile), name: designOf(tile).name });
}

/** Moves these tiles, or all, face up to the discard piles of their kinds (MR-048, MR-247). */
export function discard(s: State, from: Zone, tiles: readonly number[] = from.cards.slice()): string[] {
  for (const tile of tiles) move(s, from, from.cards.indexOf(tile), s.discards[backOf(tile)], EVERYBODY);
  return tiles.map(tileId);
}

/** Moves some of the tiles a seat is looking at to its hand and discards the others. */
export function keep(s: State, seat: Seat, tiles: readonly number[]): string[] {
  const { looking, hand } = playerOf(s, seat);
  for (const tile of tiles) move(s, looking, looking.cards.indexOf(tile), hand);
  return discard(s, looking);
}

/** Names of tiles, for the log. */
export const namesOf = (tiles: readonly string[]): string[] => tiles.map((tile) => designOf(tileNamed(tile)).name);

/** Adds a tile to the right end of the common supply, if one is left (MR-055, MR-060). */
export function refillSupply(s: State): string | null {
  const tile = drawTile(s, 'basic', s.supply, EVERYBODY);
  return tile === null ? null : tileId(tile);
}
