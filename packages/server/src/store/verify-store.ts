import { recordOf, type SavedMatch, type Store } from '@orrery/host';
import { type Core, IllegalAction, type Rules, replay, resumeTable, rulesOf, same } from '@orrery/kernel';
import type { GameEntry } from '../match/matches.ts';
import type { SqlDatabase } from './database.ts';

/** A damaged match, and what is wrong with it. */
export interface Damage {
  match: string;
  why: string;
}

/**
 * Replays every stored match from its first entry and compares the result. Matches that started under older rules
 * cannot be replayed, so they are only read. `onProgress` receives the number of matches done and the total.
 */
export async function verifyStore(
  store: Store & { readonly db: SqlDatabase },
  games: readonly GameEntry[],
  onProgress: (done: number, all: number) => void = () => {},
): Promise<{ matches: number; damages: Damage[] }> {
  const { read, sql } = store.db;
  const ids = await read(sql.selectFrom('matches').select('id').orderBy('created').orderBy('id').compile());
  const known = new Map<string, Rules<Core>>();
  const damages: Damage[] = [];

  async function rulesFor(game: string): Promise<Rules<Core> | null> {
    const entry = games.find((one) => one.id === game);
    const rules = known.get(game) ?? (entry ? rulesOf(await entry.load()) : null);
    if (rules) known.set(game, rules as Rules<Core>);
    return rules as Rules<Core> | null;
  }

  async function damageOf(id: string): Promise<string | null> {
    const saved = await store.load(id);
    if (!saved) return 'it is listed but cannot be read';
    const rules = await rulesFor(saved.game);
    if (!rules) return `this server does not have the game ${saved.game}`;
    return gapIn(saved) ?? replayError(rules, saved);
  }

  for (const [i, { id }] of ids.entries()) {
    const why = await damageOf(id).catch((error: Error) => error.message);
    if (why !== null) damages.push({ match: id, why });
    onProgress(i + 1, ids.length);
  }
  return { matches: ids.length, damages };
}

/** Describes a gap in the entry numbers, which must run up to the number of the snapshot; null if there is none. */
function gapIn({ rows, seq }: SavedMatch): string | null {
  const at = rows.findIndex((row, i) => row.seq !== i);
  if (at >= 0) return `entry ${at} is missing`;
  return rows.length - 1 === seq ? null : `it has ${rows.length - 1} entries, but its state follows entry ${seq}`;
}

function replayError(rules: Rules<Core>, saved: SavedMatch): string | null {
  const record = recordOf(saved);
  try {
    if (record.version !== rules.game.version || record.snapshot.version !== rules.game.version) {
      resumeTable(rules, record);
      return null;
    }
    return same(replay(rules, record).state, record.snapshot.state)
      ? null
      : 'replaying it leads to a different state than the stored one';
  } catch (error) {
    if (error instanceof IllegalAction) return `the rules reject its record: ${error.reason}`;
    throw error;
  }
}
