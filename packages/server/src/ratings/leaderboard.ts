import type { LeaderboardRow, MyRating, MyResult } from '@orrery/protocol';
import type { SqlDatabase } from '../store/database.ts';
import { conservativeRating } from './rating-formula.ts';
import { THE_GAME } from './rating-worker.ts';
import { type Outcome, RATED } from './results.ts';

/** Maximum number of listed players. */
const MAX_ROWS = 100;
const MAX_RESULTS = 200;

/** The leaderboard of a game and player count, ordered by conservative rating. */
export async function leaderboardOf(
  { sql, read }: SqlDatabase,
  game: string,
  seats: number,
): Promise<LeaderboardRow[]> {
  const rows = await read(
    sql
      .selectFrom('ratings as r')
      .innerJoin('people as p', 'p.id', 'r.person')
      .select(['p.id as person', 'p.name', 'r.mu', 'r.sigma', 'r.played', 'r.won'])
      .where('r.game', '=', game)
      .where('r.seats', '=', seats)
      .orderBy((row) => row('r.mu', '-', row('r.sigma', '*', 3)), 'desc')
      .orderBy('p.id')
      .limit(MAX_ROWS)
      .compile(),
  );
  return rows.map((row) => ({ ...row, sure: conservativeRating(row) }));
}

/** Ratings of a person, by game. */
export async function ratingsOf({ sql, read }: SqlDatabase, person: string): Promise<MyRating[]> {
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
  return rows.map((row) => ({ ...row, sure: conservativeRating(row) }));
}

/** Results of a person, newest first. */
export async function resultsOf({ sql, read }: SqlDatabase, person: string): Promise<MyResult[]> {
  const rows = await read(
    sql
      .selectFrom('result_people as p')
      .innerJoin('results as r', 'r.match', 'p.match')
      .select(['r.match', 'r.game', 'r.at', 'r.rated', 'r.body'])
      .where('p.person', '=', person)
      .orderBy('r.at', 'desc')
      .orderBy('r.match')
      .limit(MAX_RESULTS)
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
