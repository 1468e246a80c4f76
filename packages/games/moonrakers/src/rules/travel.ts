import { refuse, type Seat, seatsIn, type Verdict } from '@orrery/kernel';
import { adjacent, SORELIA } from '../content/places.ts';
import { captainOf, type State } from '../state.ts';
import { lasting } from './lasting.ts';

/** Whether the leader may travel to a place to choose a contract (MK-193 to MK-197). */
export function mayTravel(s: State, place: number): Verdict {
  const { at } = captainOf(s, s.leader);
  if (s.plan.travelled) return refuse('one-trip', 'MK-197');
  if (place === SORELIA && !s.unlocked) return refuse('sorelia-locked', 'MK-177');
  if (place === s.plan.began) return refuse('must-leave', 'MK-193');
  if (place === at) return refuse('already-there', 'MK-193');
  return adjacent(at, place) || lasting(s, 'travel anywhere') !== undefined || refuse('not-adjacent', 'MK-194');
}

/** The captains the leader may invite to a contract (MK-288, MK-289, MK-181). */
export const invitable = (s: State, isAnomaly: boolean): Seat[] =>
  seatsIn(s).filter((seat) => mayInvite(s, seat, isAnomaly));
export function mayInvite(s: State, seat: Seat, isAnomaly: boolean): boolean {
  if (seat === s.leader || s.out[seat]) return false;
  if (!s.agreed.nomad || isAnomaly || lasting(s, 'invite anywhere')) return true;
  return adjacent(captainOf(s, s.leader).at, captainOf(s, seat).at);
}
