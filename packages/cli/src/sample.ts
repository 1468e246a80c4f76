import type { Level } from '@orrery/bots';
import { type Json, type MatchRecord as Match, type Result, type Rules, rulesOf, seeded } from '@orrery/kernel';
import { bout, type Pace } from './bouts.ts';
import { listedGame } from './values.ts';

/** Many games of one kind; game number i has the seed `seed/i`. */
export interface Sample {
  game: string;
  seats: number;
  options: Json;
  seed: string;
  bots: Level;
  pace: Pace;
  /** The game whose record is wanted, or null. */
  keep: number | null;
}

/** What came of one game. */
export interface Played {
  result: Result;
  decisions: number;
  /** For each seat the values of each trait; empty where the game names none. */
  traits: Record<string, string[]>[];
  record: Match | null;
}

export const seedOf = (sample: Sample, i: number): string => `${sample.seed}/${i}`;

/** Makes ready to play the games of a sample by number. */
export async function sampler(sample: Sample): Promise<(i: number) => Played> {
  const listed = listedGame(sample.game);
  const rules = rulesOf(await listed.load());
  const traits = await listed.traits();
  return (i) => {
    const keep = sample.keep === i;
    const { state, decisions, record } =
      sample.bots === 'random' && !keep ? atRandom(rules, sample, i) : byBots(rules, sample, i);
    const result = state.result as Result;
    const values = traits ? result.scores.map((_score, seat) => asLists(traits(state, seat))) : [];
    return { result, decisions, traits: values, record: keep ? record : null };
  };
}

const asLists = (traits: Record<string, string | string[]>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(traits).map(([trait, values]) => [trait, [values].flat()]));

interface Ended {
  state: { result: Result | null };
  decisions: number;
  record: Match | null;
}

function atRandom(rules: Rules, sample: Sample, i: number): Ended {
  const seed = seedOf(sample, i);
  const state = rules.begin(sample.seats, sample.options, seed);
  const rng = seeded(`${seed}/choices`);
  let decisions = 0;
  while (rules.advance(state, rng)) {
    if (++decisions > rules.game.bound) throw new Error(`${rules.game.id}: the game with seed ${seed} does not end`);
  }
  return { state, decisions, record: null };
}

function byBots(rules: Rules, { seats, bots, options, pace, ...sample }: Sample, i: number): Ended {
  const levels = new Array<Level>(seats).fill(bots);
  return bout(rules, levels, options, `${sample.seed}/${i}`, pace);
}
