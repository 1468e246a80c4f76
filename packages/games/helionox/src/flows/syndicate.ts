import { defined, EVERYBODY, int, logEvent, move, msg, pickOne, refuse, withDefault } from '@orrery/kernel';
import { deckCard, eventCard, labelled, placeOf } from '../content/cards.ts';
import { turnUp } from '../effects/cards.ts';
import { faceUp } from '../rules/cards.ts';
import { isActive, sideOf } from '../rules/space.ts';
import { flow, marketOf, NONE, type State } from '../state.ts';
import { cards, slots, slotsUpTo } from './choices/options.ts';

/**
 * The Shadow Syndicate scores an Event and a Market card; the player whose turn ended decides ties (HX-298 to HX-307,
 * HX-545).
 */
export const syndicate = flow(
  'syndicate',
  { event: withDefault(int, NONE), slot: withDefault(int, NONE) },
  {
    seekEvent: (s, v) => {
      v.event = bestEvents(s)[0] ?? NONE;
    },
    chooseEvent: pickOne({
      who: (s) => (differ(bestEvents(s)) ? s.turn : []),
      text: () => msg('ask-syndicate-event'),
      items: (s) => bestEvents(s),
      ...cards,
      rule: () => refuse('no-such-choice', 'HX-301'),
      fallback: (s) => defined(bestEvents(s)[0]),
      take(_s, v, _seat, event) {
        v.event = event;
      },
    }),
    scoreEvent: (s, v) => {
      if (v.event === NONE) return;
      const side = isActive(s, v.event) ? 'active' : 'inactive';
      move(s, s[side], s[side].cards.indexOf(v.event), s.syndicate[side], EVERYBODY);
      logEvent('syndicate-event', { ...labelled(v.event) });
    },
    seekCard: (s, v) => {
      v.slot = bestSlots(s)[0] ?? NONE;
    },
    chooseCard: pickOne({
      who: (s) => (bestSlots(s).length > 1 ? s.turn : []),
      text: () => msg('ask-syndicate-card'),
      items: (s) => bestSlots(s),
      ...slots,
      rule: () => refuse('no-such-choice', 'HX-305'),
      fallback: (s) => defined(bestSlots(s)[0]),
      take(_s, v, _seat, slot) {
        v.slot = slot;
      },
    }),
    scoreCard: (s, v) => {
      if (v.slot === NONE) return;
      const deck = marketOf(s, v.slot);
      const card = move(s, deck, deck.cards.length - 1, s.syndicate.cards, EVERYBODY);
      logEvent('syndicate-card', { ...labelled(card) });
      turnUp(s, v.slot);
    },
  },
);

/** The items with the highest value. */
function highest(list: readonly number[], of: (one: number) => number): number[] {
  const most = Math.max(...list.map(of));
  return list.filter((one) => of(one) === most);
}

/**
 * Events with the highest Influence among Active Events, else among Inactive ones; of these, those closest to Earth
 * (HX-299 to HX-301).
 */
export function bestEvents(s: State): number[] {
  const { cards } = s.active.cards.length > 0 ? s.active : s.inactive;
  const first = highest(cards, (card) => sideOf(s, card).influence);
  return highest(first, (card) => -placeOf(card));
}

/** Whether the choice matters: two copies of one Event are equivalent. */
const differ = (events: readonly number[]): boolean => new Set(events.map((card) => eventCard(card).id)).size > 1;

/** Market slots with the highest printed Influence; of these, those with the highest printed cost (HX-305). */
export function bestSlots(s: State): number[] {
  const first = highest(slotsUpTo(s, NONE), (slot) => deckCard(faceUp(s, slot)).influence ?? 0);
  return highest(first, (slot) => deckCard(faceUp(s, slot)).cost);
}
