import type { MyResult, Rank, Ranking } from '@orrery/protocol';
import type { Book } from '../store/book.ts';
import { THE_GAME } from './ratings.ts';
import { type Outcome, RATED } from './results.ts';
import { sureOf } from './skill.ts';

/** More are not listed. */
const MOST = 100;
const MOST_RESULTS = 200;

/** The strongest in a game of so many, by what can be said for nearly certain. */
export async function rankingOf({ sql, read }: Book, game: string, seats: number): Promise<Rank[]> {
  const rows = await read(
    sql
      .selectFrom('ratings as r')
      .innerJoin('people as p', 'p.id', 'r.person')
      .select(['p.id as person', 'p.name', 'r.mu', 'r.sigma', 'r.played', 'r.won'])
      .where('r.game', '=', game)
      .where('r.seats', '=', seats)
      .orderBy((row) => row('r.mu', '-', row('r.sigma', '*', 3)), 'desc')
      .orderBy('p.id')
      .limit(MOST)
      .compile(),
  );
  return rows.map((row) => ({ ...row, sure: sureOf(row) }));
}

/** Somebody's strengths, game by game. */
export async function ratingsOf({ sql, read }: Book, person: string): Promise<Ranking[]> {
  if (person === THE_GAME) return [];
  const rows = await read(
    sql
      .selectFrom('ratings')
      .select(['game', 'seats', 'mu', 'sigma', 'played', 'won'])
      .where('person', '=', person)
      .orderBy('game')
      .orderBy('seats')
      .compile(),
  );
  return rows.map((row) => ({ ...row, sure: sureOf(row) }));
}

/** What came of somebody's games, newest first. */
export async function resultsOf({ sql, read }: Book, person: string): Promise<MyResult[]> {
  const rows = await read(
    sql
      .selectFrom('result_people as p')
      .innerJoin('results as r', 'r.match', 'p.match')
      .select(['r.match', 'r.game', 'r.at', 'r.rated', 'r.body'])
      .where('p.person', '=', person)
      .orderBy('r.at', 'desc')
      .orderBy('r.match')
      .limit(MOST_RESULTS)
      .compile(),
  );
  return rows.map(({ body, rated, ...row }) => {
    const { seats, winners } = JSON.parse(body) as Outcome;
    return {
      ...row,
      rated: rated === RATED,
      seats: seats.map(({ person: who, ...seat }, at) => ({
        ...seat,
        person: who,
        you: who === person,
        won: winners.includes(at),
      })),
    };
  });
}
