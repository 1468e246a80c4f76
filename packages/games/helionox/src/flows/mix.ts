import { below, int, msg, oneOf, owner, refuse } from '@orrery/kernel';
import { mixRange } from '../rules/mix.ts';
import { flow } from '../state.ts';

/** Asks how many banked tokens go into a payment, if there is a choice; returns that number (HX-535). */
export const mix = flow(
  'mix',
  { seat: owner, what: oneOf('credits', 'defense'), price: int },
  {
    forced: (s, v, go) => {
      const { least, most } = mixRange(s, v.seat, v.what, v.price);
      if (least === most) go.end(least);
    },
    choose: {
      ask: 'amount',
      who: (_s, v) => v.seat,
      prompt(s, v, seat) {
        const { least, most } = mixRange(s, seat, v.what, v.price);
        return { text: msg(`ask-mix-${v.what}`, { price: v.price }), min: least, max: most };
      },
      admits(s, v, seat, n) {
        const { least, most } = mixRange(s, seat, v.what, v.price);
        return (n >= least && n <= most) || refuse('mix-out-of-range', 'HX-535', { least, most });
      },
      sample(s, v, seat, rng) {
        const { least, most } = mixRange(s, seat, v.what, v.price);
        return least + below(rng, most - least + 1);
      },
      fallback: (s, v, seat) => mixRange(s, seat, v.what, v.price).least,
      take: (_s, _v, _seat, n, go) => go.end(n),
    },
  },
);
