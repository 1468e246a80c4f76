import type { LobbyTable } from '@orrery/protocol';
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

/** Tables as shown to a person or visitor, with ratings. */
export async function tableViews(
  db: SqlDatabase,
  tables: readonly StoredTable[],
  person: string | null,
): Promise<LobbyTable[]> {
  const ratingOf = await ratingsAt(db, tables);
  return tables.map((table) => viewFor(table, person, ratingOf));
}
