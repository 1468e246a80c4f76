import type { RatingHistory } from '@orrery/protocol';
import { ratingPoints } from '@orrery/protocol';

/** A point of a rating graph, in pixels. */
interface GraphPoint {
  x: number;
  y: number;
  /** Upper and lower edge of the band of uncertainty. */
  high: number;
  low: number;
  rating: number;
  at: number;
}

export interface RatingGraph {
  points: GraphPoint[];
  /** The highest rating, which is marked; its point. */
  peak: GraphPoint;
  /** Horizontal lines at round ratings. */
  lines: { y: number; rating: number }[];
}

/** Ratings since a time. The last one before it is included, so that the line begins at the edge. */
export function since(history: RatingHistory, from: number): RatingHistory {
  const inside = history.filter(({ at }) => at >= from);
  const before = history.filter(({ at }) => at < from).at(-1);
  return before ? [{ ...before, at: from }, ...inside] : inside;
}

/** Distance between the horizontal lines for a range of ratings. */
const stepFor = (range: number): number => [50, 100, 200, 500].find((step) => range / step <= 5) ?? 1000;

/** Lays out a rating graph in a box; null with fewer than two ratings. */
export function graphOf(history: RatingHistory, width: number, height: number): RatingGraph | null {
  if (history.length < 2) return null;
  const rows = history.map(({ at, mu, sigma }) => ({
    at,
    rating: ratingPoints(mu),
    high: ratingPoints(mu + sigma),
    low: ratingPoints(mu - sigma),
  }));
  const step = stepFor(Math.max(...rows.map(({ high }) => high)) - Math.min(...rows.map(({ low }) => low)));
  const most = Math.ceil(Math.max(...rows.map(({ high }) => high)) / step) * step;
  const least = Math.floor(Math.min(...rows.map(({ low }) => low)) / step) * step;
  const y = (rating: number) => height - ((rating - least) / (most - least)) * height;
  // By game rather than by time, so that an evening with many games stays readable.
  const x = (i: number) => (i / (rows.length - 1)) * width;
  const points = rows.map(({ at, rating, high, low }, i) => ({
    ...{ x: x(i), y: y(rating), high: y(high), low: y(low), rating, at },
  }));
  const peak = points.reduce((best, point) => (point.rating > best.rating ? point : best));
  const lines = Array.from({ length: (most - least) / step + 1 }, (_none, i) => least + i * step);
  return { points, peak, lines: lines.map((rating) => ({ rating, y: y(rating) })) };
}

/** The chance to win against a player, from both ratings and their uncertainty. */
export function winChance(own: { mu: number; sigma: number }, other: { mu: number; sigma: number }): number {
  // The spread of results in the rating system (openskill's default).
  const BETA = 25 / 6;
  const spread = Math.sqrt(own.sigma ** 2 + other.sigma ** 2 + 2 * BETA ** 2);
  return 1 / (1 + Math.exp((-1.702 * (own.mu - other.mu)) / spread));
}
