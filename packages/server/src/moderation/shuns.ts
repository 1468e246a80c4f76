import { refused } from '@orrery/host';
import type { Shun, ShunKind, Shunned, ShunnedSeat } from '@orrery/protocol';
import type { Book } from '../store/book.ts';
import { saidAt } from './heard.ts';

/** Whom people do not want to hear, or to have anything to do with. */
export interface Shuns {
  of(person: string): Promise<Shunned[]>;
  /** Seats of a match at which such people sit, and to who watches the names of those who watch too. */
  at(match: string, person: string): Promise<ShunnedSeat[]>;
  /** Rejects with `bad-seats` where nobody sits (or has said that) whom the server knows, or oneself. */
  set(match: string, person: string, shun: Shun): Promise<void>;
  end(person: string, other: string): Promise<void>;
  /** All with whom somebody is never brought together, whichever of the two does not want it. */
  apart(person: string): Promise<ReadonlySet<string>>;
}

/** More are not kept for one person: the list would be somebody's hobby. */
const MOST = 500;

export function openShuns(book: Book, now: () => number = Date.now): Shuns {
  const { sql, read, write } = book;
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

  const seatsOf = (match: string) =>
    read(sql.selectFrom('seats').select(['seat', 'person']).where('match', '=', match).orderBy('seat').compile());

  /** Who sits on a seat, or has said something at that time to others who watch. */
  async function whoIs(match: string, person: string, seat: number | null, at?: number): Promise<string | null> {
    const seats = await seatsOf(match);
    if (seat !== null) return seats.find((one) => one.seat === seat)?.person ?? null;
    if (seats.some((one) => one.person === person)) return null;
    return (await saidAt(book, match)).find((one) => one.seat === null && one.at === at)?.by ?? null;
  }

  return {
    of,
    async at(match, person) {
      const others = new Map((await of(person)).map((one) => [one.person, one.as]));
      if (others.size === 0) return [];
      const seats = await seatsOf(match);
      const found: ShunnedSeat[] = seats.flatMap(({ seat, person: sits }) => {
        const as = sits === null ? undefined : others.get(sits);
        return as ? [{ seat, as }] : [];
      });
      if (seats.some((one) => one.person === person)) return found;
      const names = new Map<string, ShunKind>();
      for (const { seat, by, name } of await saidAt(book, match)) {
        const as = by === undefined ? undefined : others.get(by);
        if (seat === null && name !== undefined && as) names.set(name, as);
      }
      return [...found, ...[...names].map(([name, as]) => ({ seat: null, name, as }))];
    },
    async set(match, person, { seat, as, at }) {
      const other = await whoIs(match, person, seat, at);
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
