import type { Effect, EffectKind } from './types.ts';

const of =
  (what: EffectKind) =>
  (n: number): Effect => ({ what, n });

export const budget = of('budget');
export const popularity = of('popularity');
export const money = of('money');
export const rivalBudget = of('rivalBudget');
export const rivalPopularity = of('rivalPopularity');
export const testSteals = of('testSteals');
export const techSteals = of('techSteals');
export const freeTests = of('freeTests');
export const techTiles = of('techTiles');
export const freeModules = of('freeModules');
export const sabotage = of('sabotage');
export const clean = of('clean');
export const bluff = of('bluff');
export const catchUp = of('catchUp');

/** The amount for `clean` that removes all sabotage; larger than any number of markers in play. */
export const ALL = 99;
