import { defined } from '@orrery/kernel';
import { type Contest, type Rating, ratingsOf } from './ratings.ts';

/** The number of levels. */
export const LEVELS = 8;
/** Limits of the step between neighbouring levels in Elo: 65 % and 72 % of two-sided games. */
const STEP = [105, 165] as const;
/** How far the first level should be below the old `easy`, in Elo. */
const BELOW_EASY = 100;
/** The name in results of the old level. */
const EASY = 'easy';

/** Places of the eight levels before anything is measured: evenly over a path. */
const evenPlaces = (size: number): number[] =>
  Array.from({ length: LEVELS }, (_none, i) => Math.round((i * (size - 1)) / (LEVELS - 1)));

/**
 * The places of the eight levels on a path of settings: the last one, and below it others at equal steps in rating. The
 * first is a little weaker than the old `easy`, as far as the limits of a step allow.
 */
export function placesOn(path: readonly string[], contests: readonly Contest[]): number[] {
  const played = new Set(contests.flatMap(({ a, b }) => [a, b]));
  if (path.filter((name) => played.has(name)).length < LEVELS) return evenPlaces(path.length);
  const ratings = ratingsOf(contests, { path });
  const curve = rising(path.map((name) => ratingIn(ratings, name)));
  const top = defined(curve.at(-1));
  const lowest = (ratings.get(EASY)?.rating ?? defined(curve[0])) - BELOW_EASY;
  const step = Math.min(STEP[1], Math.max(STEP[0], (top - lowest) / (LEVELS - 1)));
  const places: number[] = [path.length - 1];
  for (let level = LEVELS - 1; level >= 1; level--) {
    const target = top - (LEVELS - level) * step;
    const distance = (at: number): number => Math.abs(defined(curve[at]) - target);
    let best = defined(places[0]) - 1;
    for (let at = best - 1; at >= level - 1; at--) if (distance(at) < distance(best)) best = at;
    places.unshift(best);
  }
  return places;
}

const ratingIn = (ratings: ReadonlyMap<string, Rating>, name: string): number => defined(ratings.get(name)).rating;

/** The nearest sequence that never falls. */
export function rising(values: readonly number[]): number[] {
  const blocks: { sum: number; size: number }[] = [];
  for (const value of values) {
    let block = { sum: value, size: 1 };
    for (let last = blocks.at(-1); last && last.sum / last.size >= block.sum / block.size; last = blocks.at(-1)) {
      blocks.pop();
      block = { sum: last.sum + block.sum, size: last.size + block.size };
    }
    blocks.push(block);
  }
  return blocks.flatMap(({ sum, size }) => new Array<number>(size).fill(sum / size));
}

export interface Tuning {
  /** The names in results of all settings, weakest first. */
  path: readonly string[];
  rounds: number;
  /** Plays games between the levels at these places. */
  play(places: readonly number[]): void;
  /** All results so far. */
  contests(): readonly Contest[];
}

/** Moves the eight levels along a path until their steps are even; returns their places. */
export function tune({ path, rounds, play, contests }: Tuning): number[] {
  for (let round = 0; round < rounds; round++) play(placesOn(path, contests()));
  return placesOn(path, contests());
}
