import { EVERYBODY, maskOf, NOBODY, type Secret } from '@orrery/kernel';
import type { State } from '../state.ts';

/** Which seats know a tile (MR-238, MR-248): the owner, and all seats that saw it before. */
export const secrets = (s: State): Secret[] => [
  ...[s.piles.basic, s.piles.advanced].map((zone) => ({ zone, by: NOBODY })),
  ...[s.discards.basic, s.discards.advanced, s.supply].map((zone) => ({ zone, by: EVERYBODY })),
  ...s.players.flatMap(({ hand, looking }, seat) =>
    [hand, looking].map((zone) => ({ zone, by: maskOf(seat), kept: true })),
  ),
];
