import { defined, logEvent, msg, refuse } from '@orrery/kernel';
import { cardName, titleOf } from '../content/set.ts';
import { discardAt } from '../effects/fall.ts';
import { CANCEL, cancellers } from '../rules/windows.ts';
import { flow, playerOf, type State } from '../state.ts';

/** The index of the cancelling card in a hand, or -1. */
const placeOf = (s: State, seat: number): number =>
  playerOf(s, seat).hand.cards.findIndex((card) => titleOf(card).id === CANCEL);
/** The name of the cancelling card as the only choice, if the seat holds it; otherwise none. */
export const choices = (s: State, seat: number): string[] => {
  const at = placeOf(s, seat);
  return at < 0 ? [] : [cardName(defined(playerOf(s, seat).hand.cards[at]))];
};

const declaredBy = (s: State) => ({ seat: s.declared?.seat ?? -1, name: titleOf(s.declared?.card ?? 0).name });

/**
 * Any other seat may cancel a declared card before it takes effect; if several do, only the first one clockwise from
 * the active player uses its card (MO-321, MO-395).
 */
export const cancel = flow(
  'cancel',
  {},
  {
    window: {
      sealed: 'choose?',
      quiet: true,
      time: 'window',
      who: (s) => cancellers(s),
      prompt: (s, _v, seat) => ({
        text: msg('ask-cancel', declaredBy(s)),
        pass: msg('let-it-be'),
        options: choices(s, seat).map((id) => ({ id, text: msg('act-cancel') })),
      }),
      brief: (s) => msg('brief-cancel-window', declaredBy(s)),
      admits: (s, _v, seat, card) =>
        card === null || choices(s, seat).includes(card) || refuse('not-in-hand', 'MO-395'),
      sample: (s, _v, seat) => choices(s, seat)[0] ?? null,
      options: (s, _v, seat) => [null, ...choices(s, seat)],
      fallback: () => null,
      reveal(s, _v, answers, go) {
        for (let i = 0; i < answers.length; i++) {
          const seat = (s.turn + i) % answers.length;
          if (answers[seat] === null || s.out[seat]) continue;
          discardAt(s, seat, placeOf(s, seat));
          logEvent('cancelled', { seat, name: titleOf((s.declared as NonNullable<State['declared']>).card).name });
          return go.end(true);
        }
      },
    },
    none: (_s, _v, go) => go.end(false),
  },
);
