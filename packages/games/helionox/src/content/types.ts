import type { Since } from '@orrery/kernel';
import type { Effects, Faction, Place } from './effect.ts';

/** Common fields of all designs. `copies` counts physical cards; `mp` means only with Mercury Protocol (HX-005). */
interface Design extends Since {
  id: string;
  name: string;
  copies: number;
  mp: boolean;
}

/** Common fields of the cards in player decks; `influence` is null and `cost` is 0 if not printed (HX-335, HX-536). */
interface Playable extends Design {
  faction: Faction | null;
  cost: number;
  influence: number | null;
  /** At most one card of this name can be played, and one copied, each turn (HX-147, HX-148). */
  unique: boolean;
  effect: Effects;
}

/** A card of one of the four Market decks. */
export interface MarketCard extends Playable {
  kind: 'market';
  faction: Faction;
  /** Has no effect in the rules (HX-356). */
  type: 'tech' | 'operative';
  influence: number;
}
/** A Material Asset, a Sentinel Prototype or a card of a faction pair. */
export interface StartingCard extends Playable {
  kind: 'starting';
  cost: 0;
  influence: null;
}
/** A card of the face-up pile next to the Market. */
export interface PrimeAsset extends Playable {
  kind: 'prime';
  faction: null;
  influence: 0;
}
/** A reward for a Delivery. Each play gives 1 Infamy, and owning it at the end costs 3 Influence. */
export interface IllegalTech extends Playable {
  kind: 'illegal';
  faction: null;
  cost: 0;
  influence: null;
  /** The Location where it is laid out. */
  place: Place;
}
/** Any card that can be in a player deck. */
export type DeckCard = MarketCard | StartingCard | PrimeAsset | IllegalTech;

/** One icon of an alternative cost: pay Credits or discard a card from hand. */
export type AlternativeCost = { pay: number } | { discard: 'any' | Faction };

/** The effect of an Event while Active, or once when it turns Active (`raid`, `discardOne`). */
export type Penalty =
  /** A paid move away from this Location costs 3. */
  | 'tax'
  /** Market cards cost 1 more; cumulative. */
  | 'inflation'
  /** Each player with Cargo returns one Cargo. */
  | 'raid'
  /** Catastrophic: tax on leaving any Location. */
  | 'taxEverywhere'
  | 'noCollaboration'
  /** Players draw 4 cards in the End Phase. */
  | 'drawFour'
  | 'discardOne'
  | 'noArchitect'
  /** Only paid moves are possible. */
  | 'noGrantedMove'
  | 'noCycle';

export interface EventSide {
  /** Defense cost. */
  defense: number;
  influence: number;
}
export interface EventCard extends Design {
  kind: 'event';
  place: Place;
  /** Has no effect in the rules (HX-069). */
  nature: 'stellar' | 'social';
  /** Shuts down every Location while Active. */
  catastrophic: boolean;
  inactive: EventSide;
  /** Only the Active side has alternative costs (all icons must be paid; empty for none) and a penalty. */
  active: EventSide & { alternative: readonly AlternativeCost[]; penalty: Penalty | null };
}

export interface Location extends Design {
  kind: 'location';
  place: Place;
  bonus: Effects;
  key: Effects;
}

/** An ability and the Cryo Counters it puts on the Architect. */
export interface Ability {
  cryo: number;
  effect: Effects;
}
export interface Architect extends Design {
  kind: 'architect';
  abilities: readonly [Ability, Ability];
}

/** The quantity a Mission counts at the end of the game. */
export type Goal =
  /** Market cards of the faction in deck, hand and discard pile. */
  | { count: 'marketCards'; faction: Faction }
  | { count: 'embassies' }
  /** Events in the Trophy Pile; Requests do not count. */
  | { count: 'events' }
  | { count: 'catastrophicEvents' }
  | { count: 'consumedCards' }
  | { count: 'requests' };
export interface Mission extends Design {
  kind: 'mission';
  /** Competitive Missions count for one player, the others for the team. */
  mode: 'competitive' | 'team';
  worth: number;
  goal: Goal;
  /** The count needed with 1, 2, 3 and 4 players, without and with Mercury Protocol. */
  least: readonly [number, number, number, number];
  leastMp: readonly [number, number, number, number];
}

export interface Request extends Design {
  kind: 'request';
  from: Place;
  to: Place;
  worth: number;
}

/** The effect of a Fleet Asset, once per turn. */
export type FleetAbility =
  /** A paid, untaxed move costs `less` fewer Credits, but at least `floor`. */
  | { on: 'paidMove'; less: number; floor: number }
  /** Overcoming an Event also resolves `effect`. */
  | { on: 'overcome'; effect: Effects }
  /** Gaining Cargo costs `cost`. */
  | { on: 'gainCargo'; cost: number }
  /** The bank reward of a Delivery banks `credits`. */
  | { on: 'bankReward'; credits: number };
export interface FleetAsset extends Design {
  kind: 'fleet';
  ability: FleetAbility;
}

/** Any card in the box. */
export type Card = DeckCard | EventCard | Location | Architect | Mission | Request | FleetAsset;
export type CardKind = Card['kind'];
