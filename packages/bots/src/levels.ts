import type { LevelSettings, Rules } from '@orrery/kernel';

/** The levels of the ladder, weakest first. */
export const LADDER = ['level1', 'level2', 'level3', 'level4', 'level5', 'level6', 'level7', 'level8'] as const;
type LadderLevel = (typeof LADDER)[number];

/** All levels to choose from. */
export const levels = ['random', ...LADDER] as const;

/** Names that saved games, records and programs still use, and the place of each on the ladder. */
const OLD = { easy: 2, medium: 6, hard: 8 } as const;

/** All valid names. */
export const levelNames = [...levels, 'easy', 'medium', 'hard'] as const;
export type Level = (typeof levelNames)[number];

export const isLevel = (x: unknown): x is Level => levelNames.includes(x as Level);

const isOld = (name: string): name is keyof typeof OLD => Object.hasOwn(OLD, name);

/** A level's place on the ladder, from 1 to 8; null for `random` and unknown names. */
export function levelNumber(name: string): number | null {
  if (isOld(name)) return OLD[name];
  const at = LADDER.indexOf(name as LadderLevel);
  return at < 0 ? null : at + 1;
}

/** How the levels play games without settings of their own. */
const DEFAULTS: readonly LevelSettings[] = [
  { method: 'look', worlds: 1, overlooks: 0.6, misjudges: 2 },
  { method: 'look', worlds: 1, overlooks: 0.5, misjudges: 1.2 },
  { method: 'look', worlds: 1, overlooks: 0.3, misjudges: 0.8 },
  { method: 'look', worlds: 2, overlooks: 0.15, misjudges: 0.4 },
  { method: 'look' },
  { method: 'search', iterations: 12 },
  { method: 'search', iterations: 30 },
  { method: 'search' },
];

/** How the ladder's levels play a game, weakest first. */
export const settingsOf = ({ game }: Rules): readonly LevelSettings[] => game.ai?.levels ?? DEFAULTS;
