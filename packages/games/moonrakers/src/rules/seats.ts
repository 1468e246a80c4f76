import type { Seat } from '@orrery/kernel';
import { captainOf, type State } from '../state.ts';

/** Active captains in turn order from the leader: the order for ties and simultaneous effects (MK-043, MK-452). */
export function inOrder(s: State): Seat[] {
  const seats: Seat[] = [];
  for (let i = 0; i < s.captains.length; i++) {
    const seat = (s.leader + i) % s.captains.length;
    if (!s.out[seat]) seats.push(seat);
  }
  return seats;
}

/** Participants who have not resigned, in order of play; effects apply only to them. */
export const flying = (s: State): Seat[] => s.mission?.order.filter((seat) => !s.out[seat]) ?? [];
/** Participants who have not resigned, in turn order from the leader (MK-375). */
export const participants = (s: State): Seat[] => inOrder(s).filter((seat) => s.mission?.order.includes(seat));

/** Active captains in draft order: least prestige first, ties in turn order (MK-257). */
export const draftOrder = (s: State): Seat[] =>
  inOrder(s).sort((a, b) => captainOf(s, a).prestige - captainOf(s, b).prestige);

/** Whether the game has one or two players, and thus mercenaries, rounds and points (MK-045). */
export const isSmall = (s: State): boolean => s.captains.length <= 2;

/** Whether any expansion is used, which changes the Armory discards (MK-243). */
export const isExpanded = ({ agreed }: State): boolean => agreed.overload || agreed.nomad || agreed.binding;
