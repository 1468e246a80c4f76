import {
  type Core,
  type Entry,
  type Event,
  fillOptions,
  type Json,
  type MatchRecord,
  newTable,
  type Rules,
} from '@orrery/kernel';
import type { NewMatch, SavedMatch } from './store.ts';

export type MatchSetup = Pick<
  NewMatch,
  'id' | 'seats' | 'seed' | 'owner' | 'clock' | 'hints' | 'rated' | 'watch' | 'created'
> & {
  options: object;
};

/** Creates a match without saving it. Throws `IllegalAction` if the seats or options are not valid. */
export function newMatch(rules: Rules<Core>, setup: MatchSetup): NewMatch {
  const { seats, seed } = setup;
  const events: Event[] = [];
  const chosen = fillOptions(rules.game, setup.options, setup.seats.length) as Json;
  const table = newTable(rules, { seats: seats.length, options: chosen, seed }, (event) => events.push(event));
  const { game, version, options, snapshot } = table.record;
  const clock = setup.clock ?? rules.game.times?.(seats.length) ?? null;
  return { ...setup, clock, game, version, options, snapshot, events };
}

/** The full record of a match. */
export const recordOf = (saved: SavedMatch): MatchRecord => ({
  game: saved.game,
  version: saved.version,
  options: saved.options,
  seats: saved.seats.length,
  seed: saved.seed,
  entries: saved.rows.flatMap((row) => (row.entry ? [row.entry] : [])),
  snapshot: saved.snapshot,
});

/**
 * The events of an entry, where an undo tells how many events it took back, so that logs can leave them out. `before`
 * has the number of events before each entry, and then of all.
 */
export const eventsOf = (entry: Entry, events: Event[], before: readonly number[]): Event[] =>
  entry.kind === 'undo'
    ? events.map((event) => ({
        ...event,
        data: { ...event.data, events: (before.at(-1) ?? 0) - (before[entry.to] ?? 0) },
      }))
    : events;
