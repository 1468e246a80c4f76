import { defined, int, logEvent, msg, pickOne, refuse, type Seat, take } from '@orrery/kernel';
import { faceOf, labelled } from '../content/cards.ts';
import { cardOf, PAIRS } from '../content/index.ts';
import { dealDeck } from '../effects/deal.ts';
import { flow, playerOf, type State } from '../state.ts';
import { cards, otherCard } from './choices/options.ts';

/** Choices before the first turn: a solo player's faction pair, a team's Fleet Assets (HX-050, HX-319). */
export const outfit = flow(
  'outfit',
  { done: int },
  {
    pair: pickOne({
      who: (s) => (s.players.length === 1 ? 0 : []),
      text: () => msg('ask-pair'),
      items: () => PAIRS,
      name: ([first]) => first,
      show: (_s, [first]) => ({ text: msg(`pair-${first}`) }),
      rule: () => refuse('no-such-choice', 'HX-040'),
      take: (s, _v, seat, pair) => dealDeck(s, seat, pair),
    }),
    fleet: pickOne({
      who: (s, v) => (s.mercury ? defined(s.order[v.done]) : []),
      text: () => msg('ask-fleet'),
      items: (s) => fleetLeft(s),
      ...cards,
      rule: (_s, _v, _seat, name) => otherCard(name, 'HX-050'),
      take: (s, _v, seat, fleet) => takeFleet(s, seat, fleet),
    }),
    next: (s, v, go) => {
      if (s.mercury && ++v.done < s.order.length) go.jump('fleet');
    },
  },
);

const fleetLeft = (s: State): number[] => s.box.cards.filter((card) => cardOf(faceOf(card)).kind === 'fleet');

function takeFleet(s: State, seat: Seat, fleet: number): void {
  playerOf(s, seat).fleet = take(s.box, s.box.cards.indexOf(fleet));
  logEvent('fleet-chosen', { seat, ...labelled(fleet) });
}
