import { levelNumber } from '@orrery/bots';
import type { LevelSettings } from '@orrery/kernel';
import type { BotResult } from '../../table/bot-results.ts';

/** Games against the bots of one level: `won` counts those in which the player came out ahead. */
interface Tally {
  won: number;
  played: number;
}

/** What is known about a player's strength against the bots of a game. */
export interface Advice {
  /** The level, from 1 to 8, with which the game is most nearly even. */
  recommended: number;
  /** By level, weakest first. */
  tally: readonly Tally[];
  /** Number of games that the advice rests on. */
  games: number;
  /** The level whose tally explains the recommendation; null before the first game. */
  evidence: number | null;
  /** The player's estimated chance against each level. */
  chances: readonly number[];
}

/** The number of levels of the ladder. */
export const LEVELS = 8;

/** The assumed difference between neighbouring levels, while strength is not measured. */
const STEP = 120;
/** Standard deviation of a player's rating before any game. A first win usually moves the recommendation up by one level. */
const SPREAD = 200;
/** How many of the latest games count. */
const LATEST = 20;

/** The measured ratings of all levels, or null if some are missing. */
export function ratingsOf(levels: readonly LevelSettings[] = []): number[] | null {
  const ratings = levels.flatMap(({ elo }) => elo?.rating ?? []);
  return ratings.length === LEVELS ? ratings : null;
}

const chance = (own: number, theirs: number): number => 1 / (1 + 10 ** ((theirs - own) / 400));

/** The most likely rating of a player, who is assumed to be near `usual` before the first game. */
function estimate(games: readonly { theirs: number; score: number }[], usual: number): number {
  const likelihood = (own: number) =>
    games.reduce(
      (sum, { theirs, score }) => {
        const p = chance(own, theirs);
        return sum + score * Math.log(p) + (1 - score) * Math.log(1 - p);
      },
      -((own - usual) ** 2) / (2 * SPREAD ** 2),
    );
  const size = 10;
  let best = usual;
  for (let own = usual - 2000; own <= usual + 3000; own += size) if (likelihood(own) > likelihood(best)) best = own;
  return best;
}

/** Compares a player with the levels, by their results (oldest first) and the level of a suggested first game. */
export function adviceOf(
  results: readonly BotResult[],
  levels: readonly LevelSettings[] | undefined,
  first: string,
): Advice {
  const ratings = ratingsOf(levels) ?? Array.from({ length: LEVELS }, (_, i) => i * STEP);
  const ratingOf = (level: number) => ratings[level - 1] ?? 0;
  const games = results.flatMap(({ against }) =>
    against.flatMap(({ level: name, score }) => {
      const level = levelNumber(name);
      return level === null ? [] : { level, score };
    }),
  );
  const tally = ratings.map((_rating, i) => {
    const own = games.filter(({ level }) => level === i + 1);
    return { won: own.filter(({ score }) => score === 1).length, played: own.length };
  });
  const latest = games.slice(-LATEST);
  // Players who choose another level for their first game probably know why.
  const rating = estimate(
    latest.map(({ level, score }) => ({ theirs: ratingOf(level), score })),
    ratingOf(latest[0]?.level ?? levelNumber(first) ?? 1),
  );
  const all = ratings.map((_rating, i) => i + 1);
  const recommended = nearest(all, (level) => Math.abs(ratingOf(level) - rating)) ?? 1;
  const met = all.filter((level) => (tally[level - 1]?.played ?? 0) > 0);
  return {
    recommended,
    tally,
    games: games.length,
    evidence: nearest(met, (level) => Math.abs(level - recommended)),
    chances: ratings.map((theirs) => chance(rating, theirs)),
  };
}

/** The item with the least distance, the first of several; null if there are none. */
const nearest = (items: readonly number[], distance: (item: number) => number): number | null =>
  items.reduce<number | null>((best, item) => (best === null || distance(item) < distance(best) ? item : best), null);
