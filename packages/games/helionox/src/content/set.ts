import { bySince, defined } from '@orrery/kernel';
import { ARCHITECTS } from './architects.ts';
import type { Faction } from './effect.ts';
import { BASE_EVENTS, CATASTROPHES, MP_EVENTS } from './events.ts';
import { FLEET } from './fleet.ts';
import { ILLEGAL_TECH } from './illegal.ts';
import { LOCATIONS } from './locations.ts';
import { BIO } from './market/bio.ts';
import { CYBERNETIC } from './market/cybernetic.ts';
import { DEFENSE } from './market/defense.ts';
import { TRANSPORT } from './market/transport.ts';
import { MISSIONS } from './missions.ts';
import { REQUESTS } from './requests.ts';
import { PRIME_ASSET, STARTING } from './starting.ts';
import type {
  Architect,
  Card,
  CardKind,
  DeckCard,
  EventCard,
  FleetAsset,
  Location,
  MarketCard,
  Mission,
} from './types.ts';

export const MARKET: Readonly<Record<Faction, readonly MarketCard[]>> = {
  bio: BIO,
  cybernetic: CYBERNETIC,
  transport: TRANSPORT,
  defense: DEFENSE,
};
export const EVENTS: readonly EventCard[] = [...BASE_EVENTS, ...MP_EVENTS, ...CATASTROPHES];

/** All designs in the box. Their order determines the card numbers. */
export const DESIGNS: readonly Card[] = bySince([
  ...STARTING,
  PRIME_ASSET,
  ...Object.values(MARKET).flat(),
  ...ILLEGAL_TECH,
  ...EVENTS,
  ...REQUESTS,
  ...LOCATIONS,
  ...ARCHITECTS,
  ...MISSIONS,
  ...FLEET,
]);

/** The face of each physical card; a card's number is its index in this list. */
export const CARDS: readonly Card[] = DESIGNS.flatMap((design) => new Array<Card>(design.copies).fill(design));
export const CARD_COUNT = CARDS.length;

/** Kinds with one card per design; the card has the id of its design. */
const SINGLE: ReadonlySet<CardKind> = new Set<CardKind>(['location', 'architect', 'mission', 'fleet']);

function idOf(design: Card, copy: number): string {
  if (SINGLE.has(design.kind)) return design.id;
  return `${design.id}${design.kind === 'request' ? '-' : '.'}${copy}`;
}
/** Id of each physical card: `B03.2`, `EE1.1`, `RQ-europa-ceres-1`, `A01`. */
export const CARD_IDS: readonly string[] = DESIGNS.flatMap((design) =>
  Array.from({ length: design.copies }, (_card, i) => idOf(design, i + 1)),
);
const NUMBER_OF: ReadonlyMap<string, number> = new Map(CARD_IDS.map((id, card) => [id, card]));
const DESIGN_OF: ReadonlyMap<string, Card> = new Map(DESIGNS.map((design) => [design.id, design]));

export const cardOf = (card: number): Card => defined(CARDS[card]);
export const cardId = (card: number): string => defined(CARD_IDS[card]);
/** The card with this id, or -1. */
export const cardNamed = (id: string): number => NUMBER_OF.get(id) ?? -1;
/** The design with this id, or null. */
export const designNamed = (id: string): Card | null => DESIGN_OF.get(id) ?? null;

/** All physical cards whose face passes the test, in order. */
export const cardsWhere = (test: (face: Card) => boolean): number[] =>
  CARDS.flatMap((face, card) => (test(face) ? [card] : []));
/** All physical cards of one design. */
export const copiesOf = (id: string): number[] => cardsWhere((face) => face.id === id);

const narrow =
  <T extends Card>(...kinds: CardKind[]) =>
  (card: number): T => {
    const face = CARDS[card];
    if (face === undefined || !kinds.includes(face.kind))
      throw new Error(`card ${card} is not a card of kind ${kinds.join(', ')}`);
    return face as T;
  };
/** The face of a card that can be in a player deck. */
export const deckCardOf = narrow<DeckCard>('market', 'starting', 'prime', 'illegal');
export const locationOf = narrow<Location>('location');
export const architectOf = narrow<Architect>('architect');
export const missionOf = narrow<Mission>('mission');
export const fleetAssetOf = narrow<FleetAsset>('fleet');
