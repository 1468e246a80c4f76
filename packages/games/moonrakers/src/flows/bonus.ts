import {
  defined,
  draw,
  EVERYBODY,
  flag,
  logEvent,
  maskOf,
  move,
  msg,
  NOBODY,
  owner,
  pickOne,
  type Seat,
  show,
  take,
  type Zone,
} from '@orrery/kernel';
import { cardName, cardNamed, isPart, partOf } from '../content/set.ts';
import { acquireCrew, addKind, wordsFor } from '../effects/cards.ts';
import { bonusSources, isAdvancedKind } from '../rules/bonus.ts';
import { captainOf, flow, type State } from '../state.ts';
import { install } from './install.ts';

/** Whether the captain gets a prototype; if none is left, they get an ordinary Bonus Card (MK-188). */
const isPrototype = (s: State, v: { prototype: boolean }): boolean => v.prototype && s.prototypeDeck.cards.length > 0;

/** The card the captain is looking at, which is hidden from others. */
const cardOf = (s: State, seat: Seat): number => defined(captainOf(s, seat).looked.cards.at(-1));

/**
 * A Bonus Card: the captain chooses a source, looks at the top card, and keeps it or puts it under its deck (MK-376 to
 * MK-380, MK-187).
 */
export const bonus = flow(
  'bonus',
  { seat: owner, prototype: flag, drawn: flag, keep: flag },
  {
    source: pickOne({
      who: (s, v) => (isPrototype(s, v) || bonusSources(s).length === 0 ? [] : v.seat),
      text: () => msg('ask-bonus'),
      items: (s: State) => bonusSources(s),
      show: (_s, source) => ({
        text: isAdvancedKind(source) ? msg('item-card', { name: wordsFor(cardNamed(source)) }) : msg(`bonus-${source}`),
      }),
      rule: 'MK-376',
      resolving: true,
      take(s, v, seat, source) {
        if (isAdvancedKind(source)) return addKind(s, seat, cardNamed(source));
        logEvent('bonus-source', { seat, source });
        lookAt(s, v, seat, source === 'crew' ? s.crewDeck : s.partDeck);
      },
    }),
    /** Looks at a prototype. Ends the flow if an advanced card was taken or no card is left. */
    prototype(s, v, go) {
      if (v.drawn) return;
      if (!isPrototype(s, v)) return go.end();
      lookAt(s, v, v.seat, s.prototypeDeck);
    },
    keep: pickOne({
      who: (_s, v) => v.seat,
      text: (s, _v, seat) => msg('ask-keep', { name: wordsFor(cardOf(s, seat)) }),
      items: () => ['keep', 'decline'],
      show: (_s, item) => ({ text: msg(`bonus-${item}`) }),
      rule: 'MK-377',
      resolving: true,
      take(s, v, seat, item) {
        v.keep = item === 'keep';
        if (!v.keep) decline(s, seat);
      },
    }),
    take(s, v, go) {
      if (!v.keep) return;
      const { looked } = captainOf(s, v.seat);
      const card = cardOf(s, v.seat);
      show(s, looked, looked.cards.length - 1, EVERYBODY);
      logEvent('bonus-kept', { seat: v.seat, card: cardName(card), name: wordsFor(card) });
      if (isPart(card)) return go.call(install, { seat: v.seat, part: card });
      take(looked, looked.cards.length - 1);
      acquireCrew(s, v.seat, card);
    },
  },
);

function lookAt(s: State, v: { drawn: boolean }, seat: Seat, deck: Zone): void {
  v.drawn = true;
  draw(s, deck, captainOf(s, seat).looked, maskOf(seat));
}

/** Puts a declined card under its deck; only its receiver has seen it (MK-380). */
function decline(s: State, seat: Seat): void {
  const { looked } = captainOf(s, seat);
  const card = cardOf(s, seat);
  const deck = !isPart(card) ? s.crewDeck : partOf(card).prototype ? s.prototypeDeck : s.partDeck;
  move(s, looked, looked.cards.length - 1, deck, NOBODY, 0);
  logEvent('bonus-declined', { seat });
}
