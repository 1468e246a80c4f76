import type { Seat } from '@orrery/kernel';
import type { State } from './state.ts';

/** What a seat or a spectator may see: an allow-list. Everything here is public. */
export const view = (s: State, seat: Seat | null) => ({
  seat,
  goal: s.goal,
  turn: s.turn,
  die: s.die,
  gain: s.gain,
  points: s.points.slice(),
});
export type View = ReturnType<typeof view>;
