import type { LevelSettings } from '@orrery/kernel';

/** How the bot levels play this game, weakest first. Tuned and measured by `orrery ladder --tune --write`. */
export const levels: readonly LevelSettings[] = [
  {
    method: 'look',
    worlds: 1,
    overlooks: 0.53,
    strays: 0.84,
    misjudges: 0.95,
    nearGain: 0.63,
    hoards: 0.53,
  },
  {
    method: 'look',
    worlds: 1,
    overlooks: 0.45,
    strays: 0.72,
    misjudges: 0.81,
    nearGain: 0.54,
    hoards: 0.45,
  },
  {
    method: 'look',
    worlds: 1,
    overlooks: 0.35,
    strays: 0.56,
    misjudges: 0.63,
    nearGain: 0.42,
    hoards: 0.35,
  },
  {
    method: 'look',
    worlds: 1,
    overlooks: 0.2,
    strays: 0.32,
    misjudges: 0.36,
    nearGain: 0.24,
    hoards: 0.2,
  },
  {
    method: 'look',
    worlds: 2,
    overlooks: 0.08,
    strays: 0.12,
    misjudges: 0.14,
    nearGain: 0.09,
    hoards: 0.08,
  },
  {
    method: 'look',
  },
  {
    method: 'search',
    iterations: 11,
  },
  {
    method: 'search',
  },
];
