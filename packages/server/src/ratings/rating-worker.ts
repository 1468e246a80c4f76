import { defined } from '@orrery/kernel';
import type { CompiledQuery } from 'kysely';
import { openPoller, type Poller, type PollerContext } from '../poller.ts';
import type { SqlDatabase } from '../store/database.ts';
import { INITIAL_SKILL, type Skill, updatedSkills } from './rating-formula.ts';
import { OPEN, type Outcome, PLAIN, RATED } from './results.ts';

/** How often to look for unrated games. */
const LOOK_MS = 5000;
const MAX_BATCH = 100;
/** Maximum number of rated games per day between the same two people, to make arranged results harder. */
const MAX_PER_DAY = 5;
const DAY_MS = 86_400_000;
/** Person id of the opponent in cooperative games. */
export const THE_GAME = '';

export interface RatingsOptions extends PollerContext {
  db: SqlDatabase;
}

interface Rated extends Skill {
  played: number;
  won: number;
}

interface Pending {
  match: string;
  game: string;
  seats: number;
  at: number;
  body: string;
}

/** The sides of a game and their ranks. If there is only one side, the game itself is the other. */
function partiesOf({ seats, sides, winners, left = [] }: Outcome): { people: string[][]; places: number[] } {
  const people = sides.map((side) => side.map((seat) => seats[seat]?.person ?? THE_GAME));
  if (people.length === 1) return { people: [...people, [THE_GAME]], places: winners.length > 0 ? [1, 2] : [2, 1] };
  const hasLeft = (side: readonly number[]) => side.every((seat) => left.includes(seat));
  const placeOf = (side: readonly number[]) => Math.min(...side.map((seat) => seats[seat]?.place ?? 1));
  return { people, places: sides.map((side) => (hasLeft(side) ? seats.length + 1 : placeOf(side))) };
}

/** Rates games one at a time, in the order in which they ended. `wake` starts a run immediately. */
export function openRatings({ db, ...context }: RatingsOptions): Poller {
  const { sql, read, writeIf } = db;

  /** Whether two of these people have reached their daily limit of rated games with each other. */
  async function playedOften(people: readonly string[], at: number): Promise<boolean> {
    if (people.length < 2) return false;
    const pairs = await read(
      sql
        .selectFrom('result_people as p')
        .innerJoin('result_people as o', 'o.match', 'p.match')
        .innerJoin('results as r', 'r.match', 'p.match')
        .select(({ fn }) => ['p.person', 'o.person as other', fn.countAll<number>().as('games')])
        .where('p.person', 'in', people)
        .where('o.person', 'in', people)
        .whereRef('p.person', '<', 'o.person')
        .where('r.rated', '=', RATED)
        .where('r.at', '>', at - DAY_MS)
        .groupBy(['p.person', 'o.person'])
        .compile(),
    );
    return pairs.some(({ games }) => games >= MAX_PER_DAY);
  }

  async function rateOne({ match, game, seats, at, body }: Pending): Promise<void> {
    const outcome = JSON.parse(body) as Outcome;
    const { people, places } = partiesOf(outcome);
    const all = people.flat();
    const rows = await read(
      sql
        .selectFrom('ratings')
        .select(['person', 'mu', 'sigma', 'played', 'won'])
        .where('game', '=', game)
        .where('seats', '=', seats)
        .where('person', 'in', all)
        .compile(),
    );
    const known = new Map<string, Rated>(rows.map((row) => [row.person, row]));
    const skillOf = (person: string): Rated => known.get(person) ?? { ...INITIAL_SKILL, played: 0, won: 0 };
    const sides = people.map((side) => side.map(skillOf));
    const best = Math.min(...places);
    const updates = updatedSkills(sides, places).flatMap((side, i) =>
      side.flatMap(({ mu, sigma }, j): CompiledQuery[] => {
        const person = defined(people[i]?.[j]);
        const before = skillOf(person);
        const row = { mu, sigma, played: before.played + 1, won: before.won + (places[i] === best ? 1 : 0), at };
        const update = sql
          .insertInto('ratings')
          .values({ person, game, seats, ...row })
          .onConflict((same) => same.columns(['person', 'game', 'seats']).doUpdateSet(row))
          .compile();
        if (person === THE_GAME) return [update];
        const about = { match, person, game, seats, at, mu, sigma, played: before.played };
        const change = sql
          .insertInto('rating_changes')
          .values({ ...about, mu_before: before.mu, sigma_before: before.sigma })
          .onConflict((same) => same.columns(['match', 'person']).doNothing())
          .compile();
        return [update, change];
      }),
    );
    const isOften = await playedOften(
      all.filter((person) => person !== THE_GAME),
      at,
    );
    const mark = sql
      .updateTable('results')
      .set({ rated: isOften ? PLAIN : RATED })
      .where('match', '=', match)
      .where('rated', '=', OPEN)
      .returning('match')
      .compile();
    await writeIf(mark, ...(isOften ? [] : updates));
  }

  return openPoller('ratings', LOOK_MS, context, async (isActive) => {
    const query = sql
      .selectFrom('results')
      .select(['match', 'game', 'seats', 'at', 'body'])
      .where('rated', '=', OPEN)
      .orderBy('at')
      .orderBy('match')
      .limit(MAX_BATCH);
    for (const pending of await read(query.compile())) {
      if (!isActive()) return;
      await rateOne(pending);
    }
  });
}
