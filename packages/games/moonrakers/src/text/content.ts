import type { Messages } from '@orrery/kernel';
import { ACTION_CARDS } from '../content/actions.ts';
import { PLACES } from '../content/places.ts';
import { REWARDS } from '../content/rewards.ts';
import { DESIGNS } from '../content/set.ts';
import { actionText, cardText, rewardText } from './card-text.ts';
import { NAMES } from './names.ts';

const entry = (id: string, name: string, text: string): [string, string][] => [
  [`card-${id}`, name],
  [`about-${id}`, text],
];

/** Names and texts of all cards: `card-KO1`, `about-KO1`. */
const cards: Messages = Object.fromEntries([
  ...ACTION_CARDS.flatMap((card) => entry(card.kind, card.name, actionText(card).join(' '))),
  ...DESIGNS.flatMap((card) => entry(card.id, card.name, cardText(card).join(' '))),
  ...REWARDS.flatMap((reward) => entry(reward.id, reward.name, rewardText(reward))),
]);

const names: Messages = {
  ...NAMES,
  ...Object.fromEntries(PLACES.map(({ id, name }) => [`place-${id}`, name])),
};

/** English names and card texts. */
export const contentMessages: Messages = { ...names, ...cards };
