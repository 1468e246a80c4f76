import { addAt, defined } from '@orrery/kernel';
import { PAYLOAD_PRICE, PRICE } from '../content/numbers.ts';
import { KIND, MOON, missionOf, PAYLOAD_TILE } from '../content/set.ts';
import { PAYLOADS, type PayloadKind } from '../content/types.ts';
import { aboard, activeMission, explorable, opensMoon, targets } from '../rules/missions.ts';
import { parametersOf } from '../rules/parameters.ts';
import { rival } from '../rules/seats.ts';
import { NONE, type Program, programOf, type State } from '../state.ts';
import { builtUp } from './build.ts';
import { HIDDEN, preparedChance, type Way } from './odds.ts';
import { effectsWorth, placesWorth } from './worth.ts';

/** The payload items that a mission requires and the rocket lacks. */
export function missing(own: Program, card: number): PayloadKind[] {
  const has = aboard(own);
  return missionOf(card).payload.filter((kind) => {
    const at = PAYLOADS.indexOf(kind);
    addAt(has, at, -1);
    return defined(has[at]) < 0;
  });
}
export const priceOfAll = (kinds: readonly PayloadKind[]): number =>
  kinds.reduce((sum, kind) => sum + PAYLOAD_PRICE[kind], 0);

/** The risks of a launch with the side's tests on each; face-down risks on the path to the Moon are `HIDDEN`. */
export function wayTo(s: State, side: number, card: number): Way {
  const own = programOf(s, side);
  if (card === MOON)
    return { risks: own.path.cards.map((risk, i) => (own.explored[i] ? risk : HIDDEN)), tests: own.pathTests };
  const active = activeMission(s, card);
  const risks = active?.risks ?? [];
  return { risks, tests: risks.map((_risk, i) => defined(active?.tests[i * 2 + side])) };
}

/** Number of free bays, not counting tiles still to be installed. */
const freeBays = (own: Program): number =>
  own.cells.filter((laid, cell) => laid !== NONE && KIND[laid >> 2] === PAYLOAD_TILE && own.payload[cell] === 0).length;
/** Cost of loading a mission's payload, including Research for missing bays. */
function loading(own: Program, card: number): number {
  const wanted = missing(own, card);
  return priceOfAll(wanted) + PRICE.research * Math.max(0, wanted.length - freeBays(own));
}

/** A rocket with fewer tiles than this still grows a lot in one round. */
const SMALL_ROCKET = 6;
/** The chance of a launch after spending the money left on tiles (small rockets only) and tests. */
export function chanceReady(s: State, side: number, card: number): number {
  const own = programOf(s, side);
  const spendable = own.passed ? 0 : own.money - loading(own, card);
  const isSmall = own.cells.filter((laid) => laid !== NONE).length < SMALL_ROCKET;
  const { parameters, left } = isSmall ? builtUp(own, spendable) : { parameters: parametersOf(own), left: spendable };
  const tests = own.passed ? 0 : own.freeTests + Math.max(0, Math.floor(left / PRICE.test));
  return preparedChance(parameters, own.sabotage, wayTo(s, side, card), Math.min(tests, card === MOON ? 24 : 2));
}

/** The mission that a side's rocket is set to fly this round; -1 for an abort or before the decision. */
export const targetOf = (s: State, side: number): number =>
  s.launches.find((launch) => launch.side === side)?.mission ?? NONE;

/** Value of the Moon landing, of opening the Moon, and of revealing a risk on the path. */
const MOON_PRIZE = 60;
const GATE_PRIZE = 4;
export const EXPLORED = 10;
/** Value of a mission for a side: its reward or an exploration, the side's empty places, and opening the Moon. */
export function prizeOf(s: State, side: number, card: number): number {
  if (card === MOON) return MOON_PRIZE;
  const gate = opensMoon(card) && !s.moonOpen ? GATE_PRIZE : 0;
  const own = programOf(s, side);
  const found = explorable(own, card).length > 0 ? EXPLORED : 0;
  return 1 + Math.max(found, effectsWorth(missionOf(card).reward)) + placesWorth(own) + gate;
}
/** Cost of losing popularity: low while there is plenty, very high if it ends the game. */
export function popularityLost(own: Program, n: number): number {
  if (own.popularity <= n) return 40;
  let sum = 0;
  for (let i = 0; i < n; i++) sum += own.popularity - i > 4 ? 2.2 : 5;
  return sum;
}

export interface Plan {
  card: number;
  chance: number;
  worth: number;
}

/** Whether the payload can be loaded in time. */
export const canLoad = (own: Program, card: number): boolean =>
  own.passed ? missing(own, card).length === 0 : loading(own, card) <= own.money;

/** The chance that the opponent, having decided first, flies first and completes the mission. */
function chanceToBeBeaten(s: State, side: number, card: number): number {
  const isRace = card !== MOON && s.launches.some((launch) => launch.side !== side && launch.mission === card);
  return isRace ? chanceReady(s, rival(side), card) : 0;
}

/** Expected value of a launch, including the cost of failing. */
export function planFor(s: State, side: number, card: number): Plan {
  const own = programOf(s, side);
  const beaten = chanceToBeBeaten(s, side, card);
  const whole = chanceReady(s, side, card) * (1 - beaten);
  const lives = missionOf(card).payload.some((kind) => kind !== 'satellite');
  const loss = popularityLost(own, beaten > 0.3 || lives ? 3 : 2);
  const spent = 0.3 * priceOfAll(missing(own, card));
  return { card, chance: whole, worth: whole * prizeOf(s, side, card) - (1 - whole) * loss - spent };
}

/** The mission with the highest expected value whose payload can be loaded, or null. */
export function bestTarget(s: State, side: number, moon = true): Plan | null {
  const own = programOf(s, side);
  let best: Plan | null = null;
  for (const card of targets(s)) {
    if ((card === MOON && !moon) || !canLoad(own, card)) continue;
    const plan = planFor(s, side, card);
    if (best === null || plan.worth > best.worth) best = plan;
  }
  return best;
}
