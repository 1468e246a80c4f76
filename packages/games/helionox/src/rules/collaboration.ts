import { defined, isIn } from '@orrery/kernel';
import { placeOf } from '../content/cards.ts';
import { type Collaboration, playerOf, type State } from '../state.ts';
import { defenseOf, isInPlay, sideOf } from './space.ts';

/** Whether the Collaboration is over because the Event or the partner is gone (R74, R77). */
export const isOver = (s: State, { event, partner }: Collaboration): boolean =>
  !isInPlay(s, event) || !isIn(s, partner);

/** Whether the Event can no longer be Overcome together, whatever the Defense (HX-110). */
const isImpossible = (s: State, call: Collaboration): boolean =>
  isOver(s, call) || placeOf(call.event) !== playerOf(s, call.caller).ship;

/** The caller's smallest and largest possible share; `least` exceeds `most` if the Event cannot be Overcome. */
export function sharesOf(s: State, call: Collaboration): { least: number; most: number } {
  if (isImpossible(s, call)) return { least: 1, most: 0 };
  const cost = sideOf(s, call.event).defense;
  return {
    least: Math.max(1, cost - playerOf(s, call.partner).defense),
    most: Math.min(defenseOf(s, call.caller), cost - 1),
  };
}

/** The Defense still missing if each side gives at least 1; null if no amount would be enough. */
export function missingIn(s: State, call: Collaboration): number | null {
  if (isImpossible(s, call)) return null;
  const cost = sideOf(s, call.event).defense;
  const given = [defenseOf(s, call.caller), playerOf(s, call.partner).defense].map((n) => Math.min(n, cost - 1));
  return Math.max(0, cost - defined(given[0]) - defined(given[1]));
}
