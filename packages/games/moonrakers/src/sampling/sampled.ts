import type { Ask, Rng, Seat } from '@orrery/kernel';
import type { State } from '../state.ts';

/** A question whose random answers are biased by `sample`, so that random games end. */
export const sampled = <V>(
  sample: (s: State, v: V, seat: Seat, rng: Rng) => string,
  ask: Ask<State, V, 'choose'>,
): Ask<State, V, 'choose'> => ({ ...ask, sample });
