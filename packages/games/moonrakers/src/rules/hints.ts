import type { Type } from '../content/cards.ts';

/** Hints a captain may give about their hand. They contain no numbers and are not checked (MK-292, MK-398). */
export const HINT_TYPES = ['reactor', 'thruster', 'shield', 'damage', 'crew'] as const satisfies readonly Type[];
export const HINT_LEVELS = ['none', 'a-little', 'some', 'plenty'] as const;
export type HintLevel = (typeof HINT_LEVELS)[number];
/** All hints in the form used in answers: `damage:some`. */
export const STATEMENTS: readonly string[] = HINT_TYPES.flatMap((type) =>
  HINT_LEVELS.map((level) => `${type}:${level}`),
);
