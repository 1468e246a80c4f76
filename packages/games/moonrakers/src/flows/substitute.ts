import { defined, int, msg, owner, pickOne } from '@orrery/kernel';
import { KINDS } from '../content/cards.ts';
import { addKind, wordsFor } from '../effects/cards.ts';
import { isInStock, typeOf } from '../rules/actions.ts';
import { flow, type State } from '../state.ts';

/** Cards of the same category that can be taken instead: basic ones always, advanced ones while in stock (MK-142). */
const takeable = (s: State, kind: number): number[] =>
  [...KINDS.keys()].filter((other) => typeOf(other) === typeOf(kind) && isInStock(s, other));

/** Lets a captain choose another card of the category when an advanced card is out of stock. */
export const substitute = flow(
  'substitute',
  { seat: owner, kind: int },
  {
    choose: pickOne({
      who: (_s, v) => v.seat,
      text: (_s, v) => msg('ask-substitute', { name: wordsFor(v.kind) }),
      items: (s: State, v: { seat: number; kind: number }) => takeable(s, v.kind),
      name: (kind) => defined(KINDS[kind]),
      show: (_s, kind) => ({ text: msg('item-card', { name: wordsFor(kind) }) }),
      rule: 'MK-142',
      resolving: true,
      take: (s, _v, seat, kind) => addKind(s, seat, kind),
    }),
  },
);
