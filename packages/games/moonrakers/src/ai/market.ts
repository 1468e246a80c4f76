import type { Seat } from '@orrery/kernel';
import { PART_SLOTS } from '../content/numbers.ts';
import { cardName, isAction, isCrew, isPart, objectiveOf, partOf } from '../content/set.ts';
import { judgePurchase, priceOf, purchasesOf } from '../rules/buying.ts';
import { phraseOf } from '../rules/phrases.ts';
import { printedPrice, salePrice } from '../rules/prices.ts';
import { isSmall } from '../rules/seats.ts';
import { captainOf, type State } from '../state.ts';
import { creditWorth, fading } from './worth.ts';
import { broughtBy, cardWeight, partWeight } from './yields.ts';

/** The value of one more Action per contract, and of a good card in the deck, at the start of a game. */
const PART = 0.34;
const CARD = 0.13;

/** The value of an Action or crew card in the deck, and of an installed part. */
export const cardWorth = (card: number): number => CARD * cardWeight(card);
export const partWorth = (part: number): number => PART * partWeight(part);

/** The value of gaining a card, ignoring its price. If no slot is free, a part replaces the worst one. */
export function gainBy(s: State, seat: Seat, card: number): number {
  const now = fading(s);
  if (!isPart(card)) return cardWorth(card) * now + keptWorth(s, card);
  let worth = partWorth(card);
  for (const kind of broughtBy(card)) worth += cardWorth(kind);
  if (partOf(card).prototype) worth += cardWorth(0);
  const { parts } = captainOf(s, seat);
  if (parts.length >= PART_SLOTS) worth -= Math.min(...parts.map(partWorth));
  return worth * now + keptWorth(s, card) - (parts.length >= PART_SLOTS ? keptWorth(s, worstPart(s, seat)) : 0);
}
/** With 1 or 2 players, the printed price of a part or crew card counts for the final points. */
const keptWorth = (s: State, card: number): number => (isSmall(s) && !isAction(card) ? printedPrice(card) * 0.1 : 0);

export const worstPart = (s: State, seat: Seat): number =>
  captainOf(s, seat).parts.reduce((a, b) => (partWorth(b) < partWorth(a) ? b : a));

/** The value of a purchase for the captain's objectives; negative if it endangers one. */
function goalBy(s: State, seat: Seat, card: number, price: number): number {
  const own = captainOf(s, seat);
  let sum = 0;
  for (const objective of own.objectives.cards) {
    const { goal } = objectiveOf(objective);
    if (goal.is === 'bought') {
      const [now, step] = goal.what === 'cards' ? [own.acquired, isAction(card) ? 0 : 1] : [own.spent, price];
      if (now < goal.least) sum += Math.min(step, goal.least - now) / goal.least;
    } else if (goal.is === 'home purchase' && s.plan.stayed && price >= goal.price && !isAction(card)) sum += 1;
    else if (goal.is === 'crew acquired' && isCrew(card)) sum += 0.3;
    else if (goal.is === 'installed' && isPart(card) && !partOf(card).prototype) {
      const { brand } = partOf(card);
      const brands = own.parts.map((part) => partOf(part).brand);
      if (goal.ofBrand !== undefined) sum += brands.filter((other) => other === brand).length * 0.25;
      else if (goal.brands !== undefined && !brands.includes(brand)) sum += 0.2;
    } else if (goal.is === 'this turn' && goal.what === 'advanced' && isAction(card)) sum += 0.4;
    else if (goal.is === 'wealth' && own.credits >= goal.least - 3) sum -= own.credits - price < goal.least ? 0.9 : 0;
  }
  return sum;
}

/** With 3 or more players, a captain with more credits than this buys almost any card. */
const PLENTY = 12;
const spentWorth = (s: State, seat: Seat, price: number): number =>
  price * creditWorth(s) * (isSmall(s) || captainOf(s, seat).credits <= PLENTY ? 0.8 : 0.2);

/** Possible purchases, best first. Those not worth their price come after the option to buy nothing. */
export function weighPurchases(s: State, seat: Seat): { deal: string; worth: number }[] {
  const found = [{ deal: 'done', worth: 0 }];
  for (const deal of purchasesOf(s)) {
    const { verb, card } = phraseOf(deal);
    if (verb !== 'buy' || judgePurchase(s, seat, deal) !== true) continue;
    const price = priceOf(s, card);
    const spent = spentWorth(s, seat, price);
    found.push({ deal, worth: gainBy(s, seat, card) + 0.9 * goalBy(s, seat, card, price) - spent });
  }
  return found.sort((a, b) => b.worth - a.worth);
}
export const purchase = (s: State, seat: Seat): string => weighPurchases(s, seat)[0]?.deal ?? 'done';

/** The best card of a sale, or null if none is worth its price. */
export function bargainBuy(s: State, seat: Seat): string | null {
  let best: string | null = null;
  let most = 0;
  for (const card of s.sale) {
    const price = salePrice(s, card);
    const worth = gainBy(s, seat, card) - price * creditWorth(s) * 0.8;
    if (price > captainOf(s, seat).credits || worth <= most) continue;
    most = worth;
    best = cardName(card);
  }
  return best;
}
