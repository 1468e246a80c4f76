import { PAYLOAD_PRICE } from '../content/numbers.ts';
import { KIND, MOON, missionOf, PAYLOAD_TILE } from '../content/set.ts';
import { PAYLOADS, type PayloadKind } from '../content/types.ts';
import { aboard, activeMission, targets } from '../rules/missions.ts';
import { type Chances, chancesOf } from '../rules/odds.ts';
import { parametersOf } from '../rules/parameters.ts';
import { type ActiveMission, NONE, type Program, programOf, type State } from '../state.ts';

/** Payload that a mission still needs, kind by kind. */
export function missing(own: Program, card: number): PayloadKind[] {
  const has = aboard(own);
  return missionOf(card).payload.filter((kind) => {
    const at = PAYLOADS.indexOf(kind);
    has[at] = (has[at] as number) - 1;
    return (has[at] as number) < 0;
  });
}

/** The chance of a launch in this world. */
export function chanceOf(s: State, side: number, card: number): Chances {
  const own = programOf(s, side);
  const { risks, tests } = activeMission(s, card) as ActiveMission;
  const way = risks.map((risk, i) => ({ risk, tests: tests[i * 2 + side] as number }));
  return chancesOf(parametersOf(own), own.sabotage, way);
}
export function moonChance(s: State, side: number): Chances {
  const own = programOf(s, side);
  const way = own.path.cards.map((risk, i) => ({ risk, tests: own.pathTests[i] as number }));
  return chancesOf(parametersOf(own), own.sabotage, way);
}
export const chance = (s: State, side: number, card: number): Chances =>
  card === MOON ? moonChance(s, side) : chanceOf(s, side, card);

/** A mission that the rocket of a side stands on in this round; -1 for an abort or before it is decided. */
export const targetOf = (s: State, side: number): number =>
  s.launches.find((launch) => launch.side === side)?.mission ?? NONE;

/** What a mission is worth to a side: the Moon all, the others more on high levels. */
const prize = (card: number): number => (card === MOON ? 40 : 3 + 1.5 * missionOf(card).level);

export interface Plan {
  card: number;
  chance: number;
  worth: number;
}

/** Whether the payload can be aboard in time: bays that are free, and the money for it. */
function canLoad(own: Program, card: number): boolean {
  const wanted = missing(own, card);
  if (own.passed) return wanted.length === 0;
  const free = own.cells.filter(
    (laid, cell) => laid !== NONE && KIND[laid >> 2] === PAYLOAD_TILE && own.payload[cell] === 0,
  ).length;
  return wanted.length <= free && wanted.reduce((sum, kind) => sum + PAYLOAD_PRICE[kind], 0) <= own.money;
}

/** The chance that the other side gets there first: it has decided before, and flies first. */
function outrun(s: State, side: number, card: number): number {
  const isRace = card !== MOON && s.launches.some((launch) => launch.side !== side && launch.mission === card);
  return isRace ? chance(s, 1 - side, card).whole : 0;
}

/** The mission that promises most, what it costs to fail reckoned in; null where there is none. */
export function bestTarget(s: State, side: number, ready = false): Plan | null {
  const own = programOf(s, side);
  let best: Plan | null = null;
  for (const card of targets(s)) {
    if (ready && !canLoad(own, card)) continue;
    const whole = chance(s, side, card).whole * (1 - outrun(s, side, card));
    const worth = whole * prize(card) - (1 - whole) * 4 - 0.5 * missing(own, card).length;
    if (best === null || worth > best.worth) best = { card, chance: whole, worth };
  }
  return best;
}
