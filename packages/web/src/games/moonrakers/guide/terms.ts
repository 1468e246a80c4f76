import { contentMessages } from '@orrery/moonrakers';
import type { Term } from '../../../ui/explain/terms.ts';
import type { Type } from '../board/seen.ts';

/** Other words players may search for. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  leader: ['turn', 'captain'],
  ally: ['alliance', 'partner', 'invite'],
  deal: ['offer', 'negotiation', 'talks', 'share'],
  prestige: ['points', 'stars', 'victory'],
  credit: ['money', 'coins'],
  hazard: ['danger', 'meteor', 'icons'],
  die: ['dice', 'roll'],
  block: ['shield', 'protect'],
  bonus: ['bonus cards', 'draw'],
  stay: ['base', 'pass', 'rest'],
  reputation: ['favour', 'faction', 'track'],
  policy: ['vote', 'law'],
  mercenary: ['hire', 'solo', 'two players'],
};

/** Rule terms, from messages of the form `Name: what it means.` */
const rules: Term[] = Object.entries(contentMessages).flatMap(([id, text]) => {
  if (!id.startsWith('term-')) return [];
  const at = text.indexOf(':');
  const key = id.slice(5);
  const also = ALSO[key];
  return [{ id: key, name: text.slice(0, at), text: text.slice(at + 1).trim(), ...(also ? { also } : {}) }];
});

const NEEDS: Readonly<Record<Type, string>> = {
  reactor: 'Most common in Explore contracts. A Reactor also gives 2 more Actions.',
  thruster: 'Most common in Delivery contracts. A Thruster also draws 2 cards.',
  shield: 'Most common in Rescue contracts. A Shield also blocks 1 of your own hazards.',
  damage: 'Most common in Kill contracts. A Damage card counts 1, 2 or 3.',
  crew: 'Every crew you play is 1 Crew, besides its own effect.',
  flex: 'Units of every type fill it. A card goes to its own type or to Flex.',
};

/** Terms of Moonrakers, for tooltips and for the search in the rules. */
export const terms: readonly Term[] = [
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
