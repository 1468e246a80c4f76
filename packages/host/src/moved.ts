import { type Core, type Entry, IllegalAction, type MatchRecord, openTable, type Rules, refuse } from '@orrery/kernel';
import { fromRules, Refused, refused } from './problems.ts';
import { newMatch, type Setup } from './saved.ts';
import type { NewMatch, Row } from './store.ts';

/** So many entries are replayed before others have their turn. */
const SLICE = 16;
/** What has to be replayed in all, ways back included, before a record is given up. */
const MOST_STEPS = 10_000;

export type Played = Pick<MatchRecord, 'version' | 'entries'>;

/**
 * A match that goes on from where the record of another place stands; nothing in it is believed but what the rules let
 * happen again. From then on `luck` deals: what nobody knows is mixed anew, since whoever brings the record could have
 * looked. Rejects with `Refused` where it does not play through, or has ended.
 */
export async function movedMatch(
  rules: Rules<Core>,
  { version, entries }: Played,
  setup: Setup,
  luck: string,
  breathe: () => Promise<void>,
  most = MOST_STEPS,
): Promise<NewMatch> {
  if (version !== rules.game.version) {
    throw new Refused(fromRules(new IllegalAction(refuse('other-version', null, { version })), rules.game));
  }
  const match = newMatch(rules, setup);
  const table = openTable(rules, { seats: setup.seats.length, options: match.options, seed: setup.seed });
  const rows: Row[] = [];
  let steps = 0;

  /** Counts what was done, and lets others have their turn in between. */
  async function step(): Promise<void> {
    if (++steps > most) throw refused('bad-record', 'The record takes too long to play through.');
    if (steps % SLICE === 0) await breathe();
  }

  async function apply(entry: Entry): Promise<void> {
    for (const _left of table.prepare(entry, 1)) await step();
    rows.push({ seq: rows.length + 1, entry, events: table.apply(entry) });
    await step();
  }

  for (const entry of entries) {
    try {
      await apply(entry);
    } catch (error) {
      if (!(error instanceof IllegalAction)) throw error;
      const why = fromRules(error, rules.game);
      const message = `The record does not play through: entry ${rows.length + 1} is refused. ${why.message}`;
      throw new Refused({ ...why, code: 'bad-record', message, params: { ...why.params, entry: rows.length + 1 } });
    }
  }
  if (table.state.result) throw refused('over');
  await apply({ kind: 'luck', seed: luck });
  return { ...match, snapshot: table.record.snapshot, rows };
}
