import { type Core, type Event, type MatchRecord, type Rules, resumeTable, type Table } from '@orrery/kernel';
import type { SavedMatch } from '../store/store.ts';

/** A match sat down at again: from its snapshot, never by replay. */
export function tableFrom(rules: Rules<Core>, saved: SavedMatch): Table<Core> {
  const record: MatchRecord = {
    game: saved.game,
    version: saved.version,
    options: saved.options,
    seats: saved.seats.length,
    seed: saved.seed,
    entries: saved.rows.flatMap((row) => (row.entry ? [row.entry] : [])),
    snapshot: saved.snapshot,
  };
  return resumeTable(rules, record);
}

/** All events of a saved match, in order. */
export const logOf = (saved: SavedMatch): Event[] => saved.rows.flatMap((row) => row.events);
