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
import type { Chapter, Entry } from '../../kit.ts';
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

/** Every card there is, each searched by itself. */
export const lists: Chapter[] = [
  {
    id: 'list-actions',
    title: 'Action cards',
    part: LISTS,
    text: ['Basic cards are never sold; advanced ones belong to Overload.'],
    entries: ACTION_CARDS.map(({ kind, name, price, advanced }) => ({
      id: kind,
      name,
      facts: [advanced ? 'advanced' : 'basic', ...(price === null ? [] : [`${price} credits`])],
      text: about(kind),
    })),
    picture: CardPicture,
  },
  list('list-contracts', 'Contracts', 'What is asked for, what it pays, and its hazard dice.', CONTRACTS),
  list('list-parts', 'Ship parts', 'Each brand has its own bent.', PARTS),
  list(
    'list-prototypes',
    'Prototypes',
    'Parts of Sorelia: no price, and an action card of your choice with each.',
    PROTOTYPES,
  ),
  list('list-crew', 'Crew', 'Each is 1 Crew when played, and does what it says.', CREW),
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
      facts: [same === null ? 'any mix only' : `${same} of one colour`, `${any} of any`],
      text: about(id),
    })),
  },
];
