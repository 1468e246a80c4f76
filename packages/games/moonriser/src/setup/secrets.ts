import { EVERYBODY, maskOf, NOBODY, type Secret } from '@orrery/kernel';
import type { State } from '../state.ts';

/**
 * The seats that know the tiles of each zone: none for piles, all for discards and supply. Tiles in a hand or draw are
 * known to its player and to all seats that saw them before (MR-238, MR-248).
 */
export const secrets = (s: State): Secret[] => [
  ...[s.piles.basic, s.piles.advanced].map((zone) => ({ zone, by: NOBODY })),
  ...[s.discards.basic, s.discards.advanced, s.supply].map((zone) => ({ zone, by: EVERYBODY })),
  ...s.players.flatMap(({ hand, looking }, seat) =>
    [hand, looking].map((zone) => ({ zone, by: maskOf(seat), kept: true })),
  ),
];
