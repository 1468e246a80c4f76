import { int, msg, owner, pickMany, type Seat, text, withDefault } from '@orrery/kernel';
import { faceOf } from '../../content/cards.ts';
import { discardCards } from '../../effects/cards.ts';
import { flow, playerOf, type State } from '../../state.ts';
import { cards, otherCard, someCards } from './options.ts';

/** A player discards cards of their choice, or all cards if there are too few (HX-329). */
export const discard = flow(
  'discard',
  { seat: owner, count: int, rule: withDefault(text, 'HX-329') },
  {
    all: (s, v, go) => {
      if (hand(s, v.seat).length > v.count) return;
      discardCards(s, v.seat, hand(s, v.seat).slice());
      go.end();
    },
    choose: pickMany({
      who: (_s, v) => v.seat,
      text: (_s, v) => msg('ask-discard', { count: v.count }),
      items: (s, _v, seat) => hand(s, seat),
      ...cards,
      count: (_s, v) => v.count,
      rule: (_s, v, _seat, name) => otherCard(name, v.rule),
      sample: (s, v, seat, rng) => someCards(hand(s, seat), v.count, rng),
      take: (s, _v, seat, chosen) => discardCards(s, seat, chosen.map(faceOf)),
    }),
  },
);

const hand = (s: State, seat: Seat): number[] => playerOf(s, seat).hand.cards;
