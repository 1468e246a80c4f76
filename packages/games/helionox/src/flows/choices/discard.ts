import { int, owner, type Seat, say, text, withDefault } from '@orrery/kernel';
import { cardNamed } from '../../content/index.ts';
import { discardCards } from '../../effects/cards.ts';
import { flow, playerOf, type State } from '../../state.ts';
import { amongCards, cardOption, someCards } from './options.ts';

/** A player discards so many cards of the hand, own choice; with fewer all of them (HX-329). */
export const discard = flow(
  'discard',
  { seat: owner, count: int, rule: withDefault(text, 'HX-329') },
  {
    all: (s, v, go) => {
      const { cards } = playerOf(s, v.seat).hand;
      if (v.count <= 0) return go.end();
      if (cards.length > v.count) return;
      discardCards(s, v.seat, cards.slice());
      go.end();
    },
    choose: {
      ask: 'subset',
      who: (_s, v) => v.seat,
      prompt: (s, v, seat) => ({
        text: say('ask-discard', { count: v.count }),
        items: hand(s, seat).map(cardOption),
        min: v.count,
        max: v.count,
      }),
      admits: (s, v, seat, cards) => amongCards(hand(s, seat), v.count, cards, v.rule),
      sample: (s, v, seat, rng) => someCards(hand(s, seat), v.count, rng),
      take: (s, _v, seat, cards) => discardCards(s, seat, cards.map(cardNamed)),
    },
  },
);

const hand = (s: State, seat: Seat): number[] => playerOf(s, seat).hand.cards;
