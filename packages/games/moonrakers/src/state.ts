import { flowOf, int, list, type Seat, stateOf, type TypeOf } from '@orrery/kernel';

/** The whole table. */
export const state = stateOf({
  points: list(int),
  /** Points that end the game. */
  goal: int,
  round: int,
  turn: int,
  /** The last roll; 0 before the first one of a turn. */
  die: int,
  /** What this turn has brought and may still lose. */
  gain: int,
});
export type State = TypeOf<typeof state>;

/** A paragraph of this game's rules. */
export const flow = flowOf<State>();

export const pointsOf = (s: State, seat: Seat): number => s.points[seat] as number;
