import { contentMessages } from '@orrery/moonrakers';
import type { Term } from '../../../look/explain/terms.ts';
import { NEED_NAMES } from '../board/hues.ts';
import type { Type } from '../board/seen.ts';

/** What newcomers may call things. */
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

/** Words of the rules, as the rules themselves explain them: `Name: what it means.` */
const rules: Term[] = Object.entries(contentMessages).flatMap(([id, text]) => {
  if (!id.startsWith('term-')) return [];
  const at = text.indexOf(':');
  const key = id.slice(5);
  const also = ALSO[key];
  return [{ id: key, name: text.slice(0, at), text: text.slice(at + 1).trim(), ...(also ? { also } : {}) }];
});

const NEEDS: Readonly<Record<Type, string>> = {
  reactor: 'Explore contracts ask for it most. A Reactor also gives 2 more Actions.',
  thruster: 'Delivery contracts ask for it most. A Thruster also draws 2 cards.',
  shield: 'Rescue contracts ask for it most. A Shield also blocks 1 of your own hazards.',
  damage: 'Kill contracts ask for it most. A Damage card counts 1, 2 or 3.',
  crew: 'Every crew that is played is one Crew, besides what its text does.',
  flex: 'Units of every type fill it; one card goes to its own type or to Flex.',
};

/** The words of Moonrakers, as the table explains them and the rules are searched by them. */
export const terms: readonly Term[] = [
  ...rules,
  ...(Object.keys(NEEDS) as Type[]).map((type) => ({ id: `need:${type}`, name: NEED_NAMES[type], text: NEEDS[type] })),
  {
    id: 'hand',
    name: 'Hand',
    text: 'Up to 5 cards are drawn when a hand is taken anew. During a contract there is no limit.',
  },
  { id: 'draw pile', name: 'Draw pile', text: 'When it runs out, your discard pile is shuffled and drawn from.' },
  {
    id: 'discard pile',
    name: 'Discard pile',
    text: 'Open to all. Crew and action cards that you buy or win go here first.',
  },
  {
    id: 'phase:event',
    name: 'Event',
    text: 'With Nomad every turn begins with an event, or with a policy to vote on.',
  },
  {
    id: 'phase:planning',
    name: 'Planning',
    text: 'The leader picks a contract and talks allies into it, goes alone, or stays at Base.',
  },
  {
    id: 'phase:mission',
    name: 'Execution',
    text: 'Dice are rolled, then all in the deal play cards until everybody is done.',
  },
  { id: 'phase:buying', name: 'Buying', text: 'The leader alone buys parts, crew and advanced cards.' },
];
