import { int, msg, owner, pickOne, type ShapeOf, take, withDefault } from '@orrery/kernel';
import { KINDS } from '../content/cards.ts';
import { PART_SLOTS } from '../content/numbers.ts';
import { cardName, kindCard, partOf } from '../content/set.ts';
import { addKind, installPart, wordsFor } from '../effects/cards.ts';
import { isInStock } from '../rules/actions.ts';
import { captainOf, flow, NONE, type State } from '../state.ts';

/** Action cards that a prototype may bring: advanced ones only with Overload and in stock (MK-154). */
const brought = (s: State): number[] => [...KINDS.keys()].filter((kind) => isInStock(s, kind));

const vars = { seat: owner, part: int, slot: withDefault(int, NONE) };
type Vars = ShapeOf<typeof vars>;

/** Installs a revealed part; a fifth one replaces another (MK-145 to MK-150). */
export const install = flow('install', vars, {
  look(s, v) {
    const { parts } = captainOf(s, v.seat);
    v.slot = parts.length < PART_SLOTS ? parts.length : NONE;
  },
  replace: pickOne({
    who: (_s, v) => (v.slot === NONE ? v.seat : []),
    text: (_s, v) => msg('ask-replace', { name: wordsFor(v.part) }),
    items: (s: State, v: Vars) => captainOf(s, v.seat).parts,
    name: cardName,
    show: (_s, part) => ({ text: msg('item-card', { name: wordsFor(part) }) }),
    rule: 'MK-146',
    resolving: true,
    take(s, v, seat, part) {
      v.slot = captainOf(s, seat).parts.indexOf(part);
    },
  }),
  lay(s, v) {
    const { looked } = captainOf(s, v.seat);
    take(looked, looked.cards.indexOf(v.part));
    installPart(s, v.seat, v.part, v.slot);
    for (const kind of partOf(v.part).brings) addKind(s, v.seat, kindCard(kind));
  },
  bring: pickOne({
    who: (_s, v) => (partOf(v.part).prototype ? v.seat : []),
    text: (_s, v) => msg('ask-brought', { name: wordsFor(v.part) }),
    items: (s: State) => brought(s),
    name: cardName,
    show: (_s, kind) => ({ text: msg('item-card', { name: wordsFor(kind) }) }),
    rule: 'MK-154',
    resolving: true,
    take: (s, _v, seat, kind) => addKind(s, seat, kind),
  }),
});
