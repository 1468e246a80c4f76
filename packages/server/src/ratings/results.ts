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

/** So many turns every seat must have had before a game is rated, and so many of them its winners themselves. */
const FEWEST_TURNS = 2;

/** Not looked at yet, rated, or not to be rated. */
export const [OPEN, RATED, PLAIN] = [0, 1, 2];

/**
 * Whose a seat is. A bot that stood in plays for the player who has left: else leaving would be a way not to lose. A
 * substitute's game is shown among the results of the player whose seat it is.
 */
const ownerOf = ({ kind, level, name, person = null, lent }: Holder): { person: string | null; name: string } => {
  if (lent) return { person: lent.person, name: lent.name };
  return { person: kind === 'human' && level === null ? person : null, name };
};

/**
 * Whether a game is rated. Every seat must be held by a different person to the end, and no player may have known more
 * than their seat shows: no hints, no seat that was lent, no spectators who see hands, no game begun on a device. A game
 * that is over before every seat had its turns, or is abandoned, measures nothing. From then on leaving is no way not to
 * lose; but who wins must have played.
 */
export function counts({ holders, hints, moved, watch, turns, decisions, result }: Ended): boolean {
  if (result.reason === ABANDONED) return false;
  const people = holders.map((holder) => ownerOf(holder).person);
  const winning = result.winners.map((seat) => decisions[seat] ?? 0);
  if ([...turns, ...winning].some((count) => count < FEWEST_TURNS)) return false;
  const isFair = !hints && !moved && watch.as !== 'late' && !holders.some(({ swapped }) => swapped);
  return isFair && !people.includes(null) && new Set(people).size === people.length;
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
