import type { RecentPlayer } from '@orrery/protocol';
import type { SqlDatabase } from '../store/database.ts';
import type { NamedPerson } from './lobby-table.ts';

const MAX_ROWS = 60;

const together = ({ sql }: SqlDatabase, person: string) =>
  sql
    .selectFrom('seats as mine')
    .innerJoin('seats as theirs', 'theirs.match', 'mine.match')
    .innerJoin('people as p', 'p.id', 'theirs.person')
    .innerJoin('matches as m', 'm.id', 'mine.match')
    .where('mine.person', '=', person)
    .where('theirs.person', '!=', person);

/** Recent opponents, latest first. */
export const recentPlayersOf = (db: SqlDatabase, person: string): Promise<Omit<RecentPlayer, 'friend'>[]> =>
  db.read(
    together(db, person)
      .select(({ fn, cast }) => [
        'p.id as person',
        'p.name',
        cast<number>(fn.count('m.id').distinct(), 'integer').as('matches'),
        fn.max('m.created').as('last'),
      ])
      .groupBy(['p.id', 'p.name'])
      .orderBy('last', 'desc')
      .orderBy('p.id')
      .limit(MAX_ROWS)
      .compile(),
  );

/** A recent opponent with their current name; null if the two have not played together. */
export async function recentPlayer(db: SqlDatabase, person: string, other: string): Promise<NamedPerson | null> {
  const query = together(db, person).select(['p.id as person', 'p.name']).where('p.id', '=', other).limit(1);
  return (await db.read(query.compile()))[0] ?? null;
}
