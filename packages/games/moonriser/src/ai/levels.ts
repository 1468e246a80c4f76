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
    elo: { rating: 1115, error: 129 },
  },
  {
    method: 'look',
    worlds: 1,
    overlooks: 0.45,
    strays: 0.72,
    misjudges: 0.81,
    nearGain: 0.54,
    hoards: 0.45,
    elo: { rating: 1215, error: 90 },
  },
  {
    method: 'look',
    worlds: 1,
    overlooks: 0.35,
    strays: 0.56,
    misjudges: 0.63,
    nearGain: 0.42,
    hoards: 0.35,
    elo: { rating: 1330, error: 73 },
  },
  {
    method: 'look',
    worlds: 1,
    overlooks: 0.2,
    strays: 0.32,
    misjudges: 0.36,
    nearGain: 0.24,
    hoards: 0.2,
    elo: { rating: 1452, error: 65 },
  },
  {
    method: 'look',
    worlds: 2,
    overlooks: 0.08,
    strays: 0.12,
    misjudges: 0.14,
    nearGain: 0.09,
    hoards: 0.08,
    elo: { rating: 1564, error: 58 },
  },
  {
    method: 'look',
    elo: { rating: 1657, error: 64 },
  },
  {
    method: 'search',
    iterations: 11,
    elo: { rating: 1772, error: 79 },
  },
  {
    method: 'search',
    elo: { rating: 1895, error: 96 },
  },
];
