import { addAt, defined } from '@orrery/kernel';
import { MOON_GATE, MOON_LEVEL } from '../content/numbers.ts';
import { MOON, missionOf, riskOf } from '../content/set.ts';
import { PAYLOADS } from '../content/types.ts';
import type { ActiveMission, Program, State } from '../state.ts';

export const activeMission = (s: State, card: number): ActiveMission | undefined =>
  s.missions.find((mission) => mission.card === card);

/** Payload aboard by kind: dogs, satellites, astronauts. */
export function aboard(own: Program): number[] {
  const counts = [0, 0, 0];
  for (const kind of own.payload) if (kind > 0) addAt(counts, kind - 1, 1);
  return counts;
}

/**
 * For each payload item a mission requires, whether it is aboard. Each marker counts once; extra payload is allowed
 * (MS-151, MS-153).
 */
export function loadedFor(card: number, counts: readonly number[]): boolean[] {
  const left = counts.slice();
  return missionOf(card).payload.map((kind) => {
    const at = PAYLOADS.indexOf(kind);
    addAt(left, at, -1);
    return defined(left[at]) >= 0;
  });
}
export const hasPayload = (own: Program, card: number): boolean => loadedFor(card, aboard(own)).every(Boolean);

/** Missions that a rocket may be launched for (MS-067, MS-169). */
export const targets = (s: State): number[] => [...s.missions.map(({ card }) => card), ...(s.moonOpen ? [MOON] : [])];

export const opensMoon = (card: number): boolean => missionOf(card).level >= MOON_GATE;

/** Moon risks that a side may explore: none once as many are face up as the mission's level (MS-166, MS-167). */
export function explorable(own: Pick<Program, 'explored'>, mission: number): number[] {
  const open = own.explored.filter(Boolean).length;
  if (mission === MOON || open >= missionOf(mission).level) return [];
  return own.explored.flatMap((up, at) => (up ? [] : [at]));
}

/** Where a testable risk is: on an active mission or, if `mission` is null, on the side's path (MS-124, MS-128). */
export interface RiskPlace {
  mission: ActiveMission | null;
  at: number;
}
export function riskPlace(s: State, side: number, risk: number): RiskPlace | null {
  for (const mission of s.missions) {
    const at = mission.risks.indexOf(risk);
    if (at >= 0) return { mission, at };
  }
  const own = defined(s.programs[side]);
  const at = own.path.cards.indexOf(risk);
  return at >= 0 && own.explored[at] ? { mission: null, at } : null;
}

/** All risks that a side may test now. */
export function testable(s: State, side: number): number[] {
  const risks: number[] = [];
  for (const mission of s.missions) risks.push(...mission.risks);
  const own = defined(s.programs[side]);
  own.path.cards.forEach((risk, at) => {
    if (own.explored[at]) risks.push(risk);
  });
  return risks;
}

/** Risks of active missions on which the other side has tests; not those on a path to the Moon (MS-092, MS-093). */
export function stealable(s: State, side: number): number[] {
  const risks: number[] = [];
  for (const mission of s.missions) {
    mission.risks.forEach((risk, at) => {
      if (defined(mission.tests[at * 2 + 1 - side]) > 0) risks.push(risk);
    });
  }
  return risks;
}

/**
 * Whether a risk may be face down on a path to the Moon: it has the Moon's level and is neither spent nor face up on a
 * path. Refusals use this instead of the hidden cards, so that they reveal nothing (MS-128, MS-295).
 */
export const mayBeHidden = (s: State, risk: number): boolean =>
  riskOf(risk)?.level === MOON_LEVEL && !s.spentRisks.includes(risk) && openPath(s, risk) === null;

/** The side whose path to the Moon has a risk face up, or null. */
export function openPath(s: State, risk: number): number | null {
  const side = s.programs.findIndex(({ path, explored }) => explored[path.cards.indexOf(risk)]);
  return side < 0 ? null : side;
}
