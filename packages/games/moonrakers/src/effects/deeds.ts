import type { Seat } from '@orrery/kernel';
import { OBJECTIVES } from '../content/objectives.ts';
import { OBJECTIVE_FROM, objectiveOf } from '../content/set.ts';
import type { Goal } from '../content/types.ts';
import { isMetAtEnd } from '../rules/claims.ts';
import { captainOf, type State } from '../state.ts';

type Of<K extends Goal['is']> = Extract<Goal, { is: K }>;
/** Objectives by what they watch: each with its number among all. */
const WATCHED = new Map<Goal['is'], { at: number; goal: Goal }[]>();
OBJECTIVES.forEach(({ goal }, at) => {
  WATCHED.set(goal.is, [...(WATCHED.get(goal.is) ?? []), { at, goal }]);
});

/** Half of the objectives fit into one number of bits. */
const HALF = 19;
const bitOf = (at: number): number => 1 << (at % HALF);

/** Notes for a captain every objective of this sort whose condition is met just now (MK-108); who holds it does not matter. */
export function noteDeeds<K extends Goal['is']>(s: State, seat: Seat, is: K, met: (goal: Of<K>) => boolean): void {
  const { deeds } = captainOf(s, seat);
  for (const { at, goal } of WATCHED.get(is) ?? []) {
    const half = at < HALF ? 0 : 1;
    if (met(goal as Of<K>)) deeds[half] = (deeds[half] as number) | bitOf(at);
  }
}

export const isNoted = (s: State, seat: Seat, objective: number): boolean => {
  const at = objective - OBJECTIVE_FROM;
  return ((captainOf(s, seat).deeds[at < HALF ? 0 : 1] as number) & bitOf(at)) !== 0;
};

/** What was done before an objective is drawn does not fulfil it (MK-113). */
export function forgetDeed(s: State, seat: Seat, objective: number): void {
  const { deeds } = captainOf(s, seat);
  const at = objective - OBJECTIVE_FROM;
  const half = at < HALF ? 0 : 1;
  deeds[half] = (deeds[half] as number) & ~bitOf(at);
}

/** A dear card may have come before the leader stayed at Base, by an event (MK-552). */
const isHome = (s: State, objective: number): boolean =>
  s.plan.stayed || objectiveOf(objective).goal.is !== 'home purchase';

/** Whether a captain has done in this turn what an objective of the own ones asks for. */
export const isMet = (s: State, seat: Seat, objective: number): boolean =>
  (isNoted(s, seat, objective) && isHome(s, objective)) ||
  isMetAtEnd(s, seat, captainOf(s, seat).objectives.cards.indexOf(objective), objective);
