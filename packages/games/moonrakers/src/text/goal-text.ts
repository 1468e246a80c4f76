import type { Goal } from '../content/types.ts';
import { t } from './card-messages.ts';

/** If mercenaries replace allies (1 or 2 players without Nomad), objectives name mercenaries (MK-435). */
function contractGoal(own: Extract<Goal, { is: 'completed' | 'failed' }>, hired: boolean): string {
  const type = t('a-contract', { type: own.type ?? 'other' });
  const contract = own.prestige === undefined ? type : t('contract-worth', { contract: type, n: own.prestige });
  const partners = own.allies ?? (own.role === 'ally' && hired ? 1 : 0);
  // Each detail is appended to the goal so far.
  let goal = t(`goal-${own.is}`, { contract });
  if (own.role === 'solo') goal = t('and-alone', { goal });
  if (own.role === 'leader') goal = t('and-leader', { goal });
  if (own.role === 'ally' && !hired) goal = t('and-ally', { goal });
  if (partners > 0) goal = t(hired ? 'and-mercenaries' : 'and-allies', { goal, n: partners });
  if (own.sole) goal = t('and-sole', { goal, type: t(`type-${own.sole}`) });
  if (own.playedMost !== undefined) goal = t('and-played-most', { goal, n: own.playedMost });
  if (own.diceLeast !== undefined) goal = t('and-dice', { goal, n: own.diceLeast });
  if (own.diceMost !== undefined) goal = t('and-no-dice', { goal });
  if (own.unscathed) goal = t('and-unscathed', { goal });
  if (own.gained !== undefined) goal = t('and-gained', { goal, n: own.gained });
  if (own.unrewarded) goal = t('and-unrewarded', { goal });
  if (own.exact) goal = t('and-exact', { goal });
  if (own.everyType) goal = t('and-every-type', { goal });
  if (own.orUnlocks) goal = t('and-unlocks', { goal });
  return goal;
}

function installedGoal({ prototype, brands, ofBrand }: Extract<Goal, { is: 'installed' }>): string {
  if (prototype) return t('goal-prototype');
  return brands === undefined ? t('goal-of-brand', { n: ofBrand ?? 0 }) : t('goal-brands', { n: brands });
}

function turnGoal({ what, least, allTracksAtZero }: Extract<Goal, { is: 'this turn' }>): string {
  if (what === 'advanced') return t('goal-turn-advanced', { n: least });
  return t(allTracksAtZero ? 'goal-turn-reputation-all' : 'goal-turn-reputation', { n: least });
}

/** The goal of an objective, as a clause without initial capital or full stop. */
export function goalText(goal: Goal, hired = false): string {
  switch (goal.is) {
    case 'in a contract':
      return t(`goal-${goal.what}`, { n: goal.least });
    case 'completed':
    case 'failed':
      return contractGoal(goal, hired);
    case 'installed':
      return installedGoal(goal);
    case 'crew acquired':
      return t('goal-crew', { n: goal.least });
    case 'bought':
      return t(goal.what === 'credits' ? 'goal-spent' : 'goal-bought', { n: goal.least });
    case 'this turn':
      return turnGoal(goal);
    case 'wealth':
      return t('goal-wealth', { n: goal.least });
    case 'no miss':
      return t('goal-no-miss');
    case 'home purchase':
      return t('goal-home-purchase', { n: goal.price });
    case 'io':
      return t('goal-io', { n: goal.least });
    case 'head-to-head':
      return goal.lead === undefined ? t('goal-duel') : t('goal-duel-close', { n: goal.lead });
    case 'reputation':
      return t(`goal-reputation-${goal.with}`, { n: goal.least });
    case 'gained with every faction':
      return t('goal-gained-every');
    case 'toured':
      return t('goal-toured');
    case 'lone vote':
      return t('goal-lone-vote');
  }
}
