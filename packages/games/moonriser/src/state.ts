import {
  count,
  defined,
  fixed,
  flag,
  flowOf,
  int,
  list,
  maybe,
  oneOf,
  type Seat,
  shape,
  stateOf,
  type TypeOf,
  type Zone,
  zone,
} from '@orrery/kernel';
import { OWNERS } from './content/kinds.ts';

/** The game board. Everything except `pieces` and `turns` can be rebuilt from any view. */
const board = shape({
  /** Index in LAYOUTS. */
  layout: int,
  /** By slot: index in PIECES, and the rotation of the piece. */
  pieces: fixed(list(int)),
  turns: fixed(list(int)),
  /** By field: index in SIGNS. */
  signs: fixed(list(int)),
  /** By field: its tile and owner, if any, the tile's rotation, and its number of upgrades. */
  tile: list(maybe(int)),
  owner: list(maybe(int)),
  rotation: list(int),
  upgrades: list(count),
  /** By field: whether a black token keeps it empty. */
  black: list(flag),
});
export type Board = TypeOf<typeof board>;

const player = shape({
  /** The number on the player's Main base, and the colour that marks the player's tiles. */
  base: int,
  colour: oneOf(...OWNERS),
  tokens: shape({ green: count, red: count, blue: count, yellow: count }),
  hand: zone,
  /** Tiles drawn for a choice. */
  looking: zone,
});
export type Player = TypeOf<typeof player>;

/** The complete state of a game. */
export const state = stateOf({
  board,
  players: list(player),
  /** Seats in turn order, the first player first. */
  order: list(int),
  /** Bases not on the board, including those that no player has. */
  bases: list(int),
  piles: shape({ basic: zone, advanced: zone }),
  discards: shape({ basic: zone, advanced: zone }),
  /** The common supply, left to right. */
  supply: zone,
  round: count,
  phase: oneOf('bases', 'opening', 'planning', 'development', 'production', 'over'),
  /** The seat on turn; null during simultaneous choices, after a complete round and after the end. */
  turn: maybe(int),
  /** Development actions taken this turn, and unused free actions. */
  actions: count,
  freeActions: count,
  /** Whether any player has built this round, and the number of consecutive complete rounds without building. */
  developed: flag,
  idleRounds: int,
  /** Why the game ends, once that is known; the current turn is still finished, except after a resignation. */
  ending: oneOf('not-yet', 'full-board', 'nothing-fits', 'stall', 'last-round', 'resignation'),
  /** Seats that resigned, in order. */
  left: list(int),
  /** Each seat's score after every complete round, and at the end. */
  history: list(list(int)),
  compensation: flag,
});
export type State = TypeOf<typeof state>;

/** Defines a flow of this game. */
export const flow = flowOf<State>();

export const playerOf = (s: State, seat: Seat): Player => defined(s.players[seat]);

/** All zones with tiles that are not on the board. */
export const zonesOf = (s: State): Zone[] => [
  s.piles.basic,
  s.piles.advanced,
  s.discards.basic,
  s.discards.advanced,
  s.supply,
  ...s.players.flatMap((player) => [player.hand, player.looking]),
];
