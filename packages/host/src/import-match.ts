import { type Core, type Entry, IllegalAction, type MatchRecord, newTable, type Rules, refuse } from '@orrery/kernel';
import { problemFromRules, RequestError, requestError } from './errors.ts';
import { eventsOf, type MatchSetup, newMatch } from './saved-match.ts';
import type { EntryRow, NewMatch } from './store.ts';

/** Entries replayed before yielding to other work. */
const SLICE = 16;
/** Maximum number of steps to replay, including undos. */
const MAX_STEPS = 10_000;

export type PlayedRecord = Pick<MatchRecord, 'version' | 'entries'>;

/**
 * Continues a match from a record of another server or device; every entry is replayed and checked by the rules. From
 * then on `newSeed` is the random source, and hidden information is reshuffled, because the owner of the record could
 * have read it. Rejects with `RequestError` if the record cannot be replayed or the match has ended.
 */
export async function importMatch(
  rules: Rules<Core>,
  { version, entries }: PlayedRecord,
  setup: MatchSetup,
  newSeed: string,
  yieldToOthers: () => Promise<void>,
  maxSteps = MAX_STEPS,
): Promise<NewMatch> {
  if (version !== rules.game.version) {
    throw new RequestError(problemFromRules(new IllegalAction(refuse('other-version', null, { version })), rules.game));
  }
  const match = newMatch(rules, setup);
  const table = newTable(rules, { seats: setup.seats.length, options: match.options, seed: setup.seed });
  const rows: EntryRow[] = [];
  const counts = [match.events.length];
  let steps = 0;

  /** Counts steps and yields to other work. */
  async function step(): Promise<void> {
    if (++steps > maxSteps) throw requestError('bad-record', 'This record is too long to import.');
    if (steps % SLICE === 0) await yieldToOthers();
  }

  async function apply(entry: Entry): Promise<void> {
    for (const _left of table.prepare(entry, 1)) await step();
    const events = eventsOf(entry, table.apply(entry), counts);
    rows.push({ seq: rows.length + 1, entry, events });
    counts.push((counts.at(-1) ?? 0) + events.length);
    await step();
  }

  for (const entry of entries) {
    try {
      await apply(entry);
    } catch (error) {
      if (!(error instanceof IllegalAction)) throw error;
      const why = problemFromRules(error, rules.game);
      const message = `This record cannot be replayed: the rules reject entry ${rows.length + 1}. ${why.message}`;
      throw new RequestError({
        ...why,
        code: 'bad-record',
        message,
        params: { ...why.params, entry: rows.length + 1 },
      });
    }
  }
  if (table.state.result) throw requestError('over');
  await apply({ kind: 'luck', seed: newSeed });
  return { ...match, snapshot: table.record.snapshot, rows };
}
