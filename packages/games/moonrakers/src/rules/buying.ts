import { refuse, type Seat, type Verdict } from '@orrery/kernel';
import { designOf } from '../content/set.ts';
import { captainOf, type State } from '../state.ts';
import { ADVANCED_FROM, isAdvanced, isInStock } from './actions.ts';
import { phraseOf, phrasesOf } from './phrases.ts';
import { advancedPrice, armoryPrice } from './prices.ts';
import { isExpanded, isSmall } from './seats.ts';

/** The cost in credits of an Armory discard that is not free (MK-385 to MK-388). */
export const DISCARD_COST = 1;

const buy = phrasesOf('buy');
const discard = phrasesOf('discard');
const swap = phrasesOf('swap');

/** The leader's options while buying: `buy:KO1`, `buy:r+`, `discard:KO1`, `swap:SO3` (a card about allies), `done`. */
export function purchasesOf(s: State): string[] {
  const deals = ['done'];
  for (const row of [s.armoryParts, s.armoryCrew]) {
    for (const card of row) {
      deals.push(buy(card), discard(card));
      if (mayBeSwapped(s, card)) deals.push(swap(card));
    }
  }
  s.stock.forEach((_left, at) => {
    deals.push(buy(at + ADVANCED_FROM));
  });
  return deals;
}

/** With one or two players and without Nomad, a card about allies may be replaced for free (MK-436). */
const mayBeSwapped = (s: State, card: number): boolean =>
  isSmall(s) && !s.agreed.nomad && designOf(card).allies === true;

/** With an expansion, the first discard is free if nothing has been bought yet. */
export const isFreeDiscard = (s: State): boolean => isExpanded(s) && !s.plan.freeDiscard && !s.plan.bought;

export const priceOf = (s: State, card: number): number =>
  isAdvanced(card) ? advancedPrice(card) : armoryPrice(s, card);

export function judgePurchase(s: State, seat: Seat, deal: string): Verdict {
  const { verb, card } = phraseOf(deal);
  if (verb === 'done') return true;
  const { credits } = captainOf(s, seat);
  if (verb === 'buy') {
    if (!isInStock(s, card)) return refuse('out-of-stock', 'MK-390');
    const price = priceOf(s, card);
    return credits >= price || refuse('too-dear', 'MK-382', { price });
  }
  if (verb === 'swap' || isFreeDiscard(s)) return true;
  if (isExpanded(s) && s.plan.paidDiscard) return refuse('no-third-discard', 'MK-387');
  return credits >= DISCARD_COST || refuse('too-dear', 'MK-385', { price: DISCARD_COST });
}
