import type { Type } from '../content/cards.ts';

/** What a captain may say about the own hand: no figures, and nobody checks it (MK-292, MK-398). */
export const HINT_TYPES = ['reactor', 'thruster', 'shield', 'damage', 'crew'] as const satisfies readonly Type[];
export const HINT_LEVELS = ['none', 'a-little', 'some', 'plenty'] as const;
export type HintLevel = (typeof HINT_LEVELS)[number];
/** Every statement there is, as answers name it: `damage:some`. */
export const STATEMENTS: readonly string[] = HINT_TYPES.flatMap((type) =>
  HINT_LEVELS.map((level) => `${type}:${level}`),
);
