import { below, EVERYBODY, logEvent, msg, owner, pick, pickOne, put, type Rng, type Seat } from '@orrery/kernel';
import { cardName, isAction, isPart } from '../content/set.ts';
import { noteDeeds } from '../effects/achievements.ts';
import { acquireCrew, addKind, wordsFor } from '../effects/cards.ts';
import { refillArmory, replaceArmory, takeFromArmory } from '../effects/decks.ts';
import { spendCredits } from '../effects/gain.ts';
import { DISCARD_COST, isFreeDiscard, judgePurchase, priceOf, purchasesOf } from '../rules/buying.ts';
import { phraseOf } from '../rules/phrases.ts';
import { sampled } from '../sampling/sampled.ts';
import { captainOf, flow, type State } from '../state.ts';
import { install } from './install.ts';

/** The Buying Phase: only the leader buys, as long as credits last (MK-381 to MK-394). */
export const buying = flow(
  'buying',
  { seat: owner },
  {
    begin(s) {
      s.phase = 'buying';
      refillArmory(s);
    },
    buy: sampled(
      somePurchase,
      pickOne<State, { seat: Seat }, string>({
        who: (_s, v) => v.seat,
        time: 'turn',
        text: (s, _v, seat) => msg('ask-buy', { credits: captainOf(s, seat).credits }),
        items: (s) => purchasesOf(s),
        show: (s, deal) => ({ text: wordsOf(s, deal), data: { deal } }),
        may: (s, _v, seat, deal) => judgePurchase(s, seat, deal),
        rule: 'MK-382',
        fallback: () => 'done',
        take(s, _v, seat, deal, go) {
          const { verb, card } = phraseOf(deal);
          if (verb === 'done') return go.end();
          if (verb === 'swap') replaceArmory(s, card);
          else if (verb === 'discard') discard(s, seat, card);
          else if (buy(s, seat, card)) return go.call(install, { seat, part: card });
          go.jump('buy');
        },
      }),
    ),
    /** Continues buying after a part was installed. */
    again: (_s, _v, go) => go.jump('buy'),
  },
);

/** The sampled purchase: random play usually buys while it can. */
function somePurchase(s: State, _v: object, seat: Seat, rng: Rng): string {
  const may = purchasesOf(s).filter((deal) => judgePurchase(s, seat, deal) === true);
  const buys = may.filter((deal) => deal.startsWith('buy:'));
  return pick(rng, below(rng, 4) > 0 ? (buys.length > 0 ? buys : ['done']) : may);
}

function discard(s: State, seat: number, card: number): void {
  if (isFreeDiscard(s)) s.plan.freeDiscard = true;
  else {
    s.plan.paidDiscard = true;
    spendCredits(s, seat, DISCARD_COST);
  }
  replaceArmory(s, card);
}

/** Buys a card. Returns true for a part, which must still be installed. */
function buy(s: State, seat: number, card: number): boolean {
  const own = captainOf(s, seat);
  const price = priceOf(s, card);
  s.plan.bought = true;
  spendCredits(s, seat, price);
  logEvent('bought', { seat, card: cardName(card), name: wordsFor(card), price });
  if (isAction(card)) {
    addKind(s, seat, card);
    return false;
  }
  takeFromArmory(s, card);
  own.acquired++;
  noteDeeds(s, seat, 'bought', (goal) => goal.what === 'cards' && own.acquired >= goal.least);
  if (!isPart(card)) {
    acquireCrew(s, seat, card);
    return false;
  }
  put(own.looked, card, EVERYBODY);
  return true;
}

function wordsOf(s: State, deal: string) {
  const { verb, card } = phraseOf(deal);
  if (verb === 'done') return msg('buy-done');
  return msg(`shop-${verb}`, {
    name: wordsFor(card),
    price: verb === 'buy' ? priceOf(s, card) : isFreeDiscard(s) ? 0 : DISCARD_COST,
  });
}
