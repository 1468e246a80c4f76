import { hasNoResult } from '@orrery/kernel';
import type { GameStats, HeadToHead, HistoryFilter, PlayerGames } from '@orrery/protocol';
import { type Outcome, RATED } from '../ratings/results.ts';
import type { SqlDatabase } from '../store/database.ts';

/** A finished game of a person. */
export interface PlayedGame {
  match: string;
  game: string;
  at: number;
  rated: boolean;
  change: { before: number; after: number } | null;
  outcome: Outcome;
  /** The person's seat, and whether it won. */
  seat: number;
  won: boolean;
}

/** Number of games that a history goes back, newest first. */
const MAX_GAMES = 1000;
const PAGE_SIZE = 20;
/** Number of results shown beside a head-to-head score. */
const LATEST = 10;

/** Finished games of a person, newest first, without those that were cancelled or abandoned. */
export async function gamesOf({ sql, read }: SqlDatabase, person: string): Promise<PlayedGame[]> {
  const rows = await read(
    sql
      .selectFrom('result_people as p')
      .innerJoin('results as r', 'r.match', 'p.match')
      .leftJoin('rating_changes as c', (on) => on.onRef('c.match', '=', 'r.match').on('c.person', '=', person))
      .select(['r.match', 'r.game', 'r.at', 'r.rated', 'r.body', 'c.mu_before', 'c.mu'])
      .where('p.person', '=', person)
      .orderBy('r.at', 'desc')
      .orderBy('r.match')
      .limit(MAX_GAMES)
      .compile(),
  );
  return rows.flatMap(({ body, rated, mu_before, mu, ...row }) => {
    const outcome = JSON.parse(body) as Outcome;
    const seat = outcome.seats.findIndex((one) => one.person === person);
    if (seat < 0 || hasNoResult(outcome)) return [];
    const change = mu_before === null || mu === null ? null : { before: mu_before, after: mu };
    return [{ ...row, rated: rated === RATED, change, outcome, seat, won: outcome.winners.includes(seat) }];
  });
}

/** Seats on the same side as the person. */
const sideOf = ({ outcome, seat }: PlayedGame): readonly number[] =>
  outcome.sides.find((side) => side.includes(seat)) ?? [seat];

/** How a game ended for the person against an opponent; null if the opponent did not play against the person. */
function against(game: PlayedGame, opponent: string): 'won' | 'lost' | 'even' | null {
  const own = sideOf(game);
  const theirs = game.outcome.seats.findIndex((one, seat) => one.person === opponent && !own.includes(seat));
  if (theirs < 0) return null;
  const place = (seat: number) => game.outcome.seats[seat]?.place ?? 0;
  const ahead = place(theirs) - place(game.seat);
  if (ahead === 0) return 'even';
  return ahead > 0 ? 'won' : 'lost';
}

/** The score of a person against an opponent; null if they have not played against each other. */
export function headToHeadOf(games: readonly PlayedGame[], opponent: string): HeadToHead | null {
  const results = games.flatMap((game) => against(game, opponent) ?? []);
  if (results.length === 0) return null;
  const count = (result: string) => results.filter((one) => one === result).length;
  return { won: count('won'), lost: count('lost'), even: count('even'), latest: results.slice(0, LATEST) };
}

/** Statistics by game, the most played first. */
export function statsOf(games: readonly PlayedGame[]): GameStats[] {
  const found = new Map<string, GameStats & { run: number }>();
  for (const { game, won, outcome, seat } of [...games].reverse()) {
    const score = outcome.seats[seat]?.score ?? 0;
    const known = found.get(game) ?? { game, played: 0, won: 0, best: score, streak: 0, run: 0 };
    const run = won ? known.run + 1 : 0;
    found.set(game, {
      game,
      run,
      played: known.played + 1,
      won: known.won + (won ? 1 : 0),
      best: Math.max(known.best, score),
      streak: Math.max(known.streak, run),
    });
  }
  return [...found.values()]
    .map(({ run: _run, ...stats }) => stats)
    .sort((a, b) => b.played - a.played || a.game.localeCompare(b.game));
}

/** The games that pass a filter; `opponent` is the person of the filter `against`. */
export function filtered(
  games: readonly PlayedGame[],
  { game, result, rated, before }: HistoryFilter,
  opponent: string | null,
): PlayedGame[] {
  return games.filter(
    (one) =>
      (game === undefined || one.game === game) &&
      (result === undefined || one.won === (result === 'won')) &&
      (rated === undefined || one.rated === (rated === '1')) &&
      (before === undefined || one.at < before) &&
      (opponent === null || against(one, opponent) !== null),
  );
}

/** A page of games as sent to clients. `profileOf` gives the profiles of the players. */
export function pageOf(games: readonly PlayedGame[], profileOf: (person: string) => string | null): PlayerGames {
  // Games that ended at the same time stay on one page, because the next page begins after a time.
  const last = games[PAGE_SIZE - 1];
  const page = last ? games.filter((one, at) => at < PAGE_SIZE || one.at === last.at) : games;
  return {
    games: page.map(({ match, game, at, rated, change, outcome, seat: own }) => ({
      ...{ match, game, at, rated, change },
      seats: outcome.seats.map(({ person, name, level, place, score }, seat) => ({
        ...{ name, level, place, score, own: seat === own },
        profile: person === null ? null : profileOf(person),
        won: outcome.winners.includes(seat),
      })),
    })),
    more: page.length < games.length,
  };
}
