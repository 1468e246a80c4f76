import { type Asked, defined, type Mask, type Seat } from '@orrery/kernel';
import type { State } from '../state.ts';

const POLITICIAN = 0;
const ENGINEER = 1;

export const rival = (side: number): number => 1 - side;

/** The seats that may answer for a role of a side: one seat, or either of two (MS-014 to MS-016). */
function asked(s: State, side: number, role: number): Asked {
  const seats = defined(s.roles[side * 2 + role]);
  return seats.length === 1 ? defined(seats[0]) : [seats];
}
export const politician = (s: State, side: number): Asked => asked(s, side, POLITICIAN);
export const engineer = (s: State, side: number): Asked => asked(s, side, ENGINEER);

export const rolesOf = (s: State, side: number): { politician: Seat[]; engineer: Seat[] } => ({
  politician: defined(s.roles[side * 2]).slice(),
  engineer: defined(s.roles[side * 2 + 1]).slice(),
});

/** All seats of a side; they share its information (MS-289). */
export const sideMask = (s: State, side: number): Mask => defined(s.masks[side]);
export const sideOfSeat = (s: State, seat: Seat): number => defined(s.sideOf[seat]);
