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
import type { Chapter, Entry } from '../../game-ui.ts';
import { faceOf } from '../board/content.ts';
import { CardPicture } from './Figures.tsx';

const LISTS = 'All cards';
const SETS: Readonly<Record<string, string>> = {
  base: 'base',
  overload: 'Overload',
  nomad: 'Nomad',
  binding: 'Binding Ties',
};
const about = (id: string): string[] => [contentMessages[`about-${id}`] ?? ''];

const entry = ({ id, name, set }: { id: string; name: string; set: string }): Entry => {
  const { price, sort } = faceOf(id);
  return {
    id,
    name,
    facts: [sort, ...(price === null ? [] : [`${price} credits`]), ...(set === 'base' ? [] : [SETS[set] ?? set])],
    text: about(id),
  };
};
const list = (
  id: string,
  title: string,
  text: string,
  cards: readonly { id: string; name: string; set: string }[],
): Chapter => ({
  id,
  title,
  part: LISTS,
  text: [text],
  entries: cards.map(entry),
  picture: CardPicture,
});

/** All cards, each searchable. */
export const lists: Chapter[] = [
  {
    id: 'list-actions',
    title: 'Action cards',
    part: LISTS,
    text: ['Basic cards are not for sale. Advanced cards are part of Overload.'],
    entries: ACTION_CARDS.map(({ kind, name, price, advanced }) => ({
      id: kind,
      name,
      facts: [advanced ? 'advanced' : 'basic', ...(price === null ? [] : [`${price} credits`])],
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
  list('list-crew', 'Crew', 'Each is 1 Crew when played, besides its own effect.', CREW),
  list('list-objectives', 'Objectives', 'Each is worth 1 prestige.', OBJECTIVES),
  list('list-events', 'Events and policies', 'With Nomad one is revealed at the start of each turn.', [
    ...EVENTS,
    ...POLICIES,
  ]),
  {
    id: 'list-rewards',
    title: 'Reputation rewards',
    part: LISTS,
    text: ['With Binding Ties.'],
    entries: REWARDS.map(({ id, name, same, any }) => ({
      id,
      name,
      facts: [same === null ? 'any colours only' : `${same} of one colour`, `${any} of any`],
      text: about(id),
    })),
  },
];
