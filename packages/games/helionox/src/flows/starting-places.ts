import { int, pick, refuse, say } from '@orrery/kernel';
import { PLACES } from '../content/index.ts';
import { moveShip } from '../effects/tokens.ts';
import { flow } from '../state.ts';
import { placeNamed, placeOption } from './choices/options.ts';

/** With the option, every player picks a Location to start at, in turn order (HX-012, HX-551). */
export const startingPlaces = flow(
  'startingPlaces',
  { done: int },
  {
    choose: {
      ask: 'choose',
      who: (s, v) => s.order[v.done] as number,
      prompt: () => ({ text: say('ask-start'), options: PLACES.map((_place, place) => placeOption(place)) }),
      admits: (_s, _v, _seat, name) => placeNamed(name) >= 0 || refuse('no-such-place', 'HX-551', { place: name }),
      sample: (_s, _v, _seat, rng) => pick(rng, PLACES),
      options: () => [...PLACES],
      take: (s, _v, seat, name) => moveShip(s, seat, placeNamed(name), 0),
    },
    next: (s, v, go) => {
      v.done++;
      if (v.done < s.order.length) go.jump('choose');
    },
  },
);
