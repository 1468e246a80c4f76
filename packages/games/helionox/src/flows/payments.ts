import { int, owner, refuse, type Seat, say, tell } from '@orrery/kernel';
import { deckCard, eventCard, labelled, nameOf } from '../content/cards.ts';
import { cardNamed, GARRISON_COST, PLACES } from '../content/index.ts';
import { discardCards, takeFromMarket } from '../effects/cards.ts';
import { overcome } from '../effects/overcome.ts';
import { pay } from '../effects/tokens.ts';
import { creditsOf, discardsOf, paysAlternative } from '../rules/alternative.ts';
import { faceUp } from '../rules/cards.ts';
import { marketPrice } from '../rules/judge.ts';
import { sideOf } from '../rules/space.ts';
import { flow, playerOf, type State } from '../state.ts';
import { amongCards, cardOption, someCards } from './choices/options.ts';
import { mix } from './mix.ts';

/** A Market card is bought with pool and banked Credits (HX-130). */
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
  tell('bought', { seat, ...labelled(card), price });
}

/** An Event is Overcome with pool and banked Defense (HX-150). */
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

/** A Garrison is removed with pool or banked Defense (HX-289). */
export const siege = flow(
  'siege',
  { seat: owner, banked: int },
  {
    mix: (_s, v, go) => go.call(mix, { seat: v.seat, what: 'defense', price: GARRISON_COST }, 'banked'),
    remove: (s, v) => {
      breakGarrison(s, v.seat, 'defense', v.banked);
    },
  },
);

export function breakGarrison(s: State, seat: Seat, what: 'credits' | 'defense', banked: number): void {
  const { ship } = playerOf(s, seat);
  pay(s, seat, what, GARRISON_COST, banked);
  s.garrisons &= ~(1 << ship);
  tell('garrison-removed', { seat, place: PLACES[ship] as string });
}

/** An Active Event is Overcome by all its icons instead of Defense (HX-156 to HX-163). */
export const ransom = flow(
  'ransom',
  { seat: owner, event: int },
  {
    choose: {
      ask: 'subset',
      who: (_s, v) => v.seat,
      prompt: (s, v, seat) => ({
        text: say(`ransom-${eventCard(v.event).id}`),
        items: playerOf(s, seat).hand.cards.map(cardOption),
        min: discardsOf(costs(v)).length,
        max: discardsOf(costs(v)).length,
      }),
      admits(s, v, seat, cards) {
        const verdict = amongCards(playerOf(s, seat).hand.cards, discardsOf(costs(v)).length, cards, 'HX-157');
        if (verdict !== true) return verdict;
        return paysAlternative(costs(v), cards) || refuse('cards-do-not-pay', 'HX-157');
      },
      sample: (s, v, seat, rng) => {
        const { cards } = playerOf(s, seat).hand;
        const icon = discardsOf(costs(v)).find((other) => other !== 'any');
        const first = icon
          ? someCards(
              cards.filter((card) => deckCard(card).faction === icon),
              1,
              rng,
            )
          : [];
        const rest = cards.filter((card) => !first.includes(nameOf(card)));
        return [...first, ...someCards(rest, discardsOf(costs(v)).length - first.length, rng)];
      },
      take(s, v, seat, cards) {
        discardCards(s, seat, cards.map(cardNamed));
        payCredits(s, seat, v.event);
      },
    },
  },
);

/** The Credits of an alternative, and what they buy. */
export function payCredits(s: State, seat: Seat, event: number): void {
  pay(s, seat, 'credits', creditsOf(eventCard(event).active.alternative));
  overcome(s, seat, event);
}

const costs = (v: { event: number }) => eventCard(v.event).active.alternative;
