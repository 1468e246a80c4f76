import { type Rng, word } from '@orrery/kernel';

/** A random number from 0 to 1, exclusive. */
export const chance = (rng: Rng): number => word(rng) / 0x100000000;

/** A random number with mean 0 and standard deviation 1, close to normal and between -3.5 and 3.5. */
export const noise = (rng: Rng): number => Math.sqrt(3) * (chance(rng) + chance(rng) + chance(rng) + chance(rng) - 2);
