import { below, msg, owner, pickMany } from '@orrery/kernel';
import { cardName, titleOf } from '../content/set.ts';
import { sell as sellCard } from '../effects/trade.ts';
import { flow, playerOf, type State } from '../state.ts';

/** Sells any number of cards for their resale value, after gathering (MO-311). */
export const sell = flow(
  'sell',
  { seat: owner },
  {
    cards: {
      ...pickMany<State, { seat: number }, number>({
        who: (s, v) => (playerOf(s, v.seat).hand.cards.length > 0 ? v.seat : []),
        text: () => msg('ask-sell'),
        items: (s, _v, seat) => playerOf(s, seat).hand.cards,
        count: (s, _v, seat) => [0, playerOf(s, seat).hand.cards.length],
        name: cardName,
        show: (_s, card) => {
          const { name, resale } = titleOf(card);
          return { text: msg('resale', { name, ...resale }) };
        },
        rule: 'MO-311',
        sample: (s, _v, seat, rng) => playerOf(s, seat).hand.cards.filter(() => below(rng, 8) === 0),
        fallback: () => [],
        take(s, _v, seat, cards) {
          for (const card of cards) sellCard(s, seat, card);
        },
      }),
      resolving: true,
      time: 'window',
    },
  },
);
