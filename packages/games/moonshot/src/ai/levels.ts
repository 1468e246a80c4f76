import type { LevelSettings } from '@orrery/kernel';

/** How the bot levels play this game, weakest first. Tuned and measured by `orrery ladder --tune --write`. */
export const levels: readonly LevelSettings[] = [
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
    overlooks: 0.38,
    strays: 0.6,
    misjudges: 0.68,
    nearGain: 0.45,
    hoards: 0.38,
  },
  {
    method: 'look',
    worlds: 1,
    overlooks: 0.3,
    strays: 0.48,
    misjudges: 0.54,
    nearGain: 0.36,
    hoards: 0.3,
  },
  {
    method: 'look',
    worlds: 1,
    overlooks: 0.22,
    strays: 0.36,
    misjudges: 0.41,
    nearGain: 0.27,
    hoards: 0.22,
  },
  {
    method: 'look',
    worlds: 2,
    overlooks: 0.15,
    strays: 0.24,
    misjudges: 0.27,
    nearGain: 0.18,
    hoards: 0.15,
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
  },
];
