import type { Seat } from '@orrery/kernel';
import type { Costs } from '../content/effect.ts';
import { captainOf, type State } from '../state.ts';
import { SHIELD, typeOf, unitsOf } from './actions.ts';
import { plain } from './owned.ts';

/** Units of each type that a captain holds in hand: what random play looks at. */
export function unitsInHand(s: State, seat: Seat): number[] {
  const units = [0, 0, 0, 0, 0, 0];
  for (const card of captainOf(s, seat).hand.cards) {
    const type = typeOf(plain(card));
    if (type >= 0) units[type] = (units[type] as number) + unitsOf(plain(card));
  }
  return units;
}

/** More dice than Shields in hand, with something to lose: who takes these again and again never reaches the target. */
export const isRisky = (s: State, seat: Seat, dice: number): boolean =>
  dice > 0 && captainOf(s, seat).prestige > 0 && dice > (unitsInHand(s, seat)[SHIELD] as number);

/** Trashing what is left of a small deck: who does that can soon do nothing any more. */
export function isWasteful(s: State, seat: Seat, costs: Costs = []): boolean {
  const { draw, hand, discard, play } = captainOf(s, seat);
  const owned = draw.cards.length + hand.cards.length + discard.cards.length + play.cards.length;
  return owned < 10 && costs.some(({ pay }) => pay === 'trash');
}
