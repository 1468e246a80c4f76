import { defined } from './defined.ts';

/** The generator's state: four unsigned 32-bit words (sfc32), kept inside the game state. */
export type Rng = [number, number, number, number];

/** Creates a generator from any text; equal texts give equal games. */
export function seeded(seed: string): Rng {
  const rng: Rng = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0x2545f491];
  for (let i = 0; i < seed.length; i++) {
    const code = seed.charCodeAt(i);
    for (let w = 0; w < 4; w++) {
      rng[w] = Math.imul(defined(rng[w]) ^ (code + w * 0x9e37), 2654435761) >>> 0;
      rng[w] = (defined(rng[w]) ^ (defined(rng[(w + 1) & 3]) >>> 15)) >>> 0;
    }
  }
  for (let i = 0; i < 16; i++) word(rng);
  return rng;
}

/** The next 32 random bits. */
export function word(rng: Rng): number {
  const a = rng[0];
  const b = rng[1];
  const c = rng[2];
  const d = rng[3];
  const sum = (a + b + d) >>> 0;
  rng[3] = (d + 1) >>> 0;
  rng[0] = (b ^ (b >>> 9)) >>> 0;
  rng[1] = (c + (c << 3)) >>> 0;
  rng[2] = (((c << 21) | (c >>> 11)) + sum) >>> 0;
  return sum;
}

/** A random integer from 0 to n - 1, each equally likely. */
export function below(rng: Rng, n: number): number {
  if (!(n >= 1)) throw new Error(`below: ${n} is not a positive number`);
  let drawn = word(rng);
  // Words at or above the largest multiple of n would favour small results, so they are drawn again. The first
  // comparison avoids a division in most cases.
  while (drawn >= 0x100000000 - n && drawn >= 0x100000000 - (0x100000000 % n)) drawn = word(rng);
  // The remainder by floating-point division, which is exact for such numbers and faster than `%`.
  return drawn - n * Math.floor(drawn / n);
}

/** An independent copy of the generator. */
export const copyRng = (rng: Rng): Rng => [rng[0], rng[1], rng[2], rng[3]];

/** A random item of a list. */
export function pick<T>(rng: Rng, items: readonly T[]): T {
  if (items.length === 0) throw new Error('pick: nothing to pick from');
  return defined(items[below(rng, items.length)]);
}

/** Shuffles a list in place (Fisher-Yates) and returns it. */
export function shuffled<T>(rng: Rng, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    const held = defined(items[i]);
    items[i] = defined(items[j]);
    items[j] = held;
  }
  return items;
}
