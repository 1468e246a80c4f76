import type { Text } from '@orrery/messages';
import { contentMessages } from '@orrery/moonrakers';
import type { Term } from '../../../ui/explain/terms.ts';
import type { Type } from '../board/view-types.ts';

/** Terms from the rules. */
const rules: readonly Term<Text>[] = [
  {
    id: 'action',
    name: 'Action',
    text: 'Every captain starts a contract with 1 Action. Playing a card spends 1; Reactors give more.',
  },
  {
    id: 'leader',
    name: 'Mission Leader',
    text: 'The captain whose turn it is. The leader chooses a contract, makes the deal, and buys afterwards.',
    also: ['turn', 'captain'],
  },
  {
    id: 'ally',
    name: 'Ally',
    text: 'A captain who joins the Mission Leader’s contract. Allies play their own cards under the deal they accepted.',
    also: ['alliance', 'partner', 'invite'],
  },
  {
    id: 'contract',
    name: 'Contract',
    text: 'Succeeds when the units of all participants together meet each requirement.',
  },
  {
    id: 'deal',
    name: 'Deal',
    text: 'How rewards and hazard dice are shared out. Deals are binding; promises about play are not.',
    also: ['offer', 'negotiation', 'talks', 'share'],
  },
  {
    id: 'prestige',
    name: 'Prestige',
    text: 'A captain with enough prestige at the end of a turn wins. It never drops below 0.',
    also: ['points', 'stars', 'victory'],
  },
  {
    id: 'credit',
    name: 'Credits',
    text: 'Used to pay for ship parts, crew and advanced cards.',
    also: ['money', 'coins'],
  },
  {
    id: 'hazard',
    name: 'Hazard',
    text: 'An icon on your dice. Each one you do not block costs you 1 prestige after the contract.',
    also: ['danger', 'meteor', 'icons'],
  },
  {
    id: 'die',
    name: 'Hazard die',
    text: 'Shows 0, 1 or 2 hazards. You roll the dice the deal gives you.',
    also: ['dice', 'roll'],
  },
  {
    id: 'block',
    name: 'Block',
    text: 'Cancels one of your own hazards. You cannot block for other captains.',
    also: ['shield', 'protect'],
  },
  { id: 'unit', name: 'Unit', text: 'One icon on a card, or the reduction of a requirement by 1.' },
  {
    id: 'lower',
    name: 'Lower',
    text: 'The contract requires fewer units of a type. You cannot lower a type it does not require.',
  },
  {
    id: 'flex',
    name: 'Flex',
    text: 'Cards and abilities of any type fill it. A card goes to its own type or to Flex, never to both.',
  },
  {
    id: 'head-to-head',
    name: 'Head-to-head',
    text: 'All captains may join, and each plays for themselves. The two best scores win prizes.',
  },
  {
    id: 'bonus',
    name: 'Bonus card',
    text: 'The top card of the part or crew deck, or an advanced card. You may decline it.',
    also: ['bonus cards', 'draw'],
  },
  {
    id: 'objective',
    name: 'Objective',
    text: 'A secret goal. Claim it at the end of the turn in which you fulfilled it.',
  },
  {
    id: 'advanced',
    name: 'Advanced card',
    text: 'An Action card from Overload. It belongs to the category of its icon.',
  },
  {
    id: 'trash',
    name: 'Trash',
    text: 'The card leaves your deck. Action cards return to the supply; crew go under the crew deck.',
  },
  { id: 'discard', name: 'Discard', text: 'The card goes to your discard pile without effect.' },
  {
    id: 'io',
    name: 'IO',
    text: 'Tokens on a card that pay for its effects. IO crew stay in play while they hold a token.',
  },
  {
    id: 'reputation',
    name: 'Reputation',
    text: 'You gain it with captains you succeed with, and lose it with captains you fail with. It buys rewards.',
    also: ['favour', 'faction', 'track'],
  },
  {
    id: 'faction',
    name: 'Faction',
    text: 'Each captain’s colour is a faction. Your lowest faction is the one with which you have the least reputation.',
  },
  {
    id: 'prototype',
    name: 'Prototype',
    text: 'A part from Sorelia. It has no price and comes with an Action card of your choice.',
  },
  {
    id: 'policy',
    name: 'Policy',
    text: 'All captains vote on it. It stays active until another one passes. It does not affect head-to-heads.',
    also: ['vote', 'law'],
  },
  { id: 'event', name: 'Event', text: 'With Nomad, each turn begins with an event or with a vote on a policy.' },
  {
    id: 'sector',
    name: 'Sector',
    text: 'A place with contracts of one type. Base and Sorelia are adjacent to every place.',
  },
  {
    id: 'mercenary',
    name: 'Mercenary',
    text: 'With 1 or 2 players, a card you hire with part of the contract’s reward.',
    also: ['hire', 'solo', 'two players'],
  },
  {
    id: 'net-worth',
    name: 'Net worth',
    text: 'Credits and the printed prices of your parts and crew. It breaks ties.',
  },
  {
    id: 'stay',
    name: 'Stay at Base',
    text: 'Instead of a contract, draw 2 objectives and keep one, gain a credit, and draw a new hand.',
    also: ['base', 'pass', 'rest'],
  },
];

const NEEDS: Readonly<Record<Type, Text>> = {
  reactor: 'Most common in Explore contracts. A Reactor also gives 2 more Actions.',
  thruster: 'Most common in Delivery contracts. A Thruster also draws 2 cards.',
  shield: 'Most common in Rescue contracts. A Shield also blocks 1 of your own hazards.',
  damage: 'Most common in Kill contracts. A Damage card counts as 1, 2 or 3.',
  crew: 'Every crew you play counts as 1 Crew, in addition to its own effect.',
  flex: 'Units of any type fill it. A card goes to its own type or to Flex.',
};

/** Terms of Moonrakers, for tooltips and for the search in the rules. */
export const terms: readonly Term<Text>[] = [
  ...rules,
  ...(Object.keys(NEEDS) as Type[]).map((type) => ({
    id: `need:${type}`,
    name: contentMessages[`type-${type}`] ?? type,
    text: NEEDS[type],
  })),
  {
    id: 'hand',
    name: 'Hand',
    text: 'Up to 5 cards: you draw to this limit when you take a new hand. During a contract there is no limit.',
  },
  { id: 'draw pile', name: 'Draw pile', text: 'When it is empty, your discard pile is shuffled into a new draw pile.' },
  {
    id: 'discard pile',
    name: 'Discard pile',
    text: 'Visible to all. Crew and Action cards that you buy or win go here first.',
  },
  {
    id: 'phase:event',
    name: 'Event',
    text: 'With Nomad every turn begins with an event, or with a policy to vote on.',
  },
  {
    id: 'phase:planning',
    name: 'Planning',
    text: 'The leader picks a contract and negotiates with allies, goes alone, or stays at Base.',
  },
  {
    id: 'phase:mission',
    name: 'Execution',
    text: 'Participants roll their dice, then play cards until all are done.',
  },
  { id: 'phase:buying', name: 'Buying', text: 'Only the leader buys parts, crew and advanced cards.' },
];
