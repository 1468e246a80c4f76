import type { Goal } from '../content/types.ts';
import { CONTRACT_NAMES, some, TYPE_NAMES } from './words.ts';

const IN_A_CONTRACT: Readonly<Record<Extract<Goal, { is: 'in a contract' }>['what'], (n: number) => string>> = {
  actions: (n) => `spend ${n} or more Actions in one contract`,
  hand: (n) => `have ${n} or more cards in hand during a contract`,
  blocked: (n) => `block ${n} or more of your hazards in one contract`,
  overkill: (n) => `in a contract that asks for Damage, do ${n} or more beyond what it asks for yourself`,
  'advanced kinds': (n) => `play ${n} or more different advanced cards in one contract`,
  flex: (n) => `put ${n} or more units on Flex in one contract`,
  'needless crew': (n) => `play ${n} or more crew in a contract that asks for no Crew`,
};

/** Where mercenaries replace allies (1 and 2 players, without Nomad), objectives name them (MK-435). */
function contractGoal(goal: Extract<Goal, { is: 'completed' | 'failed' }>, hired: boolean): string {
  const alone = goal.role === 'solo';
  const type = goal.type ? `${CONTRACT_NAMES[goal.type]} contract` : 'contract';
  const worth = goal.prestige === undefined ? '' : ` of ${goal.prestige} or more prestige`;
  const start = `${goal.is === 'completed' ? 'complete' : 'fail'} ${some(1, type)}${worth}${alone ? ' alone' : ''}`;
  const ally = hired ? undefined : 'as an ally';
  const role = goal.role === 'leader' ? 'as Mission Leader' : goal.role === 'ally' ? ally : undefined;
  const partners = goal.allies ?? (goal.role === 'ally' && hired ? 1 : 0);
  const help = hired ? 'hired mercenaries' : 'allies';
  const details = [
    role,
    partners > 0 ? `with ${partners} or more ${help}` : undefined,
    goal.sole && `and every ${TYPE_NAMES[goal.sole]} icon from you`,
    goal.playedMost !== undefined ? `having played at most ${goal.playedMost} cards yourself` : undefined,
    goal.diceLeast !== undefined ? `with ${goal.diceLeast} or more dice on you` : undefined,
    goal.diceMost !== undefined ? 'with no dice on you' : undefined,
    goal.unscathed && 'and none of your hazards left unblocked',
    goal.gained !== undefined ? `and gain ${goal.gained} or more prestige from it` : undefined,
    goal.unrewarded && 'and get neither prestige, credits, a bonus card nor a prototype from it',
    goal.exact && 'without any excess unit',
    goal.everyType && 'so that you have completed all four home types in this game',
    goal.orUnlocks && 'or the one that unlocks Sorelia',
  ].filter((words) => typeof words === 'string');
  return [start, ...details].join(', ').replace(/, (and|or|with|without|having|so|as) /g, ' $1 ');
}

/** The goal of an objective, as a clause without capital or full stop. */
export function goalText(goal: Goal, hired = false): string {
  switch (goal.is) {
    case 'in a contract':
      return IN_A_CONTRACT[goal.what](goal.least);
    case 'completed':
    case 'failed':
      return contractGoal(goal, hired);
    case 'installed':
      if (goal.prototype) return 'install a prototype';
      if (goal.brands !== undefined)
        return `install a part so that you have ${goal.brands} parts of ${goal.brands} brands`;
      return `install a part so that you have ${goal.ofBrand} or more of its brand`;
    case 'crew acquired':
      return `acquire a crew so that you own ${goal.least} or more`;
    case 'bought':
      return goal.what === 'credits'
        ? `spend ${goal.least} or more credits in one Buying Phase`
        : `acquire ${goal.least} or more cards from the Armory in one Buying Phase`;
    case 'this turn': {
      const what = goal.what === 'advanced' ? 'gain' : 'spend';
      const noun = goal.what === 'advanced' ? 'advanced cards' : 'reputation';
      return `${what} ${goal.least} or more ${noun} in one turn${goal.allTracksAtZero ? ' and have none left at its end' : ''}`;
    }
    case 'wealth':
      return `have ${goal.least} or more credits at the end of your own turn`;
    case 'no miss':
      return 'trash a Miss and own no Miss afterwards';
    case 'home purchase':
      return `Stay at Base and acquire a card of price ${goal.price} or more in the same turn`;
    case 'io':
      return `reach ${goal.least} or more IO on your cards together`;
    case 'head-to-head':
      return goal.lead === undefined ? 'win a head-to-head' : `win a head-to-head by a tie-break or by ${goal.lead}`;
    case 'reputation':
      return goal.with === 'every'
        ? `by a gain, reach ${goal.least} or more reputation with every faction in play`
        : `by a gain, reach ${goal.least} reputation with one faction`;
    case 'gained with every faction':
      return 'gain reputation with every faction in play in one turn';
    case 'toured':
      return 'arrive in a home sector so that you have been in all four since you drew this';
    case 'lone vote':
      return 'be the only vote on your side';
  }
}
