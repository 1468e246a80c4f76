import { int, pick, refuse, type Seat, say, tell } from '@orrery/kernel';
import { faceOf, labelled, nameOf } from '../content/cards.ts';
import { cardNamed, cardOf, PAIRS, type Pair } from '../content/index.ts';
import { dealDeck } from '../effects/deal.ts';
import { flow, playerOf, type State } from '../state.ts';
import { amongCards, cardOption } from './choices/options.ts';

/** What a team chooses before the first turn: alone the faction pair, with Mercury Protocol Fleet Assets (HX-050, HX-319). */
export const outfit = flow(
  'outfit',
  { done: int },
  {
    pair: {
      ask: 'choose',
      who: (s) => (s.players.length === 1 ? 0 : []),
      prompt: () => ({ text: say('ask-pair'), options: PAIRS.map(([id]) => ({ id, text: say(`pair-${id}`) })) }),
      admits: (_s, _v, _seat, id) => PAIRS.some(([first]) => first === id) || refuse('no-such-choice', 'HX-040'),
      sample: (_s, _v, _seat, rng) => pick(rng, PAIRS)[0],
      options: () => PAIRS.map(([id]) => id),
      take: (s, _v, seat, id) => dealDeck(s, seat, PAIRS.find(([first]) => first === id) as Pair),
    },
    fleet: {
      ask: 'choose',
      who: (s, v) => (s.mercury ? (s.order[v.done] as Seat) : []),
      prompt: (s) => ({ text: say('ask-fleet'), options: fleetLeft(s).map(cardOption) }),
      admits: (s, _v, _seat, name) => amongCards(fleetLeft(s), 1, [name], 'HX-050'),
      sample: (s, _v, _seat, rng) => nameOf(pick(rng, fleetLeft(s))),
      options: (s) => fleetLeft(s).map(nameOf),
      take: (s, _v, seat, name) => takeFleet(s, seat, cardNamed(name)),
    },
    next: (s, v, go) => {
      if (s.mercury && ++v.done < s.order.length) go.jump('fleet');
    },
  },
);

const fleetLeft = (s: State): number[] => s.box.cards.filter((card) => cardOf(faceOf(card)).kind === 'fleet');

function takeFleet(s: State, seat: Seat, fleet: number): void {
  const at = s.box.cards.indexOf(fleet);
  s.box.cards.splice(at, 1);
  s.box.known.splice(at, 1);
  playerOf(s, seat).fleet = fleet;
  tell('fleet-chosen', { seat, ...labelled(fleet) });
}
