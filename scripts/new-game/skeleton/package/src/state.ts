import { defined, flowOf, int, list, type Seat, stateOf, type TypeOf } from '@orrery/kernel';

export const state = stateOf({
  points: list(int),
  /** Points that end the game. */
  goal: int,
  round: int,
  turn: int,
  /** The last roll; 0 before the first roll of a turn. */
  die: int,
  /** Points of this turn, which can still be lost. */
  gain: int,
});
export type State = TypeOf<typeof state>;

/** Defines a flow of this game. */
export const flow = flowOf<State>();

export const pointsOf = (s: State, seat: Seat): number => defined(s.points[seat]);
