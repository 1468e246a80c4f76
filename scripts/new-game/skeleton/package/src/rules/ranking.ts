import type { Result } from '@orrery/kernel';
import type { State } from '../state.ts';

/** The result (XX-005): most points first; players who resigned come last. */
export function resultOf(s: State, reason: string): Result {
  const worth = s.points.map((points, seat) => (s.out[seat] ? -1 : points));
  const places = worth.map((own) => 1 + worth.filter((other) => other > own).length);
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  return { scores: s.points.slice(), places, winners, reason };
}
