import type { Seat } from '@orrery/kernel';
import { objectiveOf, partOf } from '../content/set.ts';
import type { Goal } from '../content/types.ts';
import { isNoted } from '../effects/achievements.ts';
import { crewOwned } from '../rules/worth.ts';
import { captainOf, type State } from '../state.ts';
import { fading } from './worth.ts';

/** How often captains reached each goal in games played by the rollout policy. */
const EASE: Readonly<Record<Exclude<Goal['is'], 'in a contract' | 'completed'>, number>> = {
  failed: 0.3,
  installed: 0.6,
  'crew acquired': 0.9,
  bought: 0.7,
  'this turn': 0.3,
  wealth: 0.9,
  'no miss': 0.05,
  'home purchase': 0.75,
  io: 0.2,
  'head-to-head': 0.4,
  reputation: 0.4,
  'gained with every faction': 0.2,
  toured: 0.5,
  'lone vote': 0.2,
};
const IN_A_CONTRACT: Readonly<Record<Extract<Goal, { is: 'in a contract' }>['what'], number>> = {
  actions: 0.85,
  hand: 0.1,
  blocked: 0.15,
  overkill: 0.05,
  'advanced kinds': 0.4,
  flex: 0.4,
  'needless crew': 0.4,
};
function easeOf(goal: Goal): number {
  if (goal.is === 'in a contract') return IN_A_CONTRACT[goal.what];
  if (goal.is !== 'completed') return EASE[goal.is];
  // Goals that need allies or all contract types are met in normal play; those that require a solo contract or every
  // icon rarely are.
  if (goal.everyType || (goal.role === 'leader' && goal.allies)) return 0.8;
  if (goal.role === 'solo' || goal.sole) return 0.1;
  return goal.diceLeast ? 0.6 : goal.role === 'ally' || goal.exact ? 0.35 : 0.5;
}

/** Progress towards an objective, from 0 to 1, based on the captain's possessions. */
function nearness(s: State, seat: Seat, goal: Goal): number {
  const own = captainOf(s, seat);
  switch (goal.is) {
    case 'installed': {
      const brands = own.parts.map((part) => partOf(part).brand);
      if (goal.brands !== undefined) return Math.min(1, new Set(brands).size / goal.brands);
      if (goal.ofBrand === undefined) return 0.3;
      return Math.max(0, ...brands.map((brand) => brands.filter((other) => other === brand).length)) / goal.ofBrand;
    }
    case 'crew acquired':
      return Math.min(1, crewOwned(own).length / goal.least);
    case 'wealth':
      return Math.min(1, own.credits / goal.least);
    case 'reputation':
      return Math.min(1, Math.max(...own.reputation) / goal.least);
    case 'completed':
      return goal.everyType ? [1, 2, 4, 8].filter((bit) => own.completed & bit).length / 4 : 0.5;
    default:
      return 0.5;
  }
}

/** The value of an objective that was met this turn and can be claimed at its end. */
export const MET = 0.97;

/** The value of an objective in hand. */
export function objectiveWorth(s: State, seat: Seat, objective: number): number {
  if (isNoted(s, seat, objective)) return MET;
  const { goal } = objectiveOf(objective);
  const near = nearness(s, seat, goal);
  return easeOf(goal) * (0.35 + 0.8 * near) * (0.3 + 0.7 * fading(s));
}
