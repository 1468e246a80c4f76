import { defined, int, logEvent, msg, owner, pickMany, refuse, type Seat } from '@orrery/kernel';
import { deckCard, eventCard, faceOf, labelled } from '../content/cards.ts';
import { GARRISON_COST, PLACES } from '../content/index.ts';
import { discardCards, takeFromMarket } from '../effects/cards.ts';
import { overcome } from '../effects/overcome.ts';
import { pay } from '../effects/tokens.ts';
import { canPayAlternative, creditsOf, discardsOf } from '../rules/alternative.ts';
import { faceUp } from '../rules/cards.ts';
import { marketPrice } from '../rules/judge.ts';
import { sideOf } from '../rules/space.ts';
import { flow, playerOf, type State } from '../state.ts';
import { cards, otherCard, someCards } from './choices/options.ts';
import { mix } from './mix.ts';

/** Buys a Market card with pool and banked Credits (HX-130). */
export const purchase = flow(
  'purchase',
  { seat: owner, faction: int, banked: int },
  {
    mix: (s, v, go) =>
      go.call(mix, { seat: v.seat, what: 'credits', price: marketPrice(s, faceUp(s, v.faction)) }, 'banked'),
    buy: (s, v) => {
      buyCard(s, v.seat, v.faction, v.banked);
    },
  },
);

export function buyCard(s: State, seat: Seat, faction: number, banked: number): void {
  const price = marketPrice(s, faceUp(s, faction));
  pay(s, seat, 'credits', price, banked);
  const card = takeFromMarket(s, seat, faction, 'deck');
  logEvent('bought', { seat, ...labelled(card), price });
}

/** Overcomes an Event with pool and banked Defense (HX-150). */
export const effort = flow(
  'effort',
  { seat: owner, event: int, banked: int },
  {
    mix: (s, v, go) => go.call(mix, { seat: v.seat, what: 'defense', price: sideOf(s, v.event).defense }, 'banked'),
    overcome: (s, v) => {
      payEffort(s, v.seat, v.event, v.banked);
    },
  },
);

export function payEffort(s: State, seat: Seat, event: number, banked: number): void {
  pay(s, seat, 'defense', sideOf(s, event).defense, banked);
  overcome(s, seat, event);
}

/** Removes a Garrison with pool or banked Defense (HX-289). */
export const removeGarrison = flow(
  'siege',
  { seat: owner, banked: int },
  {
    mix: (_s, v, go) => go.call(mix, { seat: v.seat, what: 'defense', price: GARRISON_COST }, 'banked'),
    remove: (s, v) => {
      payForGarrison(s, v.seat, 'defense', v.banked);
    },
  },
);

export function payForGarrison(s: State, seat: Seat, what: 'credits' | 'defense', banked: number): void {
  const { ship } = playerOf(s, seat);
  pay(s, seat, what, GARRISON_COST, banked);
  s.garrisons &= ~(1 << ship);
  logEvent('garrison-removed', { seat, place: defined(PLACES[ship]) });
}

/** Overcomes an Active Event by paying all its icons instead of Defense (HX-156 to HX-163). */
export const ransom = flow(
  'ransom',
  { seat: owner, event: int },
  {
    choose: pickMany({
      who: (_s, v) => v.seat,
      text: (_s, v) => msg(`ransom-${eventCard(v.event).id}`),
      items: (s, _v, seat) => playerOf(s, seat).hand.cards,
      ...cards,
      count: (_s, v) => discardsOf(costs(v)).length,
      rule: (_s, _v, _seat, name) => otherCard(name, 'HX-157'),
      fits: (_s, v, _seat, chosen) => canPayAlternative(costs(v), chosen) || refuse('cards-do-not-pay', 'HX-157'),
      sample(s, v, seat, rng) {
        const hand = playerOf(s, seat).hand.cards;
        const icon = discardsOf(costs(v)).find((other) => other !== 'any');
        const ofIcon = hand.filter((card) => deckCard(card).faction === icon);
        const first = icon ? someCards(ofIcon, 1, rng) : [];
        const rest = hand.filter((card) => !first.includes(card));
        return [...first, ...someCards(rest, discardsOf(costs(v)).length - first.length, rng)];
      },
      take(s, v, seat, chosen) {
        discardCards(s, seat, chosen.map(faceOf));
        payCredits(s, seat, v.event);
      },
    }),
  },
);

/** Pays the Credits of an alternative cost and Overcomes the Event. */
export function payCredits(s: State, seat: Seat, event: number): void {
  pay(s, seat, 'credits', creditsOf(eventCard(event).active.alternative));
  overcome(s, seat, event);
}

const costs = (v: { event: number }) => eventCard(v.event).active.alternative;
