import { below, flag, int, owner, refuse, type Seat, say } from '@orrery/kernel';
import { deckCard } from '../../content/cards.ts';
import { cardNamed } from '../../content/index.ts';
import { consumeCard } from '../../effects/cards.ts';
import { indexOf } from '../../rules/cards.ts';
import { flow, playerOf, type State } from '../../state.ts';
import { amongCards, cardOption, someCards } from './options.ts';

/** A player may consume cards from hand, discard pile or both; ends with 1, or 2 for an Illegal Tech (HX-330, HX-354). */
export const consume = flow(
  'consume',
  { seat: owner, count: int, hand: flag, discard: flag },
  {
    choose: {
      ask: 'subset?',
      who: (_s, v) => v.seat,
      prompt: (s, v, seat) => ({
        text: say('ask-consume', { count: v.count }),
        pass: say('pass-consume'),
        items: candidates(s, v, seat).map(cardOption),
        min: v.count,
        max: v.count,
      }),
      admits: (s, v, seat, cards) => cards === null || amongCards(candidates(s, v, seat), v.count, cards, 'HX-330'),
      sample: (s, v, seat, rng) => (below(rng, 3) === 0 ? null : someCards(candidates(s, v, seat), v.count, rng)),
      take(s, _v, seat, cards, go) {
        const { hand, discard } = playerOf(s, seat);
        let result = 0;
        for (const face of (cards ?? []).map(cardNamed)) {
          result = Math.max(result, deckCard(face).kind === 'illegal' ? 2 : 1);
          consumeCard(s, seat, indexOf(hand, face) >= 0 ? hand : discard, face);
        }
        go.end(result);
      },
    },
  },
);

function candidates(s: State, v: { hand: boolean; discard: boolean }, seat: Seat): number[] {
  const { hand, discard } = playerOf(s, seat);
  return [...(v.hand ? hand.cards : []), ...(v.discard ? discard.cards : [])];
}

/** A card in play may consume itself when all its other steps are done (HX-331). */
export const consumeSelf = flow(
  'consumeSelf',
  { seat: owner, card: int },
  {
    choose: {
      ask: 'choose?',
      who: (_s, v) => v.seat,
      prompt: (_s, v) => ({
        text: say('ask-consume-self', { name: deckCard(v.card).name }),
        pass: say('pass-consume'),
        options: [{ id: 'consume', text: say('consume-self') }],
      }),
      admits: (_s, _v, _seat, answer) => answer === null || answer === 'consume' || refuse('no-such-choice', 'HX-331'),
      sample: (_s, _v, _seat, rng) => (below(rng, 2) === 0 ? null : 'consume'),
      options: () => [null, 'consume'],
      take(s, v, seat, answer, go) {
        if (answer !== null) consumeCard(s, seat, playerOf(s, seat).played, v.card);
        go.end();
      },
    },
  },
);
