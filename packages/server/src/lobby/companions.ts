import type { Companion } from '@orrery/protocol';
import type { Book } from '../store/book.ts';
import type { Named } from './gathering.ts';

const MOST = 60;

const together = ({ sql }: Book, person: string) =>
  sql
    .selectFrom('seats as mine')
    .innerJoin('seats as theirs', 'theirs.match', 'mine.match')
    .innerJoin('people as p', 'p.id', 'theirs.person')
    .innerJoin('matches as m', 'm.id', 'mine.match')
    .where('mine.person', '=', person)
    .where('theirs.person', '!=', person);

/** Whom one has played with, the latest first. */
export const companionsOf = (book: Book, person: string): Promise<Companion[]> =>
  book.read(
    together(book, person)
      .select(({ fn, cast }) => [
        'p.id as person',
        'p.name',
        cast<number>(fn.count('m.id').distinct(), 'integer').as('matches'),
        fn.max('m.created').as('last'),
      ])
      .groupBy(['p.id', 'p.name'])
      .orderBy('last', 'desc')
      .orderBy('p.id')
      .limit(MOST)
      .compile(),
  );

/** Somebody one has played with, by the name he goes by now; null for all others. */
export async function companion(book: Book, person: string, other: string): Promise<Named | null> {
  const query = together(book, person).select(['p.id as person', 'p.name']).where('p.id', '=', other).limit(1);
  return (await book.read(query.compile()))[0] ?? null;
}
