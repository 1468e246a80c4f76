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
  placeInSentence,
  REQUESTS,
  STARTING,
} from '@orrery/helionox';
import { type Text, text } from '@orrery/messages';
import type { Chapter, Entry } from '../../../play/guide.ts';
import { CardPicture, EventPicture, PlacePicture } from './guide-figures.ts';

const part = 'All cards';
const copies = (n: number): Text => text('{n, plural, one {# card} other {# cards}}', { n });
const cost = (n: number): Text => text('Cost {n}', { n });
const influence = (n: number): Text => text('Influence {n}', { n });

/** Key facts of a card: cost, Influence, number of copies. */
function facts(card: Card): Text[] {
  const set = card.mp ? ['Mercury Protocol'] : [];
  switch (card.kind) {
    case 'market':
      return [
        cost(card.cost),
        influence(card.influence),
        card.type === 'tech' ? 'Tech' : 'Operative',
        ...(card.unique ? ['Unique'] : []),
        copies(card.copies),
        ...set,
      ];
    case 'prime':
      return [cost(card.cost), influence(card.influence), copies(card.copies)];
    case 'starting':
      return [
        card.faction ? text('{faction} pair', { faction: factionName(card.faction) }) : 'Starting card',
        copies(card.copies),
      ];
    case 'illegal':
      return [text('Illegal Tech of {place}', { place: placeInSentence(card.place) }), copies(card.copies)];
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

const entry = (card: Card): Entry<Text> => ({ id: card.id, name: card.name, facts: facts(card), text: cardText(card) });
const entries = (list: readonly Card[]): Entry<Text>[] => list.map(entry);

const market: Chapter<Text>[] = FACTIONS.map((faction) => ({
  id: `cards-${faction}`,
  part,
  title: text('{faction} cards', { faction: factionName(faction) }),
  text: [text('Every card of the *{faction}* deck of the Market.', { faction: factionName(faction) })],
  entries: entries(MARKET[faction]),
  picture: CardPicture,
}));

/** All cards, from the data that the rules use. */
export const reference: Chapter<Text>[] = [
  {
    id: 'cards-starting',
    part,
    title: 'Starting cards and Prime Asset',
    text: ['The cards of the starting decks, and the card you can always buy.'],
    entries: entries([...STARTING, PRIME_ASSET]),
    picture: CardPicture,
  },
  ...market,
  {
    id: 'cards-locations',
    part,
    title: 'All Locations',
    text: ['Two Locations for each of the five worlds, one from the base game and one from Mercury Protocol.'],
    entries: entries(LOCATIONS),
    picture: PlacePicture,
  },
  {
    id: 'cards-architects',
    part,
    title: 'All Architects',
    text: ['Each Architect with both abilities and their Cryo Counters.'],
    entries: entries(ARCHITECTS),
    picture: CardPicture,
  },
  {
    id: 'cards-events',
    part,
    title: 'All Events',
    text: ['Both sides of every Event, from Earth to Europa; those from Mercury Protocol come last.'],
    entries: entries([...BASE_EVENTS, ...MP_EVENTS]),
    picture: EventPicture,
  },
  {
    id: 'cards-catastrophes',
    part,
    title: 'All catastrophes',
    text: ['The ten Catastrophic Events and their rules.'],
    entries: entries(CATASTROPHES),
    picture: EventPicture,
  },
  {
    id: 'cards-missions',
    part,
    title: 'All Missions',
    text: ['Four Missions for the competitive game, five for team games.'],
    entries: entries(MISSIONS),
  },
  {
    id: 'cards-illegal',
    part,
    title: 'All Illegal Tech',
    text: ['There are two kinds for each Location.'],
    entries: entries(ILLEGAL_TECH),
    picture: CardPicture,
  },
  {
    id: 'cards-fleet',
    part,
    title: 'All Fleet Assets',
    text: ['Each player has one for the whole game.'],
    entries: entries(FLEET),
    picture: CardPicture,
  },
  {
    id: 'cards-requests',
    part,
    title: 'All Requests',
    text: ['Two Requests from each Location to each of the others.'],
    entries: entries(REQUESTS),
  },
];
