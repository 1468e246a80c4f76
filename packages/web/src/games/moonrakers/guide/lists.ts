import { type Text, text } from '@orrery/messages';
import {
  ACTION_CARDS,
  CONTRACTS,
  CREW,
  contentMessages,
  EVENTS,
  OBJECTIVES,
  PARTS,
  POLICIES,
  PROTOTYPES,
  REWARDS,
} from '@orrery/moonrakers';
import type { Chapter, Entry } from '../../../play/guide.ts';
import { faceOf } from '../board/content.ts';
import { CardPicture } from './Figures.tsx';

const LISTS = 'All cards';
const priceOf = (n: number): Text => text('{n, plural, one {# credit} other {# credits}}', { n });
const about = (id: string): string[] => [contentMessages[`about-${id}`] ?? ''];

const entry = ({ id, name, set }: { id: string; name: string; set: string }): Entry<Text> => {
  const { price, sort } = faceOf(id);
  return {
    id,
    name,
    facts: [
      sort,
      ...(price === null ? [] : [priceOf(price)]),
      ...(set === 'base' ? [] : [contentMessages[`set-${set}`] ?? set]),
    ],
    text: about(id),
  };
};
const list = (
  id: string,
  title: Text,
  lead: Text,
  cards: readonly { id: string; name: string; set: string }[],
): Chapter<Text> => ({
  id,
  title,
  part: LISTS,
  text: [lead],
  entries: cards.map(entry),
  picture: CardPicture,
});

/** Searchable lists of all cards. */
export const lists: Chapter<Text>[] = [
  {
    id: 'list-actions',
    title: 'Action cards',
    part: LISTS,
    text: ['Basic cards are not for sale. Advanced cards are part of Overload.'],
    entries: ACTION_CARDS.map(({ kind, name, price, advanced }) => ({
      id: kind,
      name,
      facts: [advanced ? 'advanced' : 'basic', ...(price === null ? [] : [priceOf(price)])],
      text: about(kind),
    })),
    picture: CardPicture,
  },
  list('list-contracts', 'Contracts', 'Requirements, rewards and hazard dice.', CONTRACTS),
  list('list-parts', 'Ship parts', 'Each brand has its own focus.', PARTS),
  list(
    'list-prototypes',
    'Prototypes',
    'Sorelia’s parts: they have no price and come with an Action card of your choice.',
    PROTOTYPES,
  ),
  list('list-crew', 'Crew', 'Each counts as 1 Crew when played, in addition to its own effect.', CREW),
  list('list-objectives', 'Objectives', 'Each is worth 1 prestige.', OBJECTIVES),
  list(
    'list-events',
    'Events and policies',
    'With Nomad, an event or a policy is revealed at the start of each turn.',
    [...EVENTS, ...POLICIES],
  ),
  {
    id: 'list-rewards',
    title: 'Reputation rewards',
    part: LISTS,
    text: ['Available with Binding Ties.'],
    entries: REWARDS.map(({ id, name, same, any }) => ({
      id,
      name,
      facts: [
        same === null ? 'any colours only' : text('{n} of one colour', { n: same }),
        text('{n} of any colours', { n: any }),
      ],
      text: about(id),
    })),
  },
];
