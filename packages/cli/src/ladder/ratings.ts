import { addAt, defined } from '@orrery/kernel';

/** Results of one player against another: `a` plays one side, `b` each of the `rivals` other sides. */
export interface Contest {
  a: string;
  b: string;
  rivals: number;
  games: number;
  /** Games won by `a`; a shared win counts in parts. */
  won: number;
}

/** A rating in Elo and the half-width of its 95 % interval. */
export interface Rating {
  rating: number;
  error: number;
}

/** The mean rating of the reference players. */
export const MEAN = 1500;
/**
 * Standard deviation of ratings before any game, in Elo. It hardly moves ratings, but keeps those of players who lost
 * every game finite.
 */
const PRIOR = 1000;
/** Standard deviation of the change of the difference from one setting on a path to the next, in Elo. */
const BEND = 6;
/** Elo points per unit of log odds. */
const SCALE = 400 / Math.LN10;
const Z = 1.959964;
const STEPS = 60;
const MAX_CHANGE = 2;

/** The chance of one side against `rivals` equal sides that are weaker by `ahead` Elo points. */
export const chanceOf = (ahead: number, rivals = 1): number => 1 / (1 + rivals * Math.exp(-ahead / SCALE));

/** By how many Elo points a player with this chance against `rivals` equal sides is ahead of them. */
export const aheadOf = (chance: number, rivals = 1): number => SCALE * Math.log((rivals * chance) / (1 - chance));

/**
 * Bradley-Terry ratings of all players by maximum likelihood, in one fit over all contests. The mean of `reference`
 * (by default all players) is `MEAN`; errors are those of the difference to it. Neighbours on a path of settings,
 * weakest first, are expected to differ by about the same amount, so that few games tell much; settings on it without
 * games get a rating too.
 */
export function ratingsOf(
  contests: readonly Contest[],
  { path = [], reference }: { path?: readonly string[]; reference?: readonly string[] } = {},
): Map<string, Rating> {
  const names = [...new Set([...path, ...contests.flatMap(({ a, b }) => [a, b])])];
  return fitted(contests, names, reference ?? names, path);
}

/** `smooth` are the names of players with smooth ratings; they come first in `names`. */
function fitted(
  contests: readonly Contest[],
  names: readonly string[],
  reference: readonly string[],
  smooth: readonly string[],
): Map<string, Rating> {
  const index = new Map(names.map((name, i) => [name, i]));
  const rows = contests.map((contest) => ({
    ...contest,
    i: defined(index.get(contest.a)),
    j: defined(index.get(contest.b)),
  }));
  const known = reference.flatMap((name) => index.get(name) ?? []);
  const strength = names.map(() => 0);
  let inverse: number[][] = [];
  for (let step = 0; step < STEPS; step++) {
    const { slope, curve } = derivatives(rows, strength);
    addBends(slope, curve, strength, smooth.length);
    inverse = inverted(curve);
    let largest = 0;
    for (const [i, row] of inverse.entries()) {
      const change = row.reduce((sum, value, j) => sum + value * defined(slope[j]), 0);
      addAt(strength, i, Math.max(-MAX_CHANGE, Math.min(MAX_CHANGE, change)));
      largest = Math.max(largest, Math.abs(change));
    }
    if (largest < 1e-9) break;
  }
  const center = known.length > 0 ? known.reduce((sum, i) => sum + defined(strength[i]), 0) / known.length : 0;
  return new Map(
    names.map((name, i) => [
      name,
      {
        rating: MEAN + SCALE * (defined(strength[i]) - center),
        error: Z * SCALE * Math.sqrt(Math.max(0, varianceOf(inverse, i, known))),
      },
    ]),
  );
}

/** Adds the expectation that the first `size` strengths rise by about the same amount from one to the next. */
function addBends(slope: number[], curve: number[][], strength: readonly number[], size: number): void {
  const weight = (SCALE / BEND) ** 2;
  for (let i = 1; i + 1 < size; i++) {
    const parts = [
      [i - 1, 1],
      [i, -2],
      [i + 1, 1],
    ] as const;
    const bend = parts.reduce((sum, [x, part]) => sum + part * defined(strength[x]), 0);
    for (const [x, part] of parts) {
      addAt(slope, x, -weight * part * bend);
      for (const [y, other] of parts) addAt(defined(curve[x]), y, weight * part * other);
    }
  }
}

/** The gradient of the log likelihood, and its negative second derivatives. */
function derivatives(
  rows: readonly (Contest & { i: number; j: number })[],
  strength: readonly number[],
): { slope: number[]; curve: number[][] } {
  const prior = (SCALE / PRIOR) ** 2;
  const slope = strength.map((value) => -prior * value);
  const curve = strength.map((_value, i) => strength.map((_other, j) => (i === j ? prior : 0)));
  for (const { i, j, rivals, games, won } of rows) {
    const chance = chanceOf(SCALE * (defined(strength[i]) - defined(strength[j])), rivals);
    addAt(slope, i, won - games * chance);
    addAt(slope, j, games * chance - won);
    const weight = games * chance * (1 - chance);
    addAt(defined(curve[i]), i, weight);
    addAt(defined(curve[j]), j, weight);
    addAt(defined(curve[i]), j, -weight);
    addAt(defined(curve[j]), i, -weight);
  }
  return { slope, curve };
}

/** The variance of a player's strength minus the mean of the reference players. */
function varianceOf(covariance: readonly number[][], i: number, known: readonly number[]): number {
  const at = (x: number, y: number): number => defined(covariance[x]?.[y]);
  if (known.length === 0) return at(i, i);
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  return at(i, i) - 2 * mean(known.map((j) => at(i, j))) + mean(known.map((j) => mean(known.map((k) => at(j, k)))));
}

/** The inverse of a symmetric positive definite matrix, by Gauss-Jordan elimination. */
function inverted(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...Array.from({ length: size }, (_none, j) => (i === j ? 1 : 0))]);
  for (let i = 0; i < size; i++) {
    const pivot = defined(rows[i]);
    const scale = defined(pivot[i]);
    for (let k = 0; k < 2 * size; k++) pivot[k] = defined(pivot[k]) / scale;
    for (const [j, row] of rows.entries()) {
      const factor = defined(row[i]);
      if (j === i || factor === 0) continue;
      for (let k = 0; k < 2 * size; k++) row[k] = defined(row[k]) - factor * defined(pivot[k]);
    }
  }
  return rows.map((row) => row.slice(size));
}
