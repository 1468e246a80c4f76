import { chatBy } from '../moderation/chat-log.ts';
import { puzzleResultsOf } from '../puzzles/results.ts';
import type { SqlDatabase } from '../store/database.ts';
import type { DatabaseTables } from '../store/tables.ts';

/** What is stored about a person, for the export of their data. */
export async function dataOf(db: SqlDatabase, person: string): Promise<object> {
  const { sql } = db;
  const [chat, passkeys, blocks, reports, ways, vacations, sessions, seats, ratingChanges] = await Promise.all([
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
      sql.selectFrom('ways').select(['kind', 'address', 'confirmed', 'created']).where('person', '=', person).compile(),
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
  ]);
  const puzzles = await puzzleResultsOf(db, person);
  const known = { sessions, seats, chat, ways, vacations, blocks, reports, passkeys, ratingChanges, puzzles };
  return { ...known, ...(await socialDataOf(db, person)) };
}

/** What is stored about a person's profile, friends and notifications. */
async function socialDataOf({ sql, read }: SqlDatabase, person: string): Promise<object> {
  const [[profile = null], achievements, friends, follows, notifications, recoveryCodes] = await Promise.all([
    read(
      sql
        .selectFrom('profiles')
        .select(['hue', 'planet', 'bio', 'history', 'presence', 'contact'])
        .where('person', '=', person)
        .compile(),
    ),
    read(sql.selectFrom('achievements').select(['game', 'id', 'match', 'at']).where('person', '=', person).compile()),
    read(
      sql
        .selectFrom('friends')
        .select(['low', 'high', 'asker', 'state', 'withdrawn', 'created'])
        .where((or) => or.or([or('low', '=', person), or('high', '=', person)]))
        .compile(),
    ),
    read(sql.selectFrom('follows').select(['other', 'created']).where('person', '=', person).compile()),
    read(
      sql
        .selectFrom('inbox')
        .select(['kind', 'subject', 'other', 'created', 'seen'])
        .where('person', '=', person)
        .compile(),
    ),
    read(sql.selectFrom('recovery_codes').select('created').where('person', '=', person).compile()),
  ]);
  return {
    profile,
    achievements,
    friends: friends.map((row) => ({
      other: row.low === person ? row.high : row.low,
      asked: row.asker === person,
      state: friendStateFor(row, person),
      created: row.created,
    })),
    follows,
    notifications,
    recoveryCodes,
  };
}

/** A request that the other person declined looks unanswered to its sender. */
function friendStateFor({ asker, state, withdrawn }: DatabaseTables['friends'], person: string): string {
  if (state === 'friends' || (state === 'declined' && asker !== person)) return state;
  return withdrawn === 1 ? 'withdrawn' : 'asked';
}
