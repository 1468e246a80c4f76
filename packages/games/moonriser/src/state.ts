import {
  count,
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

/** The game board. A state holds one, and one can be rebuilt from any view. */
const board = shape({
  /** Index in LAYOUTS. */
  layout: int,
  /** By slot: the piece there and its rotation. */
  pieces: fixed(list(int)),
  turns: fixed(list(int)),
  /** By field: index in SIGNS. */
  signs: fixed(list(int)),
  /** By field: the tile there and its owner, if any; its rotation and its number of upgrades. */
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
  round: count,
  phase: oneOf('bases', 'opening', 'planning', 'development', 'production', 'over'),
  /** The active seat; null while all choose simultaneously and after the end. */
  turn: maybe(int),
  /** Development actions taken this turn, and free actions still open. */
  actions: count,
  freeActions: count,
  /** Whether any player has built this round, and the number of complete rounds in a row without building. */
  developed: flag,
  idleRounds: int,
  /** Why the game ends with the current turn or round; `not-yet` until then. */
  ending: oneOf('not-yet', 'full-board', 'nothing-fits', 'stall', 'last-round', 'resignation'),
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

/** The zones of tiles that are not on the board. */
export const zonesOf = (s: State): Zone[] => [
  s.piles.basic,
  s.piles.advanced,
  s.discards.basic,
  s.discards.advanced,
  s.supply,
  ...s.players.flatMap((player) => [player.hand, player.looking]),
];
