import { flag, flowOf, int, list, oneOf, type Seat, shape, stateOf, type TypeOf, text, zone } from '@orrery/kernel';
import { board } from './rules/board.ts';

const tokens = shape({ green: int, red: int, blue: int, yellow: int });

const player = shape({
  /** The number on the player's Main base. */
  base: int,
  tokens,
  hand: zone,
  /** Tiles being looked at in a choice. */
  looking: zone,
});
export type Player = TypeOf<typeof player>;

/** The whole table. */
export const state = stateOf({
  board,
  players: list(player),
  /** Seats in turn order, the first player first. */
  order: list(int),
  /** Bases that are not on the board. */
  bases: list(int),
  piles: shape({ basic: zone, advanced: zone }),
  discards: shape({ basic: zone, advanced: zone }),
  /** The common supply, left to right. */
  supply: zone,
  round: int,
  phase: oneOf('bases', 'opening', 'planning', 'development', 'production', 'over'),
  /** Whose turn it is; -1 while all choose at once and after the end. */
  turn: int,
  /** Development actions taken this turn, and free actions still open. */
  actions: int,
  freeActions: int,
  /** Whether anybody has developed in this round, and complete rounds in a row in which nobody has. */
  developed: flag,
  idleRounds: int,
  /** Why the game ends with the present turn or round; empty while it goes on. */
  ending: text,
  /** Seats that resigned, in order. */
  left: list(int),
  /** Each seat's score after every round, and at the end. */
  history: list(list(int)),
  compensation: flag,
});
export type State = TypeOf<typeof state>;

/** A paragraph of this game's rules. */
export const flow = flowOf<State>();

export const playerOf = (s: State, seat: Seat): Player => s.players[seat] as Player;
