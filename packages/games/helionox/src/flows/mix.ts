import { below, int, oneOf, owner, refuse, type Seat, say } from '@orrery/kernel';
import { flow, playerOf, type State } from '../state.ts';

/** How many banked tokens go into a payment; asked only where there is a choice, and ends with the number (HX-535). */
export const mix = flow(
  'mix',
  { seat: owner, what: oneOf('credits', 'defense'), price: int },
  {
    forced: (s, v, go) => {
      const { least, most } = range(s, v.seat, v);
      if (least === most) go.end(least);
    },
    choose: {
      ask: 'amount',
      who: (_s, v) => v.seat,
      prompt(s, v, seat) {
        const { least, most } = range(s, seat, v);
        return { text: say(`ask-mix-${v.what}`, { price: v.price }), min: least, max: most };
      },
      admits(s, v, seat, n) {
        const { least, most } = range(s, seat, v);
        return (n >= least && n <= most) || refuse('mix-out-of-range', 'HX-535', { least, most });
      },
      sample(s, v, seat, rng) {
        const { least, most } = range(s, seat, v);
        return least + below(rng, most - least + 1);
      },
      fallback: (s, v, seat) => range(s, seat, v).least,
      take: (_s, _v, _seat, n, go) => go.end(n),
    },
  },
);

/** The fewest and the most banked tokens that can pay a price. */
function range(
  s: State,
  seat: Seat,
  v: { what: 'credits' | 'defense'; price: number },
): { least: number; most: number } {
  const player = playerOf(s, seat);
  const banked = v.what === 'credits' ? player.bankedCredits : player.bankedDefense;
  return { least: Math.max(0, v.price - player[v.what]), most: Math.min(banked, v.price) };
}
