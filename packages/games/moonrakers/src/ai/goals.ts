import { defined, type Seat } from '@orrery/kernel';
import { contractOf, objectiveOf, UNLOCK } from '../content/set.ts';
import type { Goal } from '../content/types.ts';
import { printedOf } from '../rules/contracts.ts';
import { BONUS, CREDITS, captainOf, PRESTIGE, PROTOTYPE, type State } from '../state.ts';
import { diceOf, shareOf } from './worth.ts';

/** The parts of a planned contract that objectives depend on. */
export interface Outline {
  contract: number;
  parties: readonly Seat[];
  shares: readonly number[];
}

/** The probability that completing this contract fulfils the goal. */
function likely(s: State, seat: Seat, { contract, parties, shares }: Outline, goal: Goal): number {
  if (goal.is !== 'completed') return 0;
  if (goal.orUnlocks && contract === UNLOCK) return 1;
  const { type } = contractOf(contract);
  const allies = parties.length - 1;
  const dice = diceOf(shares, seat);
  const got = shareOf(shares, seat, PRESTIGE) + shareOf(shares, seat, CREDITS) + shareOf(shares, seat, BONUS);
  const fits =
    (goal.role !== 'leader' || seat === s.leader) &&
    (goal.role !== 'ally' || seat !== s.leader) &&
    (goal.role !== 'solo' || allies === 0) &&
    (!goal.type || goal.type === type) &&
    allies >= (goal.allies ?? 0) &&
    defined(printedOf(contract)[PRESTIGE]) >= (goal.prestige ?? 0) &&
    dice >= (goal.diceLeast ?? 0) &&
    dice <= (goal.diceMost ?? 9) &&
    shareOf(shares, seat, PRESTIGE) >= (goal.gained ?? 0) &&
    (!goal.unrewarded || got + shareOf(shares, seat, PROTOTYPE) === 0) &&
    (!goal.everyType || isLastType(s, seat, type));
  if (!fits) return 0;
  return goal.unscathed || goal.sole || goal.exact ? 0.35 : goal.playedMost !== undefined ? 0.25 : 0.95;
}

const HOME = ['explore', 'delivery', 'rescue', 'kill'];
const isLastType = (s: State, seat: Seat, type: string): boolean =>
  HOME.includes(type) && (captainOf(s, seat).completed | (1 << HOME.indexOf(type))) === 15;

/** Expected prestige from objectives on success. */
export function goalsMet(s: State, seat: Seat, outline: Outline): number {
  let sum = 0;
  for (const card of captainOf(s, seat).objectives.cards) sum += likely(s, seat, outline, objectiveOf(card).goal);
  return sum;
}
