import {
  blank,
  count,
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

/** No card, seat or place. */
export const NONE = -1;

const player = shape({
  deck: zone,
  hand: zone,
  discard: zone,
  /** Cards in play; they go to the discard pile in the End Phase. */
  played: zone,
  /** Everything played this turn, including consumed cards (HX-538). */
  plays: list(int),
  /** Overcome Events and completed Requests. */
  trophies: zone,
  /** The Current Request, if any. */
  request: zone,
  /** Architects of a draft: being passed on, and picked. */
  held: zone,
  picked: zone,
  /** Credits and Defense in the pool of the current turn. */
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
  /** Places as bits: the player's Embassies, and colours of Cargo on the Carrier. */
  embassies: int,
  cargo: int,
});
export type Player = TypeOf<typeof player>;

/** State of the current turn. */
const thisTurn = shape({
  /** The free Cycle, the Location use, and places whose ability was used (bits). */
  cycled: flag,
  accessed: flag,
  visited: int,
  /** Whether a Collaboration was agreed on, and the calls made: Event and partner. */
  collaborated: flag,
  calls: list(int),
  /** Places where Cargo was gained (bits), and the colour delivered by place, -1 for none. */
  gained: int,
  delivered: list(int),
  /** Unique cards played and copied. */
  uniques: list(int),
  copied: list(int),
  /** Whether the Current Player's Fleet Asset was used. */
  fleetUsed: flag,
  /** Seats that ignore Shut Down (bits). */
  ignoring: int,
});
export type ThisTurn = TypeOf<typeof thisTurn>;

/** The state at the start of a turn. */
export const newTurn = (): ThisTurn => ({ ...blank(thisTurn), delivered: PLACES.map(() => NONE) });

/** A Call for Collaboration: caller, partner, Event, and which sides have stopped. */
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

/** The whole table. */
export const state = stateOf({
  players: list(player),
  /** Seats in turn order, the first player first. */
  order: fixed(list(int)),
  phase: oneOf('setup', 'event', 'main', 'end', 'over'),
  /** The active seat; -1 before the first turn and after the last. */
  turn: withDefault(int, NONE),
  /** Number of turns begun; in competitive games including those of resigned seats. */
  turns: count,
  /** The scores at the start and after each round: of every seat, or of the team and the Syndicate. Rows are added, never changed. */
  history: fixed(list(list(int))),
  /** Location cards by place. */
  locations: fixed(list(int)),
  /** Decks by faction. The last card of each is face up; these four cards are the Market. */
  market: list(zone),
  prime: zone,
  consumed: zone,
  /** The combined deck, its last card on top. */
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
  /** Whether the players play together against the Shadow Syndicate. */
  coop: flag,
  hard: flag,
  /** Places with a Garrison (bits). */
  garrisons: int,
  /** The Team Trophy Pile: Events by the side that was face up, and Requests. */
  team: shape({ active: zone, inactive: zone, requests: zone }),
  /** The Syndicate's score pile. */
  syndicate: shape({ active: zone, inactive: zone, cards: zone }),
  mercury: flag,
  ring: flag,
  chooseStart: flag,
  /** Whether the first player picks the Locations by hand. */
  pickLocations: flag,
  embassyScoring: flag,
  /** Seats that resigned, in order. */
  left: list(int),

  /** What has been done this turn; reset in the End Phase. */
  thisTurn,
  /** The open Call for Collaboration. */
  collaboration: maybe(collaboration),
});
export type State = TypeOf<typeof state>;

/** A paragraph of this game's rules. */
export const flow = flowOf<State>();

export const playerOf = (s: State, seat: Seat): Player => s.players[seat] as Player;
export const marketOf = (s: State, faction: number): Zone => s.market[faction] as Zone;

/** Seats still in the game in turn order, beginning with the Current Player. */
export function fromCurrent(s: State): Seat[] {
  const at = Math.max(0, s.order.indexOf(s.turn));
  return [...s.order.slice(at), ...s.order.slice(0, at)].filter((seat) => isIn(s, seat));
}
