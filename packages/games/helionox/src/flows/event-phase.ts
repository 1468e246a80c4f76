import { draw, EVERYBODY, logEvent, move, post } from '@orrery/kernel';
import { eventCard, labelled, placeOf } from '../content/cards.ts';
import { flow, fromCurrent, playerOf, type State } from '../state.ts';
import { discard } from './choices/discard.ts';
import { raid } from './delivery.ts';

/** The Event Phase: Inactive Events turn Active, then a new one is placed (HX-059 to HX-064). */
export const eventPhase = flow(
  'eventPhase',
  {},
  {
    flip: (s) => {
      s.phase = 'event';
      const turned = s.inactive.cards.slice();
      while (s.inactive.cards.length > 0) move(s, s.inactive, 0, s.active);
      for (const card of turned) logEvent('activated', { ...labelled(card) });
      // All flip together; effects on turning Active are resolved by place, then by age (HX-062).
      for (const card of turned.sort((a, b) => placeOf(a) - placeOf(b))) activate(s, card);
    },
    place: (s) => {
      // A team places two Events each turn, but only one on the very first turn (HX-296).
      for (let left = s.coop && s.turns > 1 ? 2 : 1; left > 0; left--) {
        const card = draw(s, s.events, s.inactive, EVERYBODY);
        logEvent('event-placed', { ...labelled(card) });
      }
    },
  },
);

/** Applies the one-time effect of an Event that turns Active (HX-257, HX-436). */
function activate(s: State, card: number): void {
  const { penalty } = eventCard(card).active;
  for (const seat of fromCurrent(s)) {
    if (penalty === 'raid' && playerOf(s, seat).cargo !== 0) post(s, raid, { seat });
    if (penalty === 'discardOne') post(s, discard, { seat, count: 1, rule: 'HX-436' });
  }
}
