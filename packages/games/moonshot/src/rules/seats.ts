import type { Asked, Mask, Seat } from '@orrery/kernel';
import type { State } from '../state.ts';

export const POLITICIAN = 0;
export const ENGINEER = 1;

export const rival = (side: number): number => 1 - side;

/** The seats that may answer for a role of a side: one seat, or either of two (MS-014 to MS-016). */
export function asked(s: State, side: number, role: number): Asked {
  const seats = s.roles[side * 2 + role] as Seat[];
  return seats.length === 1 ? (seats[0] as Seat) : [seats];
}
export const politician = (s: State, side: number): Asked => asked(s, side, POLITICIAN);
export const engineer = (s: State, side: number): Asked => asked(s, side, ENGINEER);

export const rolesOf = (s: State, side: number): { politician: Seat[]; engineer: Seat[] } => ({
  politician: (s.roles[side * 2] as Seat[]).slice(),
  engineer: (s.roles[side * 2 + 1] as Seat[]).slice(),
});

/** All seats of a side; they share its information (MS-289). */
export const sideMask = (s: State, side: number): Mask => s.masks[side] as Mask;
export const sideOfSeat = (s: State, seat: Seat): number => s.sideOf[seat] as number;
