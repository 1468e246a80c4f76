import {
  blank,
  count,
  defined,
  fixed,
  flag,
  flowOf,
  int,
  isIn,
  list,
  maybe,
  oneOf,
  type Seat,
  shape,
  stateOf,
  type TypeOf,
  withDefault,
  type Zone,
  zone,
} from '@orrery/kernel';
import { PLACES } from './content/index.ts';

/** No card, no seat or no place. */
export const NONE = -1;

const player = shape({
  deck: zone,
  hand: zone,
  discard: zone,
  /** Cards in play; they go to the discard pile in the End Phase. */
  played: zone,
  /** All cards played this turn, including consumed ones (HX-538). */
  plays: list(int),
  /** Overcome Events and completed Requests. */
  trophies: zone,
  /** The Current Request, if any. */
  request: zone,
  /** Architects in a draft: those being passed, and those picked. */
  held: zone,
  picked: zone,
  /** The pool, which lasts for one turn. */
  credits: count,
  defense: count,
  bankedCredits: count,
  bankedDefense: count,
  influence: count,
  infamy: count,
  architect: withDefault(int, NONE),
  cryo: count,
  fleet: withDefault(int, NONE),
  /** The place of the Ship. */
  ship: int,
  /** Places as bits: the player's Embassies, and the colours of Cargo on the Carrier. */
  embassies: int,
  cargo: int,
});
export type Player = TypeOf<typeof player>;

/** State of the current turn. */
const thisTurn = shape({
  /** Whether the free Cycle has been taken. */
  cycled: flag,
  /** Whether a Location has been used. */
  accessed: flag,
  /** Places whose ability has been used, as bits. */
  visited: int,
  /** Whether a Call for Collaboration was accepted, and the calls made, as `callOf` encodes them. */
  collaborated: flag,
  calls: list(int),
  /** Places where Cargo was gained (bits), and the colour delivered at each place; -1 for none. */
  gained: int,
  delivered: list(int),
  /** Unique cards played and copied. */
  uniques: list(int),
  copied: list(int),
  /** Whether the Current Player's Fleet Asset has been used. */
  fleetUsed: flag,
  /** Seats that ignore Shut Down (bits). */
  ignoring: int,
});
export type ThisTurn = TypeOf<typeof thisTurn>;

/** The state of a turn before any action. */
export const newTurn = (): ThisTurn => ({ ...blank(thisTurn), delivered: PLACES.map(() => NONE) });

/** A Call for Collaboration: caller, partner, Event, the answer, and which sides have stopped. */
const collaboration = shape({
  caller: int,
  partner: int,
  event: int,
  answered: flag,
  accepted: flag,
  callerStopped: flag,
  partnerStopped: flag,
});
export type Collaboration = TypeOf<typeof collaboration>;

/** The complete state of a game. */
export const state = stateOf({
  players: list(player),
  /** Seats in turn order, the first player first. */
  order: fixed(list(int)),
  phase: oneOf('setup', 'event', 'main', 'end', 'over'),
  /** The active seat; -1 before the first turn and after the last. */
  turn: withDefault(int, NONE),
  /** Number of turns begun; in a competitive game, skipped turns of resigned seats count too. */
  turns: count,
  /** Scores at the start, after each round and at the end: of every seat, or of team and Syndicate. Append-only. */
  history: fixed(list(list(int))),
  /** Location cards by place. */
  locations: fixed(list(int)),
  /** Market decks by faction; the last card of each is face up. */
  market: list(zone),
  prime: zone,
  consumed: zone,
  /** The Event deck; its last card is on top. */
  events: zone,
  /** Events in play, oldest first. */
  inactive: zone,
  active: zone,
  requests: zone,
  /** Illegal Tech laid out, by place. */
  illegal: list(zone),
  /** Cards not used in this game. */
  box: zone,
  missions: fixed(list(int)),
  /** Whether all players play together against the Shadow Syndicate. */
  coop: flag,
  hard: flag,
  /** Places with a Garrison (bits). */
  garrisons: int,
  /** The Team Trophy Pile: Events by their face-up side, and Requests. */
  team: shape({ active: zone, inactive: zone, requests: zone }),
  /** The Syndicate's score pile. */
  syndicate: shape({ active: zone, inactive: zone, cards: zone }),
  mercury: flag,
  ring: flag,
  chooseStart: flag,
  /** Whether the first player picks the Locations. */
  pickLocations: flag,
  embassyScoring: flag,
  /** Seats that resigned, in order. */
  left: list(int),

  /** Records of the current turn; reset in the End Phase. */
  thisTurn,
  /** The open Call for Collaboration, if any. */
  collaboration: maybe(collaboration),
});
export type State = TypeOf<typeof state>;

/** Defines a flow of this game. */
export const flow = flowOf<State>();

export const playerOf = (s: State, seat: Seat): Player => defined(s.players[seat]);
export const marketOf = (s: State, faction: number): Zone => defined(s.market[faction]);

/** Seats still in the game in turn order, beginning with the Current Player. */
export function fromCurrent(s: State): Seat[] {
  const at = Math.max(0, s.order.indexOf(s.turn));
  return [...s.order.slice(at), ...s.order.slice(0, at)].filter((seat) => isIn(s, seat));
}
