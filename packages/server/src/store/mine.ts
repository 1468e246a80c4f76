import type { MyMatch } from '@orrery/protocol';
import type { Book } from './book.ts';

/** More are not listed. */
const MOST = 200;

/** The matches at which somebody has a seat, newest first. */
export async function matchesOf({ sql, read }: Book, person: string): Promise<MyMatch[]> {
  const rows = await read(
    sql
      .selectFrom('seats as s')
      .innerJoin('matches as m', 'm.id', 's.match')
      .select(['m.id as match', 'm.game', 'm.created', 's.seat'])
      .where('s.person', '=', person)
      .orderBy('m.created', 'desc')
      .orderBy('m.id')
      .orderBy('s.seat')
      .limit(4 * MOST)
      .compile(),
  );
  const found = new Map<string, MyMatch>();
  for (const { seat, ...match } of rows) {
    const known = found.get(match.match);
    if (known) known.seats.push(seat);
    else found.set(match.match, { ...match, seats: [seat] });
  }
  return [...found.values()].slice(0, MOST);
}
