import { EVERYBODY, maskOf, NOBODY, type Secret, type Zone } from '@orrery/kernel';
import type { State } from '../state.ts';

/** Every zone once. */
export const zones = (s: State): Zone[] => [
  ...s.players.map(({ hand }) => hand),
  s.deck,
  s.discard,
  s.works,
  s.market,
  s.spareTokens,
  ...s.planets.map(({ token }) => token),
];

/** Who may know a card by where it lies (MO-624 to MO-629, MO-650). A stolen card stays known to whom it was taken from. */
export const secrets = (s: State): Secret[] => [
  ...s.players.map(({ hand }, side) => ({ zone: hand, by: side < s.out.length ? maskOf(side) : NOBODY, kept: true })),
  { zone: s.deck, by: NOBODY },
  { zone: s.discard, by: EVERYBODY },
  // A market that was turned down goes under the deck in the open and in its order (MO-653).
  { zone: s.works, by: NOBODY, kept: true },
  { zone: s.market, by: EVERYBODY },
  { zone: s.spareTokens, by: NOBODY },
  ...s.planets.map(({ token, explored }) => ({ zone: token, by: explored ? EVERYBODY : NOBODY })),
];
