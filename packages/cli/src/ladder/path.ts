import type { LevelSettings } from '@orrery/kernel';

/** Number of settings with mistakes. */
const CARELESS = 25;
/** Simulations per decision of the searching settings below the top. */
const SEARCHES = [6, 8, 11, 15, 20, 28, 40, 56, 80, 110];

const rounded = (value: number): number => Math.round(100 * value) / 100;

/** How a player looks who makes more mistakes of every kind with more carelessness (0 to 1.25). */
function careless(care: number): LevelSettings {
  return {
    method: 'look',
    ...(care > 0.3 ? { worlds: 1 } : care > 0.1 ? { worlds: 2 } : {}),
    overlooks: rounded(0.5 * care),
    strays: rounded(Math.min(1, 0.8 * care)),
    misjudges: rounded(0.9 * care),
    nearGain: rounded(0.6 * care),
    hoards: rounded(0.5 * care),
  };
}

/**
 * All settings from which the tuner chooses, weakest first: looking ahead by one decision with fewer and fewer mistakes,
 * without mistakes, and searching with more and more simulations, up to those of a slow phone.
 */
export function pathOf(phone: number): LevelSettings[] {
  return [
    ...Array.from({ length: CARELESS }, (_none, i) => careless(1.25 * (1 - i / CARELESS))),
    { method: 'look' },
    ...SEARCHES.filter((iterations) => iterations < 0.8 * phone).map(
      (iterations): LevelSettings => ({ method: 'search', iterations }),
    ),
    { method: 'search' },
  ];
}
