import type { LevelSettings } from '@orrery/kernel';

/** How the bot levels play this game, weakest first. */
export const levels: readonly LevelSettings[] = [
  { method: 'look', worlds: 1, overlooks: 0.6, misjudges: 2 },
  { method: 'look', worlds: 1, overlooks: 0.5, misjudges: 1.2 },
  { method: 'look', worlds: 1, overlooks: 0.3, misjudges: 0.8 },
  { method: 'look', worlds: 2, overlooks: 0.15, misjudges: 0.4 },
  { method: 'look' },
  { method: 'search', iterations: 12 },
  { method: 'search', iterations: 30 },
  { method: 'search' },
];
