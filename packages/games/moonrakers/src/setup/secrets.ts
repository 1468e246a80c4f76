import { EVERYBODY, type Event, type Mask, maskOf, NOBODY, type Seat, type Secret, type Zone } from '@orrery/kernel';
import { nameOf } from '../rules/owned.ts';
import type { State } from '../state.ts';

/** Every zone once. */
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

/**
 * Who may know what, by where it lies (MK-478 to MK-487). A card that was seen before goes on being known where it lies on
 * or under a pile, or in a hand, until the pile is shuffled.
 */
export const secrets = (s: State, news: readonly Event[]): Secret[] => [
  ...s.captains.flatMap(({ draw, hand, discard, play, looked, objectives }, seat): Secret[] => [
    { zone: draw, by: NOBODY, kept: true },
    { zone: hand, by: handKnown(hand, seat, news), kept: true },
    { zone: discard, by: EVERYBODY },
    { zone: play, by: EVERYBODY },
    { zone: looked, by: maskOf(seat), kept: true },
    { zone: objectives, by: maskOf(seat) },
  ]),
  ...[...s.contractDecks, s.partDeck, s.crewDeck, s.prototypeDeck, s.objectiveDeck, s.eventDeck].map(
    (zone): Secret => ({ zone, by: NOBODY, kept: true }),
  ),
  { zone: s.mercenaryDeck, by: NOBODY },
];

/** A hand is its owner's; all have seen a card that was just shown out of it, or taken into it from the supply (MK-487). */
function handKnown(hand: Zone, seat: Seat, news: readonly Event[]): Mask[] {
  const shown = news.flatMap(({ type, data }) =>
    (type === 'shown' || type === 'taken') && data.seat === seat ? [data.card] : [],
  );
  return hand.cards.map((card) => {
    const at = shown.indexOf(nameOf(card));
    if (at < 0) return maskOf(seat);
    shown.splice(at, 1);
    return EVERYBODY;
  });
}
