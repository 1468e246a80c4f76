import type { Seat } from '@orrery/kernel';
import type { Costs } from '../content/effect.ts';
import { isAction } from '../content/set.ts';
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

/** So many Action cards with icons are needed to meet contracts at all. */
const ENOUGH = 20;

/** Trashing what is left of a small deck: who does that can soon do nothing any more. */
export function isWasteful(s: State, seat: Seat, costs: Costs = []): boolean {
  if (!costs.some(({ pay }) => pay === 'trash')) return false;
  const { draw, hand, discard, play } = captainOf(s, seat);
  const able = (zone: { cards: number[] }) =>
    zone.cards.filter((card) => isAction(plain(card)) && unitsOf(plain(card)) > 0).length;
  return able(draw) + able(hand) + able(discard) + able(play) < ENOUGH;
}
