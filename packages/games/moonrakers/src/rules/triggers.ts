import type { Seat } from '@orrery/kernel';
import { captainOf, type State } from '../state.ts';
import { abilityOf } from './abilities.ts';
import { canPay, holds, isPublic } from './conditions.ts';
import { usedBy } from './plays.ts';

/**
 * Whether a triggered ability is offered. This depends only on public information, because others see the question
 * (MK-489).
 */
export function isOffered(s: State, seat: Seat, key: number): boolean {
  const { when, pay } = abilityOf(key);
  const run = usedBy(s, seat, key);
  if (when && isPublic(when) && !holds(s, run, when)) return false;
  if (!pay) return true;
  let cards = 0;
  for (const cost of pay) {
    if (cost.pay === 'discard' || cost.pay === 'trash') cards += cost.n;
    else if (!canPay(s, run, [cost])) return false;
  }
  return captainOf(s, seat).hand.cards.length >= cards;
}
