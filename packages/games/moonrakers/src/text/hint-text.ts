import type { Messages } from '@orrery/kernel';
import { TYPE_NAMES } from './words.ts';

const LEVELS: Readonly<Record<string, (what: string) => string>> = {
  none: (what) => `I have no ${what}`,
  'a-little': (what) => `I can do a little ${what}`,
  some: (what) => `I can do some ${what}`,
  plenty: (what) => `I can do plenty of ${what}`,
};

/** Hints a captain can give about their hand: `hint-damage-some`. */
export const hintMessages: Messages = Object.fromEntries(
  (['reactor', 'thruster', 'shield', 'damage', 'crew'] as const).flatMap((type) =>
    Object.entries(LEVELS).map(([level, words]) => [`hint-${type}-${level}`, words(TYPE_NAMES[type])]),
  ),
);
