import { below, say, tell } from '@orrery/kernel';
import { labelledAll } from '../content/cards.ts';
import { cardNamed } from '../content/index.ts';
import { SUPPLY } from '../content/supply.ts';
import { flow, fromCurrent } from '../state.ts';
import { amongCards, cardOption, someCards } from './choices/options.ts';

/** The Locations that Mercury Protocol adds, by place. */
const ADDED: readonly number[] = SUPPLY.locations.map(([, added]) => added as number);

/** With the option, the first player picks the Locations by hand: any mix is legal (HX-022). */
export const pickLocations = flow(
  'pickLocations',
  {},
  {
    choose: {
      ask: 'subset',
      who: (s) => fromCurrent(s)[0] as number,
      prompt: () => ({ text: say('ask-locations'), items: ADDED.map(cardOption), min: 0, max: ADDED.length }),
      admits: (_s, _v, _seat, names) => amongCards(ADDED, names.length, names, 'HX-022'),
      sample: (_s, _v, _seat, rng) => someCards(ADDED, below(rng, ADDED.length + 1), rng),
      take(s, _v, seat, names) {
        const wanted = names.map(cardNamed);
        s.locations = s.locations.map((card, place) => {
          const added = ADDED[place] as number;
          return wanted.includes(added) ? added : card;
        });
        tell('locations-picked', { seat, ...labelledAll(s.locations) });
      },
    },
  },
);
