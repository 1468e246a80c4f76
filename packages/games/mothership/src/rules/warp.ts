import { refuse, type Verdict } from '@orrery/kernel';
import { isShip, sideOf, slotOf } from '../content/units.ts';
import { has, isAlive, NONE, type State } from '../state.ts';
import { friendly, isFresh, isHeld } from './board.ts';

/**
 * Whether the active seat may warp a ship, its own or a team-mate's. The ship must not have moved or attacked, must not
 * be held, and warps at most once a turn (MO-103, MO-116, MO-657, MO-658, D75). `going` is the slot of a ship of the
 * seat whose move may still end in a warp.
 */
export function judgeWarp(s: State, seat: number, unit: number, rule: string, going = NONE): Verdict {
  if (!isAlive(s, unit) || !isShip(unit) || !friendly(s, sideOf(unit), seat)) return refuse('not-your-ship', rule);
  if (isHeld(s, unit)) return refuse('held', 'MO-658');
  if (sideOf(unit) !== seat) return !s.thisTurn.warped.includes(unit) || refuse('has-moved', 'MO-116');
  if (has(s.thisTurn.attacked, slotOf(unit))) return refuse('has-attacked', 'MO-103');
  return isFresh(s, unit) || slotOf(unit) === going || refuse('has-moved', 'MO-116');
}

/** Ships that the active seat may warp. */
export const warpable = (s: State, seat: number): number[] =>
  s.at.flatMap((_cell, unit) => (judgeWarp(s, seat, unit, 'MO-657') === true ? [unit] : []));
