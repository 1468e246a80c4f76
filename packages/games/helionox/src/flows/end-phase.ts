import { below, EVERYBODY, isIn, move, msg, pickMany, type Seat } from '@orrery/kernel';
import { faceOf } from '../content/cards.ts';
import { HAND_SIZE, REDUCED_DRAW } from '../content/index.ts';
import { discardCards, drawCards } from '../effects/cards.ts';
import { isUnder } from '../rules/space.ts';
import { flow, newTurn, playerOf, type State } from '../state.ts';
import { discard } from './choices/discard.ts';
import { cards, otherCard, someCards } from './choices/options.ts';

/** The End Phase: discards played cards, draws a new hand and clears the turn's records (HX-182 to HX-189). */
export const endPhase = flow(
  'endPhase',
  {},
  {
    tidy: (s) => {
      s.phase = 'end';
      for (const { played, discard: pile, plays } of s.players) {
        while (played.cards.length > 0) move(s, played, 0, pile, EVERYBODY);
        plays.length = 0;
      }
    },
    keep: pickMany({
      who: (s) => (hand(s, s.turn).length > 0 ? s.turn : []),
      text: () => msg('ask-keep'),
      items: (s, _v, seat) => hand(s, seat),
      ...cards,
      count: (s, _v, seat) => [0, hand(s, seat).length],
      rule: (_s, _v, _seat, name) => otherCard(name, 'HX-183'),
      sample: (s, _v, seat, rng) => someCards(hand(s, seat), below(rng, hand(s, seat).length + 1), rng),
      fallback: () => [],
      take: (s, _v, seat, chosen) => discardCards(s, seat, chosen.map(faceOf)),
    }),
    draw: (s) => {
      if (isIn(s, s.turn)) drawCards(s, s.turn, isUnder(s, 'drawFour') ? REDUCED_DRAW : HAND_SIZE);
    },
    limit: (s, _v, go) => {
      const excess = hand(s, s.turn).length - HAND_SIZE;
      if (excess > 0) go.call(discard, { seat: s.turn, count: excess, rule: 'HX-185' });
    },
    clear: (s) => {
      for (const player of s.players) {
        player.credits = 0;
        player.defense = 0;
      }
      s.thisTurn = newTurn();
      s.collaboration = null;
    },
  },
);

const hand = (s: State, seat: Seat): number[] => playerOf(s, seat).hand.cards;
