import type { Seat } from '@orrery/kernel';
import { designOf } from './content/set.ts';
import { type Board, factor, ownerOf, whatIs } from './rules/board.ts';
import { countLinks } from './rules/links.ts';
import { countNeighbourhoods } from './rules/neighbourhoods.ts';
import type { Score } from './seen.ts';

/** What a colony is worth now, part by part (MR-133 to MR-137). */
export function scoreOf(b: Board, seat: Seat, yellow: number): Score {
  let value = 0;
  let links = 0;
  let neighbourhoods = 0;
  for (let field = 0; field < b.what.length; field++) {
    const tile = whatIs(b, field);
    if (tile < 0 || ownerOf(b, field) !== seat) continue;
    const times = factor(b, field);
    value += designOf(tile).value * times;
    links += countLinks(b, field) * times;
    neighbourhoods += countNeighbourhoods(b, field) * times;
  }
  return { value, links, neighbourhoods, yellow, total: value + links + neighbourhoods + yellow };
}

/** Who is ahead: total, then links and neighbourhoods together, then yellow (MR-140, MR-141). Negative where `a` is. */
export function compare(a: Score, b: Score): number {
  return b.total - a.total || b.links + b.neighbourhoods - (a.links + a.neighbourhoods) || b.yellow - a.yellow;
}

/** Each seat's place, 1 the best; full ties share it (MR-142). Seats that left rank last, the first to leave at the very end. */
export function placesOf(scores: readonly Score[], left: readonly Seat[]): number[] {
  const ahead = (a: Seat, b: Seat): boolean => {
    const leftA = left.indexOf(a);
    const leftB = left.indexOf(b);
    if (leftA >= 0 || leftB >= 0) return leftB >= 0 && (leftA < 0 || leftA > leftB);
    return compare(scores[a] as Score, scores[b] as Score) < 0;
  };
  return scores.map((_score, seat) => 1 + scores.filter((_other, other) => ahead(other, seat)).length);
}
