import { logEvent, msg, NOBODY, pickOneSealed, seatsIn, shuffled, take } from '@orrery/kernel';
import { cardName, objectiveOf } from '../content/set.ts';
import { putUnder } from '../effects/cards.ts';
import { captainOf, flow, type State } from '../state.ts';

/** Each captain gets three objectives and puts one back in secret (MK-031 to MK-034). */
export const chooseObjectives = flow(
  'choose-objectives',
  {},
  {
    choose: pickOneSealed({
      who: (s) => seatsIn(s),
      text: () => msg('ask-objective'),
      items: (s: State, _v, seat) => captainOf(s, seat).objectives.cards,
      name: cardName,
      show: (_s, card) => ({
        text: msg('item-card', { name: objectiveOf(card).name }),
        data: { card: cardName(card) },
      }),
      rule: 'MK-031',
      reveal(s, _v, chosen) {
        const back: number[] = [];
        chosen.forEach((card, seat) => {
          if (card === null) return;
          const own = captainOf(s, seat);
          const at = own.objectives.cards.indexOf(card);
          back.push(take(own.objectives, at));
          own.drawnAt.splice(at, 1);
        });
        // When several objectives are put back, they go under the deck in random order (MK-033).
        for (const card of shuffled(s.rng, back)) putUnder(s.objectiveDeck, card, NOBODY);
        logEvent('objectives-chosen', {});
      },
    }),
  },
);
