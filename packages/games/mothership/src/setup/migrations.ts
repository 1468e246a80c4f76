import type { Json, Migration } from '@orrery/kernel';

type Bag = Record<string, Json>;

/** A die of version 1 kept the sum of the dice that were added to it, and the face that was thrown last. */
function dieOf1(die: Bag): void {
  const extra = Number(die.extra ?? 0);
  const last = Number(die.last ?? 0);
  const extras = extra === 0 ? [] : extra === last ? [last] : [extra - last, last];
  die.extras = extras;
  // All 1s but the last throw have been answered.
  die.answered = (1 << extras.length) - 1;
  delete die.extra;
  delete die.last;
}

/** How saves of older versions are brought up to date. */
export const migrations: readonly Migration[] = [
  {
    name: 'dice that were added are kept one by one',
    version: 2,
    up({ fight }) {
      const { attack, defence } = (fight ?? {}) as Record<string, Bag | undefined>;
      for (const half of [attack, defence]) for (const die of (half?.dice ?? []) as Bag[]) dieOf1(die);
    },
  },
];
