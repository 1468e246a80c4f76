import type { Ended, Holder } from '@orrery/host';
import { ABANDONED } from '@orrery/kernel';
import type { Book } from '../store/book.ts';
import { once } from '../store/queries.ts';

/** What is kept of a game that is over. */
export interface Outcome {
  /** By seat: who sat there, under which name, at which place he ended and with how many points. */
  seats: { person: string | null; name: string; level: string | null; place: number; score: number }[];
  sides: number[][];
  winners: number[];
  reason: string;
}

/** Not looked at yet, rated, or not to be rated. */
export const [OPEN, RATED, PLAIN] = [0, 1, 2];

/**
 * Whose a seat is. A substitute, or a bot that stood in, plays for him who has left: else to leave would be a way not to
 * lose.
 */
const ownerOf = ({ kind, level, name, person = null, lent }: Holder): { person: string | null; name: string } => {
  if (lent) return { person: lent.person, name: lent.name };
  return { person: kind === 'human' && level === null ? person : null, name };
};

/**
 * A game counts if every seat is a person's of his own and no hints could be had: nobody plays against himself, against
 * a bot or with one's help. An abandoned game has no result to count. One that was begun on somebody's device never does: who has it could know what is to come.
 */
export function counts({ holders, hints, moved, result }: Ended): boolean {
  const people = holders.map((holder) => ownerOf(holder).person);
  return (
    result.reason !== ABANDONED && !hints && !moved && !people.includes(null) && new Set(people).size === people.length
  );
}

function outcomeOf({ holders, sides, result }: Ended): Outcome {
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
  };
}

const insertResult = once((sql, match: string, game: string, seats: number, at: number, rated: number, body: string) =>
  sql
    .insertInto('results')
    .values({ match, game, seats, at, rated, body })
    .onConflict((known) => known.column('match').doNothing())
    .compile(),
);

/** Keeps what came of a game, once however often it is told; whether it is to be rated. */
export async function keepResult({ sql, write }: Book, end: Ended, at: number): Promise<boolean> {
  const body = outcomeOf(end);
  const { match, game, holders } = end;
  const isRated = counts(end);
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
