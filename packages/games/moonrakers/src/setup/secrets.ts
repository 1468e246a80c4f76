import { EVERYBODY, maskOf, NOBODY, type Secret, type Zone } from '@orrery/kernel';
import type { State } from '../state.ts';

/** Every zone once. */
export const zones = (s: State): Zone[] => [
  ...s.captains.flatMap(({ draw, hand, discard, looked, objectives }) => [draw, hand, discard, looked, objectives]),
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
export const secrets = (s: State): Secret[] => [
  ...s.captains.flatMap(({ draw, hand, discard, looked, objectives }, seat): Secret[] => [
    { zone: draw, by: NOBODY, kept: true },
    { zone: hand, by: maskOf(seat), kept: true },
    { zone: discard, by: EVERYBODY },
    { zone: looked, by: maskOf(seat), kept: true },
    { zone: objectives, by: maskOf(seat) },
  ]),
  ...[...s.contractDecks, s.partDeck, s.crewDeck, s.prototypeDeck, s.objectiveDeck, s.eventDeck].map(
    (zone): Secret => ({ zone, by: NOBODY, kept: true }),
  ),
  { zone: s.mercenaryDeck, by: NOBODY },
];
