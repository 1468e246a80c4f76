import type { LobbyTable } from '@orrery/protocol';
import { openBlocks } from '../moderation/blocks.ts';
import { type FindRating, ratingsAmong } from '../ratings/leaderboard.ts';
import type { SqlDatabase } from '../store/database.ts';
import { type StoredTable, viewFor } from './lobby-table.ts';

/** Loads the ratings of everyone at these tables. */
export const ratingsAt = (db: SqlDatabase, tables: readonly StoredTable[]): Promise<FindRating> =>
  ratingsAmong(
    db,
    tables.flatMap(({ chairs }) => chairs.flatMap((chair) => (chair.kind === 'human' ? [chair.person] : []))),
    tables.map(({ game }) => game),
  );

/** Everyone whose chat a person does not see. */
export async function mutedBy(db: SqlDatabase, person: string | null): Promise<ReadonlySet<string>> {
  return new Set(person === null ? [] : (await openBlocks(db).of(person)).map((one) => one.person));
}

/** Tables as shown to a person or visitor, with ratings. */
export async function tableViews(
  db: SqlDatabase,
  tables: readonly StoredTable[],
  person: string | null,
  now: number,
): Promise<LobbyTable[]> {
  const [ratingOf, muted] = await Promise.all([ratingsAt(db, tables), mutedBy(db, person)]);
  return tables.map((table) => viewFor(table, { person, muted, now }, ratingOf));
}
