import { chatBy } from '../moderation/chat-log.ts';
import { puzzleResultsOf } from '../puzzles/results.ts';
import type { SqlDatabase } from '../store/database.ts';

/** What is stored about a person, for the export of their data. */
export async function dataOf(db: SqlDatabase, person: string): Promise<object> {
  const { sql } = db;
  const [chat, passkeys, blocks, reports, ways, vacations, sessions, seats, ratingChanges, puzzles] = await Promise.all(
    [
      chatBy(db, person),
      db.read(sql.selectFrom('passkeys').select(['device', 'created', 'used']).where('person', '=', person).compile()),
      db.read(sql.selectFrom('shuns').select(['other', 'kind', 'created']).where('person', '=', person).compile()),
      db.read(
        sql
          .selectFrom('reports')
          .select(['match', 'seat', 'name', 'reason', 'words', 'created'])
          .where('reporter', '=', person)
          .compile(),
      ),
      db.read(
        sql
          .selectFrom('ways')
          .select(['kind', 'address', 'confirmed', 'created'])
          .where('person', '=', person)
          .compile(),
      ),
      db.read(sql.selectFrom('vacations').select(['starts', 'ends']).where('person', '=', person).compile()),
      db.read(sql.selectFrom('sessions').select(['device', 'created', 'seen']).where('person', '=', person).compile()),
      db.read(
        sql
          .selectFrom('seats as s')
          .innerJoin('matches as m', 'm.id', 's.match')
          .select(['m.id as match', 'm.game', 'm.created', 's.seat', 's.name'])
          .where('s.person', '=', person)
          .orderBy('m.created')
          .compile(),
      ),
      db.read(
        sql
          .selectFrom('rating_changes')
          .select(['match', 'game', 'seats', 'at', 'mu_before', 'sigma_before', 'mu', 'sigma', 'played'])
          .where('person', '=', person)
          .orderBy('at')
          .compile(),
      ),
      puzzleResultsOf(db, person),
    ],
  );
  return { sessions, seats, chat, ways, vacations, blocks, reports, passkeys, ratingChanges, puzzles };
}
