import type { Seat } from '@orrery/kernel';
import type { Faction, Place } from './content/index.ts';

export interface SeenCard {
  /** Which physical card, for example `B03.2`; answers name it so. */
  id: string;
  /** Key into the content, for example `B03`. */
  design: string;
}

export interface Score {
  influence: number;
  cards: number;
  infamy: number;
  illegal: number;
  missions: number;
  embassies: number;
  total: number;
}

/** What the team would score if the game ended now; `players` is what all seats bring in. */
export interface TeamScore {
  events: number;
  requests: number;
  players: number;
  missions: number;
  total: number;
}

export interface SyndicateScore {
  events: number;
  cards: number;
  requests: number;
  illegal: number;
  missions: number;
  total: number;
}

/** A team and its adversary: both piles in the open. */
export interface SeenTeam {
  hard: boolean;
  trophies: SeenEvent[];
  requests: SeenCard[];
  score: TeamScore;
  syndicate: { events: SeenEvent[]; cards: SeenCard[]; score: SyndicateScore };
}

/** A Mission: what it takes, and how far the team (one number) or each seat has come. */
export interface SeenMission {
  design: string;
  needs: number;
  has: number[];
}

/** A Call for Collaboration under way: who, on what, and how much Defense each side has there. */
export interface SeenCall {
  event: SeenCard;
  needs: number;
  caller: { seat: Seat; defense: number };
  partner: { seat: Seat; defense: number; agreed: boolean };
}

export interface SeenPlayer {
  seat: Seat;
  /** Faces for the owner alone (HX-518). */
  hand: (SeenCard | null)[];
  /** How many cards the deck has; nobody looks through it (HX-519). */
  deck: number;
  discard: SeenCard[];
  played: SeenCard[];
  trophies: SeenCard[];
  /** The Current Request: absent, face down or known. */
  request: { card: SeenCard | null } | null;
  /** Architects of a draft that the viewer knows; null for others. */
  drafting: (SeenCard | null)[];
  architect: string | null;
  cryo: number;
  fleet: string | null;
  place: Place;
  embassies: Place[];
  cargo: Place[];
  credits: number;
  defense: number;
  bankedCredits: number;
  bankedDefense: number;
  influence: number;
  infamy: number;
  /** The score if the game ended now; whose cards are whose is public. */
  score: Score;
}

export interface SeenEvent extends SeenCard {
  active: boolean;
  defense: number;
  influence: number;
}

export interface SeenLocation {
  place: Place;
  /** Key into the content, for example `L01`. */
  design: string;
  /** Oldest first. */
  events: SeenEvent[];
  illegal: SeenCard[];
  garrison: boolean;
  /** Shut Down by an Active Event or a Garrison, whoever may ignore it. */
  shut: boolean;
  taxed: boolean;
  /** Its Bonus or Key Access was used this turn. */
  used: boolean;
  /** The colour delivered here this turn, and Cargo of this place left in the supply. */
  delivered: Place | null;
  cargoLeft: number;
}

export interface SeenSlot {
  faction: Faction;
  card: SeenCard | null;
  /** What it costs now; null where the slot is empty. */
  price: number | null;
  /** Cards under the face-up one. */
  left: number;
}

export type Phase = 'setup' | 'event' | 'main' | 'end' | 'over';

/** What one seat (or a spectator) may see of a game of Helionox. Plain JSON. */
export interface HelionoxView {
  seat: Seat | null;
  phase: Phase;
  turn: Seat | null;
  turns: number;
  order: Seat[];
  mercury: boolean;
  ring: boolean;
  players: SeenPlayer[];
  locations: SeenLocation[];
  market: SeenSlot[];
  primeAssets: number;
  eventsLeft: number;
  requestsLeft: number;
  consumed: SeenCard[];
  missions: SeenMission[];
  call: SeenCall | null;
  /** Null in a competitive game. */
  team: SeenTeam | null;
  /** What the Current Player has used up this turn. */
  used: { cycle: boolean; location: boolean; collaboration: boolean; fleet: boolean };
}
