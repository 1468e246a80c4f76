import { EVERYBODY, maskOf, NOBODY, type Secret, type Zone } from '@orrery/kernel';
import type { State } from '../state.ts';

/** All zones, each once. */
export const zones = (s: State): Zone[] => [
  ...s.players.map(({ hand }) => hand),
  s.deck,
  s.discard,
  s.works,
  s.market,
  s.spareTokens,
  ...s.planets.map(({ token }) => token),
];

/**
 * The seats that may know the cards of each zone (MO-624 to MO-629, MO-650). The former owner of a stolen card still
 * knows it.
 */
export const secrets = (s: State): Secret[] => [
  ...s.players.map(({ hand }, side) => ({ zone: hand, by: side < s.out.length ? maskOf(side) : NOBODY, kept: true })),
  { zone: s.deck, by: NOBODY },
  { zone: s.discard, by: EVERYBODY },
  // A refreshed market goes under this deck face up and in order, so those cards stay known (MO-653).
  { zone: s.works, by: NOBODY, kept: true },
  { zone: s.market, by: EVERYBODY },
  { zone: s.spareTokens, by: NOBODY },
  ...s.planets.map(({ token, explored }) => ({ zone: token, by: explored ? EVERYBODY : NOBODY })),
];
