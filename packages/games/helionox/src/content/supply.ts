import { type Card, cardsWhere, FACTIONS, type Mission, PLACES } from './index.ts';

const kind = (wanted: Card['kind']): readonly number[] => cardsWhere((face) => face.kind === wanted);
const byPlace = (wanted: 'location' | 'illegal'): readonly (readonly number[])[] =>
  PLACES.map((place) => cardsWhere((face) => face.kind === wanted && face.place === place));
const events = (catastrophic: boolean): readonly number[] =>
  cardsWhere((face) => face.kind === 'event' && face.catastrophic === catastrophic);
const missions = (mode: Mission['mode']): readonly number[] =>
  cardsWhere((face) => face.kind === 'mission' && face.mode === mode);

/** The physical cards of the box, sorted for set-up. */
export const SUPPLY = {
  starting: kind('starting'),
  prime: kind('prime'),
  market: FACTIONS.map((faction) => cardsWhere((face) => face.kind === 'market' && face.faction === faction)),
  regular: events(false),
  catastrophic: events(true),
  architects: kind('architect'),
  fleet: kind('fleet'),
  requests: kind('request'),
  illegal: byPlace('illegal'),
  locations: byPlace('location'),
  competitive: missions('competitive'),
  team: missions('team'),
} as const;
