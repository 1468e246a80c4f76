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

/** Rule terms, for the guide and for tooltips. */
const terms: Messages = {
  'term-action': 'Action: every captain starts a contract with one. Playing a card spends one; Reactors give more.',
  'term-leader':
    'Mission Leader: the captain whose turn it is. The leader chooses a contract, makes the deal, and buys afterwards.',
  'term-ally':
    'Ally: a captain who joins the Mission Leader’s contract. Allies play their own cards under the deal they accepted.',
  'term-contract': 'Contract: succeeds when the units of all participants together meet each requirement.',
  'term-deal': 'Deal: how rewards and hazard dice are shared out. Deals are binding; promises about play are not.',
  'term-prestige': 'Prestige: a captain with enough prestige at the end of a turn wins. It never drops below 0.',
  'term-credit': 'Credits: pay for ship parts, crew and advanced cards.',
  'term-hazard': 'Hazard: an icon on your dice. Each one you do not block costs you 1 prestige after the contract.',
  'term-die': 'Hazard die: shows no, one or two hazards. You roll those the deal gives you.',
  'term-block': 'Block: cancels one of your own hazards. You cannot block for other captains.',
  'term-unit': 'Unit: one icon of a card, or one step by which an ability lowers a requirement.',
  'term-lower': 'Lower: the contract needs that many fewer units. You cannot lower a type it does not require.',
  'term-flex':
    'Flex: cards and abilities of every type fill it. A card goes to its own type or to Flex, never to both.',
  'term-head-to-head':
    'Head-to-head: all captains may join, and each plays for themselves. The two best scores win prizes.',
  'term-bonus': 'Bonus card: the top card of the part or crew deck, or an advanced card. You may decline it.',
  'term-objective': 'Objective: a secret goal. Claim it at the end of the turn in which you fulfilled it.',
  'term-advanced': 'Advanced card: an Action card of Overload. It belongs to the category of its icon.',
  'term-trash': 'Trash: the card leaves your deck. Action cards return to the supply; crew go under the crew deck.',
  'term-discard': 'Discard: the card goes to your discard pile and does nothing.',
  'term-io': 'IO: tokens kept on a card to pay for what it does. IO crew stay in play while they hold one.',
  'term-reputation':
    'Reputation: you gain it with captains you succeed with, and lose it with captains you fail with. It buys rewards.',
  'term-faction': 'Faction: a captain’s colour. Your lowest faction is the one you have the least reputation with.',
  'term-prototype': 'Prototype: a part of Sorelia. It has no price and brings an Action card of your choice.',
  'term-policy':
    'Policy: all captains vote on it. It stays active until another one passes. It does not affect head-to-heads.',
  'term-event': 'Event: with Nomad, one is revealed at the start of each turn.',
  'term-sector': 'Sector: a place with contracts of one type. Base and Sorelia are adjacent to every place.',
  'term-mercenary': 'Mercenary: with 1 or 2 players, a card you hire with part of the contract’s reward.',
  'term-net-worth': 'Net worth: credits and the printed prices of your parts and crew. It breaks ties.',
  'term-stay':
    'Stay at Base: instead of a contract, draw 2 objectives and keep one, gain a credit, and draw a new hand.',
};

/** Messages of the content in English: terms, names and card texts. */
export const contentMessages: Messages = { ...terms, ...names, ...cards };
