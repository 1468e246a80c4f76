import {
  type Event,
  type Fault,
  IllegalAction,
  type Json,
  type MatchRecord,
  newTable,
  type Rules,
  refuse,
  type Table,
} from '@orrery/kernel';
import { entry } from '@orrery/protocol/schemas';
import { z } from 'zod';
import { faultOf } from './engine/fields.ts';

/** Any JSON value; the key is required even if it is null. */
const json = z.custom<Json>((value) => value !== undefined, 'JSON expected');

const record = z.strictObject({
  game: z.string(),
  version: z.int(),
  options: json,
  seats: z.int(),
  seed: z.string(),
  entries: z.array(entry),
  snapshot: z.strictObject({ version: z.int(), state: json }),
});

/** The first error in a record, or null. */
export function recordFault(value: unknown): Fault | null {
  const { error } = record.safeParse(value);
  return error ? faultOf(error) : null;
}

/** Thrown if the rules refuse an entry of a record. */
export class BadEntry extends Error {
  readonly at: number;
  readonly refusal: IllegalAction;

  constructor(at: number, refusal: IllegalAction) {
    super(`entry ${at}: ${refusal.message}`);
    this.at = at;
    this.refusal = refusal;
  }
}

/** Replays a record up to an entry; `each` receives the events of the set-up (`at` is -1) and of every entry. */
export function replayRecord(
  rules: Rules,
  record: MatchRecord,
  upTo: number = record.entries.length,
  each: (at: number, events: Event[], table: Table) => void = () => {},
): Table {
  if (record.version !== rules.game.version)
    throw new IllegalAction(refuse('other-version', null, { version: record.version }));
  const setupEvents: Event[] = [];
  const { seats, options, seed } = record;
  const table = newTable(rules, { seats, options, seed }, (event) => setupEvents.push(event));
  each(-1, setupEvents, table);
  for (const [at, entry] of record.entries.slice(0, upTo).entries()) {
    try {
      each(at, table.apply(entry), table);
    } catch (error) {
      throw error instanceof IllegalAction ? new BadEntry(at, error) : error;
    }
  }
  return table;
}
