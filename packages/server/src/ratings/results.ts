import { FEWEST_TURNS, type FinishedMatch, type Holder } from '@orrery/host';
import { hasNoResult } from '@orrery/kernel';
import type { SqlDatabase } from '../store/database.ts';
import { prepareOnce } from '../store/queries.ts';

/** The stored result of a finished game. */
export interface Outcome {
  /** Player, name, bot level, rank and points of each seat. */
  seats: { person: string | null; name: string; level: string | null; place: number; score: number }[];
  sides: number[][];
  winners: number[];
  reason: string;
  /** Seats whose players left and that a bot played to the end: their rating changes as if they had come last. */
  left?: number[];
}

/** Values of `rated`: pending, rated, not to be rated. */
export const [OPEN, RATED, PLAIN] = [0, 1, 2];

/**
 * The player that a seat counts for. A bot that takes over plays for the absent player, so that leaving does not avoid
 * a loss. A game finished by a substitute counts for the original player.
 */
const ownerOf = ({ kind, level, name, person = null, lent }: Holder): { person: string | null; name: string } => {
  if (lent) return { person: lent.person, name: lent.name };
  return { person: kind === 'human' && level === null ? person : null, name };
};

/**
 * Whether a game that was announced as rated is rated. Every seat must be held by a different person until the end, and no player may have known
 * more than their seat shows: no hints, no lent seat, no spectators who see all hands, no imported game. Games that
 * are abandoned, or that end before every seat has had its turns, are not rated. After that point, leaving counts as a
 * loss, and winners must have played themselves.
 */
function isRatedMatch(end: FinishedMatch): boolean {
  const { holders, rated, hints, moved, watch, turns, decisions, result } = end;
  if (!rated || hasNoResult(result)) return false;
  const people = holders.map((holder) => ownerOf(holder).person);
  const winning = result.winners.map((seat) => decisions[seat] ?? 0);
  if ([...turns, ...winning].some((count) => count < FEWEST_TURNS)) return false;
  const isFair = !hints && !moved && watch.as !== 'late' && !holders.some(({ swapped }) => swapped);
  return isFair && !people.includes(null) && new Set(people).size === people.length;
}

function outcomeOf(end: FinishedMatch): Outcome {
  const { holders, sides, result } = end;
  return {
    seats: holders.map((holder, seat) => ({
      ...ownerOf(holder),
      level: holder.level,
      place: result.places[seat] ?? 1,
      score: result.scores[seat] ?? 0,
    })),
    sides: sides.map((side) => [...side]),
    winners: [...result.winners],
    reason: result.reason,
    ...(end.left.length > 0 ? { left: [...end.left] } : {}),
  };
}

const insertResult = prepareOnce(
  (sql, match: string, game: string, seats: number, at: number, rated: number, body: string) =>
    sql
      .insertInto('results')
      .values({ match, game, seats, at, rated, body })
      .onConflict((known) => known.column('match').doNothing())
      .compile(),
);

/** The holders without the ids of deleted people, which a match in memory may still have. */
export async function existingHolders({ sql, read }: SqlDatabase, holders: readonly Holder[]): Promise<Holder[]> {
  const ids = holders.flatMap(({ person, lent }) => [person ?? [], lent?.person ?? []].flat());
  if (ids.length === 0) return [...holders];
  const rows = await read(sql.selectFrom('people').select('id').where('id', 'in', ids).compile());
  const known = new Set<string | null | undefined>(rows.map(({ id }) => id));
  const idOf = (person: string | null | undefined) => (known.has(person) ? (person ?? null) : null);
  return holders.map(({ person, lent, ...holder }) => ({
    ...{ person: idOf(person), ...holder },
    ...(lent ? { lent: { ...lent, person: idOf(lent.person) } } : {}),
  }));
}

/** Saves a result only once, even if it is reported repeatedly; returns whether it is to be rated. */
export async function saveResult(db: SqlDatabase, given: FinishedMatch, at: number): Promise<boolean> {
  const { sql, write } = db;
  const end = { ...given, holders: await existingHolders(db, given.holders) };
  const body = outcomeOf(end);
  const { match, game, holders } = end;
  const isRated = isRatedMatch(end);
  const people = [...new Set(body.seats.flatMap(({ person }) => person ?? []))].map((person) => ({ match, person }));
  await write<unknown>(
    insertResult(sql, match, game, holders.length, at, isRated ? OPEN : PLAIN, JSON.stringify(body)),
    ...(people.length > 0
      ? [
          sql
            .insertInto('result_people')
            .values(people)
            .onConflict((known) => known.columns(['match', 'person']).doNothing())
            .compile(),
        ]
      : []),
  );
  return isRated;
}
