import { defined, int, msg, pickOne, refuse } from '@orrery/kernel';
import { PLACES } from '../content/index.ts';
import { moveShip } from '../effects/tokens.ts';
import { flow } from '../state.ts';
import { places } from './choices/options.ts';

/** With the option `chooseStart`, every player picks a starting Location, in turn order (HX-012, HX-551). */
export const startingPlaces = flow(
  'startingPlaces',
  { done: int },
  {
    choose: pickOne({
      who: (s, v) => defined(s.order[v.done]),
      text: () => msg('ask-start'),
      items: () => [...PLACES.keys()],
      ...places,
      rule: (_s, _v, _seat, name) => refuse('no-such-place', 'HX-551', { place: name }),
      take: (s, _v, seat, place) => moveShip(s, seat, place, 0),
    }),
    next: (s, v, go) => {
      v.done++;
      if (v.done < s.order.length) go.jump('choose');
    },
  },
);
