import type { LeaderboardRow, MatchRatings, MyRating, MyResult, SeatRating } from '@orrery/protocol';
import { profileAddress } from '../players/accounts-by-name.ts';
import type { SqlDatabase } from '../store/database.ts';
import { conservativeRating } from './rating-formula.ts';
import { THE_GAME } from './rating-worker.ts';
import { OPEN, type Outcome, RATED } from './results.ts';

/** Maximum number of listed players. */
const MAX_ROWS = 100;
const MAX_RESULTS = 200;
/** Rated games after which an account is listed. */
export const MIN_LISTED = 5;

/** The leaderboard of a game and player count: accounts with enough rated games, ordered by conservative rating. */
export async function leaderboardOf(
  { sql, read }: SqlDatabase,
  game: string,
  seats: number,
): Promise<LeaderboardRow[]> {
  const rows = await read(
    sql
      .selectFrom('ratings as r')
      .innerJoin('people as p', 'p.id', 'r.person')
      .select(['p.id', 'p.name', 'p.account', 'r.mu', 'r.sigma', 'r.played', 'r.won'])
      .where('r.game', '=', game)
      .where('r.seats', '=', seats)
      .where('r.played', '>=', MIN_LISTED)
      .where('p.account', 'is not', null)
      .orderBy((row) => row('r.mu', '-', row('r.sigma', '*', 3)), 'desc')
      .orderBy('p.id')
      .limit(MAX_ROWS)
      .compile(),
  );
  return rows.map(({ id, name, account, ...row }) => ({
    ...{ person: id, name, profile: profileAddress({ id, name, account }) ?? id },
    ...{ ...row, sure: conservativeRating(row) },
  }));
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

/** Finds the rating of a person for a game and seat count; null if there is none. */
export type FindRating = (person: string, game: string, seats: number) => SeatRating | null;

/** Loads the ratings of these people for these games. */
export async function ratingsAmong(
  { sql, read }: SqlDatabase,
  people: readonly string[],
  games: readonly string[],
): Promise<FindRating> {
  if (people.length === 0 || games.length === 0) return () => null;
  const rows = await read(
    sql
      .selectFrom('ratings')
      .select(['person', 'game', 'seats', 'mu', 'sigma', 'played'])
      .where('person', 'in', [...new Set(people)])
      .where('game', 'in', [...new Set(games)])
      .compile(),
  );
  const found = new Map(
    rows.map(({ person, game, seats, ...rating }) => [`${person} ${game} ${seats}`, rating] as const),
  );
  return (person, game, seats) => found.get(`${person} ${game} ${seats}`) ?? null;
}

/** How a match has changed the ratings of its players. */
export async function matchRatingsOf({ sql, read }: SqlDatabase, match: string): Promise<MatchRatings | null> {
  const [[known], [result], changes] = await Promise.all([
    read(sql.selectFrom('matches').select('rated').where('id', '=', match).compile()),
    read(sql.selectFrom('results').select(['rated', 'body']).where('match', '=', match).compile()),
    read(sql.selectFrom('rating_changes').selectAll().where('match', '=', match).compile()),
  ]);
  if (!known) return null;
  if (known.rated === 0) return { state: 'unrated', seats: [] };
  if (!result || result.rated === OPEN) return { state: 'pending', seats: [] };
  if (result.rated !== RATED) return { state: 'unrated', seats: [] };
  const { seats } = JSON.parse(result.body) as Outcome;
  return {
    state: 'rated',
    seats: seats.map(({ person }) => {
      const change = changes.find((row) => row.person === person);
      if (!change) return null;
      const { mu, sigma, played } = change;
      return {
        before: { mu: change.mu_before, sigma: change.sigma_before, played },
        after: { mu, sigma, played: played + 1 },
      };
    }),
  };
}
