import type { Happening } from '../content/effect.ts';
import { actionOf, designOf, eventOf } from '../content/set.ts';
import type { Crew, EventCard, Part } from '../content/types.ts';
import { NONE, type State } from '../state.ts';
import { priceNow } from './lasting.ts';

/** The printed price of a part or crew card. */
export const printedPrice = (card: number): number => (designOf(card) as Part | Crew).price;
/** The current price in the Armory. */
export const armoryPrice = (s: State, card: number): number => priceNow(s, card, printedPrice(card));
/** The current price in an event's sale. */
export function salePrice(s: State, card: number): number {
  const happens: readonly Happening[] = s.event === NONE ? [] : ((eventOf(s.event) as EventCard).happens ?? []);
  const less = happens.reduce((sum, own) => sum + (own.is === 'sale' ? own.less : 0), 0);
  return priceNow(s, card, printedPrice(card), { less, inArmory: false });
}
export const advancedPrice = (kind: number): number => actionOf(kind).price as number;
