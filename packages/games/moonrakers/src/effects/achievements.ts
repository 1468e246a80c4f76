import { bySince, defined, type Seat } from '@orrery/kernel';
import { OBJECTIVES } from '../content/objectives.ts';
import { cardNamed, objectiveOf } from '../content/set.ts';
import type { Goal } from '../content/types.ts';
import { isMetAtEnd } from '../rules/claims.ts';
import { captainOf, type State } from '../state.ts';

type Of<K extends Goal['is']> = Extract<Goal, { is: K }>;
/** Objectives and their index, by the kind of their goal. */
const WATCHED = new Map<Goal['is'], { at: number; goal: Goal }[]>();
const AT = new Map<number, number>();
bySince(OBJECTIVES).forEach(({ id, goal }, at) => {
  AT.set(cardNamed(id), at);
  WATCHED.set(goal.is, [...(WATCHED.get(goal.is) ?? []), { at, goal }]);
});

/** Number of objectives packed into one number, one bit each. */
const WORD = 19;
const wordOf = (at: number): number => Math.floor(at / WORD);
const bitOf = (at: number): number => 1 << (at % WORD);

/** Marks every objective of this kind that a captain fulfils now (MK-108), whether held or not. */
export function noteDeeds<K extends Goal['is']>(s: State, seat: Seat, is: K, met: (goal: Of<K>) => boolean): void {
  const { deeds } = captainOf(s, seat);
  for (const { at, goal } of WATCHED.get(is) ?? []) {
    const word = wordOf(at);
    if (met(goal as Of<K>)) deeds[word] = (deeds[word] ?? 0) | bitOf(at);
  }
}

export const isNoted = (s: State, seat: Seat, objective: number): boolean => {
  const at = defined(AT.get(objective));
  return ((captainOf(s, seat).deeds[wordOf(at)] ?? 0) & bitOf(at)) !== 0;
};

/** Clears the mark of an objective when it is drawn: only later events count (MK-113). */
export function forgetDeed(s: State, seat: Seat, objective: number): void {
  const { deeds } = captainOf(s, seat);
  const at = defined(AT.get(objective));
  const word = wordOf(at);
  deeds[word] = (deeds[word] ?? 0) & ~bitOf(at);
}

/**
 * A home purchase also requires staying at Base, which may happen after the purchase, for example during an event
 * (MK-552).
 */
const isHome = (s: State, objective: number): boolean =>
  s.plan.stayed || objectiveOf(objective).goal.is !== 'home purchase';

/** Whether a captain has fulfilled this objective, which they hold, this turn. */
export const isMet = (s: State, seat: Seat, objective: number): boolean =>
  (isNoted(s, seat, objective) && isHome(s, objective)) ||
  isMetAtEnd(s, seat, captainOf(s, seat).objectives.cards.indexOf(objective), objective);
