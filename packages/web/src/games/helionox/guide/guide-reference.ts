import {
  ARCHITECTS,
  BASE_EVENTS,
  CATASTROPHES,
  type Card,
  cardText,
  FACTIONS,
  FLEET,
  factionName,
  ILLEGAL_TECH,
  LOCATIONS,
  MARKET,
  MISSIONS,
  MP_EVENTS,
  PRIME_ASSET,
  placeName,
  REQUESTS,
  STARTING,
} from '@orrery/helionox';
import type { Chapter, Entry } from '../../game-ui.ts';
import { CardPicture, EventPicture, PlacePicture } from './guide-figures.ts';

const part = 'All cards';
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const copies = (n: number) => (n === 1 ? '1 card' : `${n} cards`);

/** The figures of a card, as far as it has any. */
function facts(card: Card): string[] {
  const set = card.mp ? ['Mercury Protocol'] : [];
  switch (card.kind) {
    case 'market':
      return [
        `Cost ${card.cost}`,
        `Influence ${card.influence}`,
        capital(card.type),
        ...(card.unique ? ['Unique'] : []),
        copies(card.copies),
        ...set,
      ];
    case 'prime':
      return [`Cost ${card.cost}`, `Influence ${card.influence}`, copies(card.copies)];
    case 'starting':
      return [card.faction ? `${factionName(card.faction)} pair` : 'Starting card', copies(card.copies)];
    case 'illegal':
      return [`Illegal Tech of ${placeName(card.place)}`, copies(card.copies)];
    case 'event':
      return [copies(card.copies), ...set];
    case 'location':
      return [card.mp ? 'Mercury Protocol' : 'Base game'];
    case 'mission':
      return [card.mode === 'team' ? 'Co-operative and solo' : 'Competitive', ...set];
    case 'request':
      return [copies(card.copies)];
    case 'architect':
      return ['Architect', ...set];
    case 'fleet':
      return ['Fleet Asset', ...set];
  }
}

const entry = (card: Card): Entry => ({ id: card.id, name: card.name, facts: facts(card), text: cardText(card) });
const entries = (list: readonly Card[]): Entry[] => list.map(entry);

const market: Chapter[] = FACTIONS.map((faction) => ({
  id: `cards-${faction}`,
  part,
  title: `${factionName(faction)} cards`,
  text: [`Every card of the *${factionName(faction)}* deck of the Market.`],
  entries: entries(MARKET[faction]),
  picture: CardPicture,
}));

/** Every card there is, written out by the same data that the rules run. */
export const reference: Chapter[] = [
  {
    id: 'cards-starting',
    part,
    title: 'Starting cards and Prime Asset',
    text: ['What decks begin with, and what can always be bought.'],
    entries: entries([...STARTING, PRIME_ASSET]),
    picture: CardPicture,
  },
  ...market,
  {
    id: 'cards-locations',
    part,
    title: 'All Locations',
    text: ['Two for each of the five worlds, one of the base game and one of Mercury Protocol.'],
    entries: entries(LOCATIONS),
    picture: PlacePicture,
  },
  {
    id: 'cards-architects',
    part,
    title: 'All Architects',
    text: ['Each with two abilities and the Cryo Counters they take.'],
    entries: entries(ARCHITECTS),
    picture: CardPicture,
  },
  {
    id: 'cards-events',
    part,
    title: 'All Events',
    text: ['Both sides of every Event, from Earth to Europa; those of Mercury Protocol come last.'],
    entries: entries([...BASE_EVENTS, ...MP_EVENTS]),
    picture: EventPicture,
  },
  {
    id: 'cards-catastrophes',
    part,
    title: 'All catastrophes',
    text: ['The ten Catastrophic Events and the rules they bring.'],
    entries: entries(CATASTROPHES),
    picture: EventPicture,
  },
  {
    id: 'cards-missions',
    part,
    title: 'All Missions',
    text: ['Four for rivals, five for a team.'],
    entries: entries(MISSIONS),
  },
  {
    id: 'cards-illegal',
    part,
    title: 'All Illegal Tech',
    text: ['Two kinds at each Location.'],
    entries: entries(ILLEGAL_TECH),
    picture: CardPicture,
  },
  {
    id: 'cards-fleet',
    part,
    title: 'All Fleet Assets',
    text: ['One for each player, for the whole game.'],
    entries: entries(FLEET),
    picture: CardPicture,
  },
  {
    id: 'cards-requests',
    part,
    title: 'All Requests',
    text: ['From every Location to every other, two of each.'],
    entries: entries(REQUESTS),
  },
];
