import { type Json, same } from '@orrery/kernel';
import type { Table } from './gathering.ts';

/**
 * Whether quick match may seat strangers at a table: the game's default options, no clock, no hints, no bots, and
 * spectators who see what lies open and no more. Its games are rated. `defaults` are the game's options when none are
 * chosen, for as many seats.
 */
export const isStandard = ({ options, clock, hints, watch, chairs }: Table, defaults: Json): boolean =>
  clock === null &&
  !hints &&
  (watch?.as ?? 'open') === 'open' &&
  chairs.every(({ kind }) => kind !== 'bot') &&
  same(options, defaults);
