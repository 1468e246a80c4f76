import type { LobbyTable } from '@orrery/protocol';
import { openBlocks } from '../moderation/blocks.ts';
import { playersById } from '../players/accounts-by-name.ts';
import { ratingsAmong } from '../ratings/leaderboard.ts';
import type { SqlDatabase } from '../store/database.ts';
import { type SeatFacts, type StoredTable, viewFor } from './lobby-table.ts';

/** Loads the ratings and profiles of everyone at these tables. */
export async function seatFactsAt(db: SqlDatabase, tables: readonly StoredTable[]): Promise<SeatFacts> {
  const people = tables.flatMap(({ chairs }) =>
    chairs.flatMap((chair) => (chair.kind === 'human' ? [chair.person] : [])),
  );
  const [ratingOf, players] = await Promise.all([
    ratingsAmong(
      db,
      people,
      tables.map(({ game }) => game),
    ),
    playersById(db, people),
  ]);
  return { ratingOf, profileOf: (person) => players.get(person)?.profile ?? null };
}

/** Everyone whose chat a person does not see. */
export async function mutedBy(db: SqlDatabase, person: string | null): Promise<ReadonlySet<string>> {
  return new Set(person === null ? [] : (await openBlocks(db).of(person)).map((one) => one.person));
}

/** Tables as shown to a person or visitor, with ratings and profiles. */
export async function tableViews(
  db: SqlDatabase,
  tables: readonly StoredTable[],
  person: string | null,
  now: number,
): Promise<LobbyTable[]> {
  const [facts, muted] = await Promise.all([seatFactsAt(db, tables), mutedBy(db, person)]);
  return tables.map((table) => viewFor(table, { person, muted, now }, facts));
}
