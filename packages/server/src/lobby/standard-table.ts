import { type Json, same } from '@orrery/kernel';
import type { StoredTable } from './lobby-table.ts';

/**
 * Whether quick match may seat strangers at a table, whose game is then rated: default options, no clock, no hints, no
 * bots, and spectators who see public information only. `defaults` are the game's default options for that number of
 * seats.
 */
export const isStandard = ({ options, clock, hints, watch, chairs }: StoredTable, defaults: Json): boolean =>
  clock === null &&
  !hints &&
  (watch?.as ?? 'open') === 'open' &&
  chairs.every(({ kind }) => kind !== 'bot') &&
  same(options, defaults);
