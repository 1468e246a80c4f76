import type { Level } from '@orrery/bots';
import { type Json, type MatchRecord as Match, type Result, type Rules, rulesOf, seeded } from '@orrery/kernel';
import { listedGame } from './arguments.ts';
import { type BotLimits, playBotMatch } from './bot-match.ts';

/** A series of games with the same setup; game `i` uses the seed `seed/i`. */
export interface Sample {
  game: string;
  seats: number;
  options: Json;
  seed: string;
  bots: Level;
  pace: BotLimits;
  /** The number of the game to record, or null. */
  keep: number | null;
}

/** The outcome of one game. */
export interface Played {
  result: Result;
  decisions: number;
  /** Each seat's values by trait; empty if the game has no traits. */
  traits: Record<string, string[]>[];
  record: Match | null;
}

export const seedOf = (sample: Sample, i: number): string => `${sample.seed}/${i}`;

/** Prepares a sample. The returned function plays a game by its number. */
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
    if (++decisions > rules.game.bound)
      throw new Error(`${rules.game.id}: the game with seed ${seed} is not over after ${rules.game.bound} decisions`);
  }
  return { state, decisions, record: null };
}

function byBots(rules: Rules, { seats, bots, options, pace, ...sample }: Sample, i: number): Ended {
  const levels = new Array<Level>(seats).fill(bots);
  return playBotMatch(rules, levels, options, `${sample.seed}/${i}`, pace);
}
