import { TYPES } from '../content/cards.ts';
import type { Effects } from '../content/effect.ts';
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
  type Units,
} from '../content/types.ts';
import { listOf, sentence, t } from './card-messages.ts';
import { abilityText, clauses, effectText, kindName } from './effect-text.ts';
import { happeningsText, lastingsText } from './event-text.ts';
import { goalText } from './goal-text.ts';

/** Units as text: `2 Reactor, 1 Thruster`. */
const unitsText = (units: Units): string =>
  listOf(
    TYPES.flatMap((type) => (units[type] ? [t('n-units', { n: units[type], type: t(`type-${type}`) })] : [])),
    'unit',
  );

const prizeParts = ({ prestige, credits, bonus }: Prize): string[] => [
  ...(prestige > 0 ? [t('n-prestige', { n: prestige })] : []),
  ...(credits > 0 ? [t('n-credits', { n: credits })] : []),
  ...(bonus > 0 ? [t('n-bonus', { n: bonus })] : []),
];
const prizeText = (prize: Prize): string => listOf(prizeParts(prize), 'unit');
/** The rewards of a contract: `1 prestige, 2 credits`. */
const rewardsText = (contract: OrdinaryContract): string =>
  listOf(
    [
      ...prizeParts(contract),
      ...(contract.reputation ? [t('reputation-with', { colour: t(`colour-${contract.reputation}`) })] : []),
      ...(contract.prototype ? [t('prototype')] : []),
    ],
    'unit',
  );

const ordinaryText = (contract: OrdinaryContract): string[] => [
  t('needs', { contract: t(`contract-${contract.type}`), units: unitsText(contract.needs) }),
  t('pays', { rewards: rewardsText(contract) }),
  t('dice', { n: contract.dice }),
  ...(contract.unlocks ? [t('unlocks')] : []),
];
const headToHeadText = ({ type, counts, first, second }: HeadToHead): string[] => [
  t('duel', { contract: t(`contract-${type}`) }),
  t('duel-scores', {
    types: listOf(
      counts.map((counted) => t(`type-${counted}`)),
      'disjunction',
    ),
  }),
  t('duel-prizes', { first: prizeText(first), second: prizeText(second) }),
];

/** The text of an Action card. */
export const actionText = ({ category, icons, effect }: ActionCard): string[] => [
  category === null ? t('no-icon') : t('icons', { n: icons, type: t(`type-${category}`) }),
  ...effectText(effect),
];

const partText = (part: Part): string[] => [
  ...part.abilities.map(abilityText),
  ...(part.privilege ? [t(part.privilege)] : []),
  ...(typeof part.holds === 'number' ? [t('holds', { n: part.holds })] : []),
];
/** The cards that come with a part. */
export const bringsText = ({ brings, prototype }: Part): string => {
  if (prototype) return t('brings-any');
  return brings.length === 0 ? t('brings-none') : t('brings', { cards: listOf(brings.map(kindName), 'unit') });
};

/** Whether a crew card acts as an Action card. That does not make it one (D32), and its text says so. */
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
  ...(isIo(crew) ? [t('stays-in-play')] : []),
  ...(actsAs(crew.play) ? [t('still-crew')] : []),
];

/** The text of a reputation reward: its price, time and effect. */
export function rewardText({ same, any, time, gives }: Reward): string {
  const params = { time: t(`at-${time}`), any, effect: clauses(gives) };
  return sentence(same === null ? t('reward-any', params) : t('reward', { same, ...params }));
}

/** The text of a card, as sentences. With `hired`, objectives name mercenaries instead of allies (MK-435). */
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
      return [sentence(goalText(card.goal, hired)), t('worth', { n: OBJECTIVE_PRESTIGE })];
    case 'event':
      return [...happeningsText(card.happens), ...lastingsText(card.lasts, true)];
    case 'policy':
      return lastingsText(card.lasts, false);
  }
}
