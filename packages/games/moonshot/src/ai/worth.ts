import { defined } from '@orrery/kernel';
import { PLACES } from '../content/places.ts';
import { maneuverOf, riskOf } from '../content/set.ts';
import type { Effect, EffectKind } from '../content/types.ts';
import { parametersOf } from '../rules/parameters.ts';
import { NONE, type Program } from '../state.ts';

/** Approximate value of an effect, in points of budget. */
const WORTH: { readonly [K in EffectKind]: number } = {
  budget: 1,
  popularity: 2.2,
  money: 0.3,
  rivalBudget: -1,
  rivalPopularity: -2.2,
  testSteals: 0.4,
  techSteals: 2.5,
  freeTests: 1.5,
  techTiles: 1.5,
  freeModules: 5,
  sabotage: 2.5,
  clean: 0.5,
  bluff: 0.2,
  catchUp: 1,
};
export const effectsWorth = (effects: readonly Effect[]): number =>
  effects.reduce((sum, { what, n }) => sum + WORTH[what] * Math.min(n, 6), 0);
export const cardWorth = (card: number, level: number): number =>
  effectsWorth(defined(maneuverOf(card).levels[level - 1]));

/** Value that a completed mission adds through the side's empty places. */
export const placesWorth = (own: Program): number =>
  own.slots.reduce((sum, { card }, place) => sum + (card === NONE ? effectsWorth(PLACES[place]?.mission ?? []) : 0), 0);

/** Requirements of a path to the Moon in the middle and low ranges; hidden risks are estimated. */
export interface Demand {
  middle: number[];
  low: number[];
}
const USUAL: Demand = { middle: [9.5, 9.5, 9.5], low: [11.5, 11.5, 11.5] };
export function demandOf({ path, explored }: Pick<Program, 'path' | 'explored'>): Demand {
  const known = path.cards.filter((_risk, i) => explored[i]).map(riskOf);
  const hidden = path.cards.length - known.length;
  const most = (row: 0 | 1, usual: readonly number[]): number[] =>
    [0, 1, 2].map((i) =>
      Math.max(
        hidden > 0 ? defined(usual[i]) - (2 - Math.min(2, hidden - 1)) * 0.5 : 0,
        ...known.map((risk) => risk.needs[row][i as 0]),
      ),
    );
  return { middle: most(1, USUAL.middle), low: most(0, USUAL.low) };
}

/** Progress of a rocket towards the Moon: required points already reached, middle range before low range. */
export function strength(parameters: readonly number[], { middle, low }: Demand): number {
  let [sum, lackMiddle, lackLow] = [0, 0, 0];
  for (let i = 0; i < 3; i++) {
    const has = defined(parameters[i]);
    const [mid, high] = [defined(middle[i]), defined(low[i])];
    sum += Math.min(has, mid) + 0.5 * Math.min(Math.max(0, has - mid), high - mid) + 0.05 * has;
    lackMiddle += Math.max(0, mid - has);
    lackLow += Math.max(0, high - Math.max(has, mid));
  }
  const wild = defined(parameters[3]);
  const first = Math.min(wild, lackMiddle);
  const weakest = Math.min(defined(parameters[0]), defined(parameters[1]), defined(parameters[2]));
  return sum + 1.1 * first + 0.55 * Math.min(wild - first, lackLow) + 0.05 * wild + 0.4 * Math.min(weakest, 6);
}
export const strengthOf = (own: Program): number => strength(parametersOf(own), demandOf(own));
