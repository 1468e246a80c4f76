import { refused } from '@orrery/host';
import type { Shun, ShunKind, Shunned, ShunnedSeat } from '@orrery/protocol';
import type { Book } from '../store/book.ts';

/** Whom people do not want to hear, or to have anything to do with. */
export interface Shuns {
  of(person: string): Promise<Shunned[]>;
  /** Seats of a match at which such people sit. */
  at(match: string, person: string): Promise<ShunnedSeat[]>;
  /** Rejects with `bad-seats` where nobody sits whom the server knows, or oneself. */
  set(match: string, person: string, shun: Shun): Promise<void>;
  end(person: string, other: string): Promise<void>;
  /** All with whom somebody is never brought together, whichever of the two does not want it. */
  apart(person: string): Promise<ReadonlySet<string>>;
}

/** More are not kept for one person: the list would be somebody's hobby. */
const MOST = 500;

export function openShuns({ sql, read, write }: Book, now: () => number = Date.now): Shuns {
  const end = (person: string, other: string) =>
    sql.deleteFrom('shuns').where('person', '=', person).where('other', '=', other).compile();

  const of = (person: string): Promise<Shunned[]> =>
    read(
      sql
        .selectFrom('shuns as s')
        .innerJoin('people as p', 'p.id', 's.other')
        .select(['p.id as person', 'p.name', 's.kind as as'])
        .where('s.person', '=', person)
        .orderBy('s.created', 'desc')
        .orderBy('p.id')
        .compile(),
    );

  return {
    of,
    at: (match, person) =>
      read(
        sql
          .selectFrom('shuns as s')
          .innerJoin('seats as t', 't.person', 's.other')
          .select(['t.seat', 's.kind as as'])
          .where('s.person', '=', person)
          .where('t.match', '=', match)
          .orderBy('t.seat')
          .compile(),
      ),
    async set(match, person, { seat, as }) {
      const [sits] = await read(
        sql.selectFrom('seats').select('person').where('match', '=', match).where('seat', '=', seat).compile(),
      );
      const other = sits?.person ?? null;
      if (other === null || other === person) throw refused('bad-seats', 'Nobody whom this server knows sits there.');
      if (as === null) {
        await write(end(person, other));
        return;
      }
      if ((await of(person)).length >= MOST) throw refused('rate', 'Your list is full: hear somebody again first.');
      const row: { kind: ShunKind; created: number } = { kind: as, created: now() };
      await write(
        sql
          .insertInto('shuns')
          .values({ person, other, ...row })
          .onConflict((known) => known.columns(['person', 'other']).doUpdateSet(row))
          .compile(),
      );
    },
    async end(person, other) {
      await write(end(person, other));
    },
    async apart(person) {
      const rows = await read(
        sql
          .selectFrom('shuns')
          .select(['person', 'other'])
          .where('kind', '=', 'block')
          .where((or) => or.or([or('person', '=', person), or('other', '=', person)]))
          .compile(),
      );
      return new Set(rows.map((row) => (row.person === person ? row.other : row.person)));
    },
  };
}
