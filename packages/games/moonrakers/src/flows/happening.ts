import {
  below,
  defined,
  EVERYBODY,
  int,
  list,
  logEvent,
  msg,
  pickOne,
  put,
  type Rng,
  refuse,
  type Seat,
  witness,
} from '@orrery/kernel';
import type { Happening } from '../content/effect.ts';
import { BASE, clockwise } from '../content/places.ts';
import { cardName, eventOf, isPart } from '../content/set.ts';
import type { EventCard } from '../content/types.ts';
import { acquireCrew, putUnder, wordsFor } from '../effects/cards.ts';
import { turnUp } from '../effects/decks.ts';
import { rollDie } from '../effects/dice.ts';
import { spendCredits } from '../effects/gain.ts';
import { begin, carryOn, newRun, paying } from '../effects/run.ts';
import { moveShip } from '../effects/ships.ts';
import { canPay, holds } from '../rules/conditions.ts';
import { salePrice } from '../rules/prices.ts';
import { programNumber } from '../rules/programs.ts';
import { draftOrder, inOrder } from '../rules/seats.ts';
import { isWasteful } from '../sampling/risk.ts';
import { sampled } from '../sampling/sampled.ts';
import { captainOf, flow, NONE, type State } from '../state.ts';
import { effect } from './effect.ts';
import { install } from './install.ts';

type Of<K extends Happening['is']> = Extract<Happening, { is: K }>;
const happeningsOf = (s: State): readonly Happening[] => (eventOf(s.event) as EventCard).happens;
interface Vars {
  at: number;
  seats: Seat[];
}
const now = (s: State, v: { at: number }): Happening => defined(happeningsOf(s)[v.at - 1]);
const asked = (v: { seats: Seat[] }): Seat | [] => v.seats[0] ?? [];

/** The immediate effects of an event, in order and one captain at a time (MK-256 to MK-261). */
export const happening = flow(
  'happening',
  { at: int, seats: list(int) },
  {
    next(s, v, go) {
      if (v.at >= happeningsOf(s).length) return go.end();
      v.at++;
      const own = now(s, v);
      if (own.is === 'offer') v.seats = own.order === 'draft' ? draftOrder(s) : inOrder(s);
      else if (own.is === 'sale') openSale(s, v, own);
      else happen(s, own);
    },
    /** Asks only captains who can accept, judged without looking at their hands (MK-488). */
    skip(s, v) {
      v.seats = v.seats.filter((seat) => !s.out[seat] && isOpenTo(s, now(s, v), seat));
    },
    choose: sampled(
      takesPart,
      pickOne<State, Vars, string>({
        who: (s, v) => (now(s, v).is === 'offer' ? asked(v) : []),
        text: (s) => msg('ask-event', { name: eventOf(s.event).name }),
        items: () => ['yes', 'no'],
        show: (_s, item) => ({ text: msg(`item-${item}`) }),
        rule: 'MK-261',
        resolving: true,
        take(s, v, seat, item, go) {
          v.seats = v.seats.slice(1);
          if (item === 'no') return go.jump('again');
          const { pay, gives } = now(s, v) as Of<'offer'>;
          const r = paying(newRun(seat, NONE, programNumber(gives)), pay);
          if (!carryOn(s, r)) return go.call(effect, r);
        },
      }),
    ),
    buy: pickOne({
      who: (s, v) => (now(s, v).is === 'sale' ? asked(v) : []),
      text: (s) => msg('ask-sale', { name: eventOf(s.event).name }),
      items: (s: State) => s.sale,
      name: cardName,
      show: (s, card) => ({
        text: msg('shop-buy', { name: wordsFor(card), price: salePrice(s, card) }),
      }),
      may: (s, _v, seat, card) => captainOf(s, seat).credits >= salePrice(s, card) || refuse('too-dear', 'MK-382'),
      pass: () => msg('buy-nothing'),
      rule: 'MK-506',
      resolving: true,
      take(s, v, seat, card, go) {
        v.seats = v.seats.slice(1);
        const price = salePrice(s, card);
        s.sale = s.sale.filter((other) => other !== card);
        spendCredits(s, seat, price);
        logEvent('bought', { seat, card: cardName(card), name: wordsFor(card), price });
        if (!isPart(card)) return acquireCrew(s, seat, card);
        put(captainOf(s, seat).looked, card, EVERYBODY);
        go.call(install, { seat, part: card });
      },
      passed: (_s, v) => {
        v.seats = v.seats.slice(1);
      },
    }),
    again(s, v, go) {
      if (v.seats.length > 0) return go.jump('skip');
      closeSale(s);
      go.jump('next');
    },
  },
);

/** The sampled answer to an offer: random play accepts half the time, but trashes nothing from a weak deck. */
function takesPart(s: State, v: Vars, seat: Seat, rng: Rng): string {
  const own = now(s, v) as Of<'offer'>;
  return isWasteful(s, seat, own.pay) || below(rng, 2) === 0 ? 'no' : 'yes';
}

/** Carries out an effect of an event that asks no question itself; a card text may still ask. */
function happen(s: State, own: Happening): void {
  switch (own.is) {
    case 'each': {
      const seats = inOrder(s).filter((seat) => !own.when || holds(s, { seat, source: NONE }, own.when));
      for (const seat of seats) begin(s, seat, NONE, programNumber(own.gives));
      return;
    }
    case 'roll':
      for (const seat of inOrder(s)) {
        const icons = rollDie(s);
        witness(s);
        logEvent('event-roll', { seat, icons });
        begin(s, seat, NONE, programNumber(own.icons[icons as 0 | 1 | 2]));
      }
      return;
    case 'drift':
      for (const seat of inOrder(s)) moveShip(s, seat, clockwise(captainOf(s, seat).at));
      return;
    case 'recall':
      for (const seat of inOrder(s)) moveShip(s, seat, BASE);
  }
}

function openSale(s: State, v: { seats: Seat[] }, { of, more }: Of<'sale'>): void {
  const deck = of === 'part' ? s.partDeck : s.crewDeck;
  v.seats = draftOrder(s);
  for (let i = v.seats.length + more; i > 0 && deck.cards.length > 0; i--) s.sale.push(turnUp(s, deck));
  if (s.sale.length === 0) return logEvent('no-sale', {});
  logEvent('sale', { cards: s.sale.map(cardName), names: s.sale.map(wordsFor) });
}
export function closeSale(s: State): void {
  for (const card of s.sale.splice(0)) putUnder(isPart(card) ? s.partDeck : s.crewDeck, card);
}

function isOpenTo(s: State, own: Happening, seat: Seat): boolean {
  if (own.is === 'sale') return s.sale.length > 0;
  const { pay } = own as Of<'offer'>;
  const cards = pay.reduce((sum, cost) => sum + ('cards' in cost ? cost.n : 0), 0);
  const open = pay.filter((cost) => !('cards' in cost));
  return captainOf(s, seat).hand.cards.length >= cards && canPay(s, { seat, source: NONE }, open);
}
