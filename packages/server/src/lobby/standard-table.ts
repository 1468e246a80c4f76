import { type Json, same } from '@orrery/kernel';
import { CLOCKS, clockNameOf } from '@orrery/protocol';
import type { StoredTable } from './lobby-table.ts';

/**
 * Whether quick match may seat strangers at a table: default options, a standard clock on which a player without time
 * loses, no hints, no bots, and spectators who see public information only. `defaults` are the game's default options
 * for that number of seats.
 */
export function isStandard({ options, clock, hints, watch, chairs }: StoredTable, defaults: Json): boolean {
  const name = clockNameOf(clock);
  return (
    name !== null &&
    clock?.late === CLOCKS[name].late &&
    !hints &&
    (watch?.as ?? 'open') === 'open' &&
    chairs.every(({ kind }) => kind !== 'bot') &&
    same(options, defaults)
  );
}
