import { flag, int, msg, owner, pickMany, pickOne, refuse, type Seat } from '@orrery/kernel';
import { deckCard, faceOf } from '../../content/cards.ts';
import { consumeCard } from '../../effects/cards.ts';
import { indexOf } from '../../rules/cards.ts';
import { flow, playerOf, type State } from '../../state.ts';
import { cards, otherCard, someCards } from './options.ts';

/**
 * A player may consume cards from hand, discard pile or both. Returns 1 if a card was consumed, 2 if an Illegal Tech
 * was (HX-330, HX-354).
 */
export const consume = flow(
  'consume',
  { seat: owner, count: int, hand: flag, discard: flag },
  {
    choose: pickMany({
      who: (_s, v) => v.seat,
      text: (_s, v) => msg('ask-consume', { count: v.count }),
      pass: () => msg('pass-consume'),
      items: (s, v, seat) => candidates(s, v, seat),
      ...cards,
      count: (_s, v) => v.count,
      rule: (_s, _v, _seat, name) => otherCard(name, 'HX-330'),
      sample: (s, v, seat, rng) => someCards(candidates(s, v, seat), v.count, rng),
      take(s, _v, seat, chosen, go) {
        const { hand, discard } = playerOf(s, seat);
        let result = 0;
        for (const face of chosen.map(faceOf)) {
          result = Math.max(result, deckCard(face).kind === 'illegal' ? 2 : 1);
          consumeCard(s, seat, indexOf(hand, face) >= 0 ? hand : discard, face);
        }
        go.end(result);
      },
      passed: (_s, _v, _seat, go) => go.end(0),
    }),
  },
);

function candidates(s: State, v: { hand: boolean; discard: boolean }, seat: Seat): number[] {
  const { hand, discard } = playerOf(s, seat);
  return [...(v.hand ? hand.cards : []), ...(v.discard ? discard.cards : [])];
}

/** A card in play may consume itself after all its other steps (HX-331). */
export const consumeSelf = flow(
  'consumeSelf',
  { seat: owner, card: int },
  {
    choose: pickOne({
      who: (_s, v) => v.seat,
      text: (_s, v) => msg('ask-consume-self', { name: deckCard(v.card).name }),
      pass: () => msg('pass-consume'),
      items: () => ['consume'],
      show: () => ({ text: msg('consume-self') }),
      rule: () => refuse('no-such-choice', 'HX-331'),
      take: (s, v, seat) => consumeCard(s, seat, playerOf(s, seat).played, v.card),
    }),
  },
);
