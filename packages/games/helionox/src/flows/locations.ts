import { below, defined, logEvent, msg, pickMany } from '@orrery/kernel';
import { labelledAll } from '../content/cards.ts';
import { SUPPLY } from '../content/supply.ts';
import { flow, fromCurrent } from '../state.ts';
import { cards, otherCard, someCards } from './choices/options.ts';

/** The Locations that Mercury Protocol adds, by place. */
const ADDED: readonly number[] = SUPPLY.locations.map((cards) => defined(cards[1]));

/** With the option `picked`, the first player picks any mix of Locations (HX-022). */
export const pickLocations = flow(
  'pickLocations',
  {},
  {
    choose: pickMany({
      who: (s) => defined(fromCurrent(s)[0]),
      text: () => msg('ask-locations'),
      items: () => ADDED,
      ...cards,
      count: () => [0, ADDED.length],
      rule: (_s, _v, _seat, name) => otherCard(name, 'HX-022'),
      sample: (_s, _v, _seat, rng) => someCards(ADDED, below(rng, ADDED.length + 1), rng),
      take(s, _v, seat, wanted) {
        s.locations = s.locations.map((card, place) => {
          const added = defined(ADDED[place]);
          return wanted.includes(added) ? added : card;
        });
        logEvent('locations-picked', { seat, ...labelledAll(s.locations) });
      },
    }),
  },
);
