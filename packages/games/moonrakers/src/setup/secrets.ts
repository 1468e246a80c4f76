import { EVERYBODY, type Event, maskOf, NOBODY, type Seat, type Secret, type Zone } from '@orrery/kernel';
import { nameOf } from '../rules/owned.ts';
import type { State } from '../state.ts';

/** All zones, each once. */
export const zones = (s: State): Zone[] => [
  ...s.captains.flatMap(({ draw, hand, discard, play, looked, objectives }) => [
    draw,
    hand,
    discard,
    play,
    looked,
    objectives,
  ]),
  ...s.contractDecks,
  s.partDeck,
  s.crewDeck,
  s.prototypeDeck,
  s.objectiveDeck,
  s.eventDeck,
  s.mercenaryDeck,
];

/** Events after which all seats know a card, because it was shown or moved face up (MK-487). */
const OPENED: ReadonlySet<string> = new Set(['shown', 'took-back', 'put-on-top', 'gained', 'bonus-kept']);
function opened(zone: Zone, by: number, seat: Seat, news: readonly Event[]): number | number[] {
  const cards = news.flatMap(({ type, data }) =>
    OPENED.has(type) && (data as { seat: Seat }).seat === seat ? [(data as { card: string }).card] : [],
  );
  if (cards.length === 0) return by;
  return zone.cards.map((card, at) => (cards.includes(nameOf(card)) && zone.known[at] === EVERYBODY ? EVERYBODY : by));
}

/**
 * Which seats may know each card, by zone (MK-478 to MK-487). A card that was seen stays known, in a hand or in a pile,
 * until the pile is shuffled.
 */
export const secrets = (s: State, news: readonly Event[] = []): Secret[] => [
  ...s.captains.flatMap(({ draw, hand, discard, play, looked, objectives }, seat): Secret[] => [
    { zone: draw, by: opened(draw, NOBODY, seat, news), kept: true },
    { zone: hand, by: opened(hand, maskOf(seat), seat, news), kept: true },
    { zone: discard, by: EVERYBODY },
    { zone: play, by: EVERYBODY },
    { zone: looked, by: opened(looked, maskOf(seat), seat, news), kept: true },
    { zone: objectives, by: maskOf(seat), kept: true },
  ]),
  ...[...s.contractDecks, s.partDeck, s.crewDeck, s.prototypeDeck, s.objectiveDeck, s.eventDeck].map(
    (zone): Secret => ({ zone, by: NOBODY, kept: true }),
  ),
  { zone: s.mercenaryDeck, by: NOBODY },
];
