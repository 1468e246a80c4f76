import { defined, type Seat } from '@orrery/kernel';
import { TYPES } from '../content/cards.ts';
import { contractOf, isCrew, UNLOCK } from '../content/set.ts';
import type { Goal } from '../content/types.ts';
import { CREW_TYPE, DAMAGE, FLEX, isAdvanced } from '../rules/actions.ts';
import { blockedOf, iconsOf } from '../rules/conditions.ts';
import { printedOf } from '../rules/contracts.ts';
import { flying, isSmall, participants } from '../rules/seats.ts';
import {
  BONUS,
  CREDITS,
  captainOf,
  missionOf,
  type Pilot,
  PRESTIGE,
  PROTOTYPE,
  pilotOf,
  type State,
} from '../state.ts';
import { noteDeeds } from './achievements.ts';
import { received } from './mission.ts';

/** Checks the objectives about a finished contract; a head-to-head counts for none of them (MK-092, MK-569). */
export function noteOutcome(s: State): void {
  const { duel, outcome } = missionOf(s);
  if (duel) return;
  const is = outcome === 'success' ? 'completed' : 'failed';
  for (const seat of participants(s)) {
    noteDeeds(s, seat, 'in a contract', (goal) => isReached(s, pilotOf(s, seat), goal));
    noteDeeds(s, seat, is, (goal) => isDone(s, seat, goal));
  }
}

type Measured = Extract<Goal, { is: 'in a contract' }>;
function isReached(s: State, pilot: Pilot, { what, least }: Measured): boolean {
  const { need } = missionOf(s);
  switch (what) {
    case 'blocked':
      return blockedOf(pilot) >= least;
    case 'overkill':
      return need[DAMAGE] !== 0 && defined(pilot.units[DAMAGE]) - defined(need[DAMAGE]) >= least;
    case 'advanced kinds':
      return new Set(pilot.plays.filter(isAdvanced)).size >= least;
    case 'flex':
      return defined(pilot.units[FLEX]) >= least;
    case 'needless crew':
      return need[CREW_TYPE] === 0 && pilot.plays.filter(isCrew).length >= least;
    default:
      // Actions and hand size are recorded as they happen.
      return false;
  }
}

/** Whether hired mercenaries count as allies: with one or two players and without Nomad (MK-435, MK-438, MK-439). */
const isHiring = (s: State): boolean => isSmall(s) && !s.agreed.nomad;

const isUnrewarded = (share: readonly number[]): boolean =>
  [PRESTIGE, CREDITS, BONUS, PROTOTYPE].every((item) => share[item] === 0);

function isDone(s: State, seat: Seat, goal: Extract<Goal, { is: 'completed' | 'failed' }>): boolean {
  const { contract, order, hired, need, filled } = missionOf(s);
  if (goal.orUnlocks && contract === UNLOCK) return true;
  const pilot = pilotOf(s, seat);
  const allies = isHiring(s) ? hired.length : flying(s).length - 1;
  return (
    (goal.role !== 'leader' || seat === s.leader) &&
    (goal.role !== 'ally' || (isHiring(s) ? allies > 0 : seat !== s.leader)) &&
    (goal.role !== 'solo' || order.length === 1) &&
    (!goal.type || contractOf(contract).type === goal.type) &&
    allies >= (goal.allies ?? 0) &&
    defined(printedOf(contract)[PRESTIGE]) >= (goal.prestige ?? 0) &&
    pilot.rolled >= (goal.diceLeast ?? 0) &&
    pilot.rolled <= (goal.diceMost ?? pilot.rolled) &&
    (!goal.unscathed || iconsOf(pilot) <= pilot.blocks) &&
    (!goal.sole || filled[TYPES.indexOf(goal.sole)] === pilot.units[TYPES.indexOf(goal.sole)]) &&
    pilot.count <= (goal.playedMost ?? pilot.count) &&
    (!goal.gained || defined(received(s, seat)[PRESTIGE]) >= goal.gained) &&
    (!goal.unrewarded || isUnrewarded(received(s, seat))) &&
    (!goal.exact || need.every((n, type) => filled[type] === n)) &&
    (!goal.everyType || (captainOf(s, seat).completed === 15 && contractOf(contract).type !== 'sorelia'))
  );
}
