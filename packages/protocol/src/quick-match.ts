/** A rating as players see it. New players have 1500. */
export const ratingPoints = (mu: number): number => Math.round(mu * 60);

/** Rating points of a player without a rating. */
export const FIRST_RATING = 1500;

/** The search for opponents starts with this difference of ratings and widens by as much every `WIDEN_MS`. */
const STEP = 100;
const WIDEN_MS = 15_000;
/** From this difference on, all ratings fit. */
const WIDEST = 600;

/** Largest difference of ratings at a rated quick match after a wait in milliseconds; infinity if all ratings fit. */
export function searchRange(waited: number): number {
  const range = STEP * (1 + Math.floor(Math.max(0, waited) / WIDEN_MS));
  return range > WIDEST ? Number.POSITIVE_INFINITY : range;
}
