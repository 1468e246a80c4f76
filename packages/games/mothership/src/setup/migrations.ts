import type { Json, Migration } from '@orrery/kernel';

type Bag = Record<string, Json>;

/** Converts a die of version 1, which stored the sum of its added dice and the last face rolled. */
function dieOf1(die: Bag): void {
  const extra = Number(die.extra ?? 0);
  const last = Number(die.last ?? 0);
  const extras = extra === 0 ? [] : extra === last ? [last] : [extra - last, last];
  die.extras = extras;
  // Every 1 except the last roll has been answered.
  die.answered = (1 << extras.length) - 1;
  delete die.extra;
  delete die.last;
}

/** Migrations of saves from older versions. */
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
