import type { Json } from './json.ts';

/**
 * Something a player can earn in one game. It is data: all tests must hold for the facts of a finished game.
 *
 * The facts of every game are `won`, `place`, `score`, `lead` (over the best player of another side), `seats`, `people`
 * (seats held by people) and `reason`. A fact that starts with `detail.` is read from the result's detail, in which `$`
 * is the seat: `detail.scores.$.links`.
 */
export interface Achievement {
  id: string;
  when: readonly FactTest[];
}

/** A fact and what it must be: at least `min`, at most `max`, or exactly `is`. */
export interface FactTest {
  fact: string;
  min?: number;
  max?: number;
  is?: string | number | boolean;
}

/** A finished game as seen by one seat. */
export interface FinishedGame {
  result: {
    scores: readonly number[];
    places: readonly number[];
    winners: readonly number[];
    reason: string;
    detail?: Json;
  };
  sides: readonly (readonly number[])[];
  /** Number of seats that people held. */
  people: number;
}

/** A fact of a finished game for a seat; undefined if the game has no such fact. */
export function factOf({ result, sides, people }: FinishedGame, seat: number, fact: string): Json | undefined {
  const { scores, places, winners, reason, detail } = result;
  if (fact.startsWith('detail.')) {
    const path = fact.split('.').slice(1);
    return path.reduce<Json | undefined>((at, key) => {
      if (typeof at !== 'object' || at === null) return undefined;
      return (at as { [key: string]: Json })[key === '$' ? String(seat) : key];
    }, detail);
  }
  const own = sides.find((side) => side.includes(seat)) ?? [seat];
  const others = scores.filter((_score, other) => !own.includes(other));
  const facts: Record<string, Json> = {
    won: winners.includes(seat),
    place: places[seat] ?? 0,
    score: scores[seat] ?? 0,
    seats: scores.length,
    ...(others.length > 0 ? { lead: (scores[seat] ?? 0) - Math.max(...others) } : {}),
    people,
    reason,
  };
  return facts[fact];
}

function passes({ min, max, is }: FactTest, fact: Json | undefined): boolean {
  if (fact === undefined) return false;
  if (is !== undefined && fact !== is) return false;
  if (min === undefined && max === undefined) return is !== undefined;
  return typeof fact === 'number' && fact >= (min ?? fact) && fact <= (max ?? fact);
}

/** The ids of the achievements that a seat has earned. */
export const achievedBy = (all: readonly Achievement[], game: FinishedGame, seat: number): string[] =>
  all.filter(({ when }) => when.every((test) => passes(test, factOf(game, seat, test.fact)))).map(({ id }) => id);
