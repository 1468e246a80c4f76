import { think } from '@orrery/bots';
import { below, fault, fillOptions, type Json, pick, type Rng, type Rules, seeded } from '@orrery/kernel';
import { type Bot, badResult, choicesOf, playDisrupted } from '@orrery/testing';

/** One game of a soak test: its setup and outcome. */
export interface Soaked {
  seats: number;
  options: Record<string, Json>;
  seed: string;
  decisions: number;
  /** Entries by kind, for a disrupted game. */
  entries: Record<string, number>;
  /** The reason in its result; null if the game failed. */
  reason: string | null;
  failure: string | null;
}

/** Random seats and options that the game allows. */
function anySetup(rules: Rules, rng: Rng): { seats: number; options: Record<string, Json> } {
  const { game } = rules;
  const choices = Object.entries(choicesOf(game));
  for (;;) {
    const seats = game.seats.min + below(rng, game.seats.max - game.seats.min + 1);
    const chosen = Object.fromEntries(choices.map(([name, values]) => [name, pick(rng, values)]));
    const options = fillOptions(game, chosen, seats) as Record<string, Json>;
    if (!fault(game.options, options) && !game.checkOptions?.(options as never, seats)) return { seats, options };
  }
}

/**
 * Plays one random game with a random setup and checks its end. Failures are returned, not thrown. With `disrupted`,
 * seats resign, bots take over, questions time out and actions are undone, with checks on the way.
 */
export function soak(rules: Rules, seed: string, disrupted = false): Soaked {
  const rng = seeded(seed);
  const setup = anySetup(rules, rng);
  const game: Soaked = { ...setup, seed, decisions: 0, entries: {}, reason: null, failure: null };
  try {
    if (disrupted) {
      const { entries, reason } = playDisrupted(rules, { ...setup, seed }, substituteBot);
      return { ...game, entries, reason, decisions: entries.act ?? 0 };
    }
    const s = rules.begin(setup.seats, setup.options, seed);
    const before = rules.game.census(s).sort().join();
    const { bound } = rules.game;
    while (rules.advance(s, rng)) {
      if (++game.decisions > bound) return { ...game, failure: `not over after ${bound} decisions` };
    }
    const wrong = badResult(s.result, setup.seats) ?? rules.check(JSON.parse(JSON.stringify(s)))?.path ?? null;
    if (wrong !== null) return { ...game, failure: wrong };
    if (rules.game.census(s).sort().join() !== before)
      return { ...game, failure: 'a component appeared or disappeared' };
    return { ...game, reason: s.result?.reason ?? '' };
  } catch (error) {
    return { ...game, failure: withTrace(error) };
  }
}

/** An error with the stack trace of its cause or, without a cause, its own. */
function withTrace(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error ? `${error.message}\n${cause.stack}` : (error.stack ?? error.message);
}

/** The bot that takes over seats. */
const substituteBot: Bot = (rules, s, seat, question, seed) => think(rules, s, seat, question, { level: 'easy', seed });

/** The number of distinct pairs of option values, including the seat count, in a set of setups. */
export function pairsIn(setups: readonly { seats: number; options: Record<string, Json> }[]): number {
  const pairs = new Set<string>();
  for (const { seats, options } of setups) {
    const values = Object.entries({ seats, ...options }).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
    for (const [i, one] of values.entries()) for (const other of values.slice(i + 1)) pairs.add(`${one} ${other}`);
  }
  return pairs.size;
}
