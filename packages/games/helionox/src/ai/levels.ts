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
    overlooks: 0.25,
    strays: 0.4,
    misjudges: 0.45,
    nearGain: 0.3,
    hoards: 0.25,
  },
  {
    method: 'look',
    worlds: 2,
    overlooks: 0.12,
    strays: 0.2,
    misjudges: 0.22,
    nearGain: 0.15,
    hoards: 0.12,
  },
  {
    method: 'look',
    overlooks: 0.03,
    strays: 0.04,
    misjudges: 0.05,
    nearGain: 0.03,
    hoards: 0.03,
  },
  {
    method: 'search',
    iterations: 8,
  },
  {
    method: 'search',
  },
];
