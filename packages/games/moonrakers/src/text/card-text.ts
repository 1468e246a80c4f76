import type { Type } from '../content/cards.ts';
import { TYPES } from '../content/cards.ts';
import type { Effects, Privilege } from '../content/effect.ts';
import { OBJECTIVE_PRESTIGE } from '../content/numbers.ts';
import {
  type ActionCard,
  type Card,
  type Crew,
  type HeadToHead,
  isIo,
  type OrdinaryContract,
  type Part,
  type Prize,
  type Reward,
  type RewardTime,
  type Units,
} from '../content/types.ts';
import { abilityText, clauses, effectText } from './effect-text.ts';
import { happeningsText, lastingsText } from './event-text.ts';
import { goalText } from './goal-text.ts';
import { COLOUR_NAMES, CONTRACT_NAMES, counted, joined, KIND_NAMES, sentence, TYPE_NAMES } from './words.ts';

/** `2 Reactor, 1 Thruster`. */
export const unitsText = (units: Units): string =>
  TYPES.flatMap((type) => (units[type] ? [`${units[type]} ${TYPE_NAMES[type]}`] : [])).join(', ');

const prizeParts = ({ prestige, credits, bonus }: Prize): string[] => [
  ...(prestige > 0 ? [`${prestige} prestige`] : []),
  ...(credits > 0 ? [counted(credits, 'credit')] : []),
  ...(bonus > 0 ? [counted(bonus, 'bonus card')] : []),
];
/** The rewards of a contract in words: `1 prestige, 2 credits`. */
const rewardsText = (contract: OrdinaryContract): string =>
  [
    ...prizeParts(contract),
    ...(contract.reputation ? [`1 reputation with ${COLOUR_NAMES[contract.reputation]}`] : []),
    ...(contract.prototype ? ['a prototype'] : []),
  ].join(', ');

const ordinaryText = (contract: OrdinaryContract): string[] => [
  `${CONTRACT_NAMES[contract.type]}. Needs ${unitsText(contract.needs)}.`,
  `Pays ${rewardsText(contract)}.`,
  contract.dice === 0 ? 'No hazard dice.' : `${counted(contract.dice, 'hazard die', 'hazard dice')}.`,
  ...(contract.unlocks ? ['Success unlocks Sorelia for the rest of the game.'] : []),
];
const countedTypes = (types: readonly Type[]): string =>
  joined(
    types.map((type) => TYPE_NAMES[type]),
    'and',
  );
const headToHeadText = ({ type, counts, first, second }: HeadToHead): string[] => [
  `${CONTRACT_NAMES[type]}, head-to-head: all captains may join.`,
  `Each ${countedTypes(counts)} unit scores 1.`.replace(/ and (\w+) unit/, ' or $1 unit'),
  `First ${prizeParts(first).join(', ')}; second ${prizeParts(second).join(', ')}.`,
];

/** The text of an Action card. */
export const actionText = ({ category, icons, effect }: ActionCard): string[] => [
  category === null ? 'No icon.' : `${icons} ${TYPE_NAMES[category]}.`,
  ...effectText(effect),
];

const PRIVILEGES: Readonly<Record<Privilege, string>> = {
  'keeps reputation': 'You lose no reputation when a contract fails.',
  'cheaper rewards': 'Reputation rewards other than prestige cost you 1 less, but at least 1.',
};
const partText = (part: Part): string[] => [
  ...part.abilities.map(abilityText),
  ...(part.privilege ? [PRIVILEGES[part.privilege]] : []),
  ...(typeof part.holds === 'number' ? [`Holds up to ${part.holds} IO.`] : []),
];
/** The cards that come with a part. */
export const bringsText = ({ brings, prototype }: Part): string => {
  if (prototype) return 'Brings an Action card of your choice.';
  return brings.length === 0 ? 'Brings no cards.' : `Brings ${brings.map((kind) => KIND_NAMES[kind]).join(', ')}.`;
};

/** Acting as a card does not make a crew an Action card (D32). */
const actsAs = (effects: Effects): boolean =>
  effects.some(
    (step) =>
      step.do === 'as' ||
      step.do === 'mimic' ||
      (step.do === 'either' && step.branches.some(actsAs)) ||
      (step.do === 'may' && actsAs([...step.gives, ...(step.otherwise ?? [])])),
  );
const crewText = (crew: Crew): string[] => [
  ...effectText(crew.play),
  ...crew.abilities.map(abilityText),
  ...(isIo(crew) ? ['Stays in play while it holds IO.'] : []),
  ...(actsAs(crew.play) ? ['It is still a crew, not an Action card.'] : []),
];

const TIMES: Readonly<Record<RewardTime, string>> = {
  'own turn': 'In your own turn',
  contract: 'While you are in a contract',
  'any time': 'At any time',
  'not in another buying phase': 'At any time but in another player’s Buying Phase',
};
/** The text of a reputation reward: price and effect. */
export const rewardText = ({ same, any, time, gives }: Reward): string =>
  `${TIMES[time]}, pay ${same === null ? '' : `${same} reputation of one colour or `}${any} of any colours to ${clauses(gives)}.`.replace(
    'pay 1 of any',
    'pay 1 reputation of any',
  );

/** The text of a card, as sentences; `hired`: mercenaries replace allies. */
export function cardText(card: Card, hired = false): string[] {
  switch (card.kind) {
    case 'ordinary':
      return ordinaryText(card);
    case 'head-to-head':
      return headToHeadText(card);
    case 'part':
      return partText(card);
    case 'crew':
      return crewText(card);
    case 'objective':
      return [sentence(goalText(card.goal, hired)), `Worth ${OBJECTIVE_PRESTIGE} prestige.`];
    case 'event':
      return [...happeningsText(card.happens), ...lastingsText(card.lasts, true)];
    case 'policy':
      return lastingsText(card.lasts, false);
  }
}
