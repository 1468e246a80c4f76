import { defined, type Seat } from '@orrery/kernel';
import { designOf } from '../content/set.ts';
import type { Board } from '../state.ts';
import { factor, ownerOf, tileOn } from './board.ts';
import { countLinks } from './links.ts';
import { countNeighbourhoods } from './neighbourhoods.ts';

/** The points of a colony, part by part. */
export interface Score {
  value: number;
  links: number;
  neighbourhoods: number;
  yellow: number;
  total: number;
}

/** Adds the points of the tile on a field, part by part (MR-133 to MR-136). */
function addTileScore(b: Board, field: number, into: Score): void {
  const tile = tileOn(b, field);
  if (tile === null) return;
  const times = factor(b, field);
  const value = designOf(tile).value * times;
  const links = countLinks(b, field) * times;
  const neighbourhoods = countNeighbourhoods(b, field) * times;
  into.value += value;
  into.links += links;
  into.neighbourhoods += neighbourhoods;
  into.total += value + links + neighbourhoods;
}

const scoreWith = (yellow: number): Score => ({ value: 0, links: 0, neighbourhoods: 0, yellow, total: yellow });

/** The points of the tile on a field; 0 for an empty field. */
export function tilePoints(b: Board, field: number): number {
  const score = scoreWith(0);
  addTileScore(b, field, score);
  return score.total;
}

/** The current points of a colony, part by part (MR-133 to MR-137). */
export function scoreOf(b: Board, seat: Seat, yellow: number): Score {
  const score = scoreWith(yellow);
  for (let field = 0; field < b.tile.length; field++) {
    if (ownerOf(b, field) === seat) addTileScore(b, field, score);
  }
  return score;
}

/** Compares total, then links plus neighbourhoods, then yellow (MR-140, MR-141). Negative if `a` is ahead. */
function compare(a: Score, b: Score): number {
  return b.total - a.total || b.links + b.neighbourhoods - (a.links + a.neighbourhoods) || b.yellow - a.yellow;
}

/**
 * Each seat's rank, 1 being the best; seats tied on everything share a rank (MR-142). Seats that left rank last, the
 * first to leave lowest.
 */
export function placesOf(scores: readonly Score[], left: readonly Seat[]): number[] {
  const ahead = (a: Seat, b: Seat): boolean => {
    const leftA = left.indexOf(a);
    const leftB = left.indexOf(b);
    if (leftA >= 0 || leftB >= 0) return leftB >= 0 && (leftA < 0 || leftA > leftB);
    return compare(defined(scores[a]), defined(scores[b])) < 0;
  };
  return scores.map((_score, seat) => 1 + scores.filter((_other, other) => ahead(other, seat)).length);
}
