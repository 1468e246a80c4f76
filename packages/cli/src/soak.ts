import { think } from '@orrery/bots';
import { below, fault, fillOptions, type Json, pick, type Rng, type Rules, seeded } from '@orrery/kernel';
import { type Bot, badResult, choicesOf, playDisrupted } from '@orrery/testing';

/** One game of a soak: how it was set up, and what came of it. */
export interface Soaked {
  seats: number;
  options: Record<string, Json>;
  seed: string;
  decisions: number;
  /** How often each kind of entry was made, where the game was disrupted. */
  entries: Record<string, number>;
  /** How it ended; null where it failed. */
  reason: string | null;
  failure: string | null;
}

/** Seats and options at random from all that a game admits. */
export function anySetup(rules: Rules, rng: Rng): { seats: number; options: Record<string, Json> } {
  const { game } = rules;
  const choices = Object.entries(choicesOf(game));
  for (;;) {
    const seats = game.seats.min + below(rng, game.seats.max - game.seats.min + 1);
    const wish = Object.fromEntries(choices.map(([name, values]) => [name, pick(rng, values)]));
    const options = fillOptions(game, wish, seats) as Record<string, Json>;
    if (!fault(game.options, options) && !game.checkOptions?.(options as never, seats)) return { seats, options };
  }
}

/**
 * Plays one game at random in a setup drawn at random, and looks at its end; what goes wrong is told, not thrown. Where it
 * is disrupted, seats resign, bots sit in, time runs out and actions are taken back, and it is looked at on the way.
 */
export function soak(rules: Rules, seed: string, disrupted = false): Soaked {
  const rng = seeded(seed);
  const setup = anySetup(rules, rng);
  const game: Soaked = { ...setup, seed, decisions: 0, entries: {}, reason: null, failure: null };
  try {
    if (disrupted) {
      const { entries, reason } = playDisrupted(rules, { ...setup, seed }, sitIn);
      return { ...game, entries, reason, decisions: entries.act ?? 0 };
    }
    const s = rules.begin(setup.seats, setup.options, seed);
    const before = rules.game.census(s).sort().join();
    const { bound } = rules.game;
    while (rules.advance(s, rng)) {
      if (++game.decisions > bound) return { ...game, failure: `no end after ${bound} decisions` };
    }
    const wrong = badResult(s.result, setup.seats) ?? rules.check(JSON.parse(JSON.stringify(s)))?.path ?? null;
    if (wrong !== null) return { ...game, failure: wrong };
    if (rules.game.census(s).sort().join() !== before)
      return { ...game, failure: 'a component appeared or disappeared' };
    return { ...game, reason: s.result?.reason ?? '' };
  } catch (error) {
    return { ...game, failure: traced(error) };
  }
}

/** What was thrown, with the trace of what caused it. */
function traced(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error ? `${error.message}\n${cause.stack}` : (error.stack ?? error.message);
}

/** The bot that sits in for a seat. */
const sitIn: Bot = (rules, s, seat, question, seed) => think(rules, s, seat, question, { level: 'easy', seed });

/** Pairs of values of two options, seats among them, that were met in a set of setups. */
export function pairsIn(setups: readonly { seats: number; options: Record<string, Json> }[]): number {
  const met = new Set<string>();
  for (const { seats, options } of setups) {
    const values = Object.entries({ seats, ...options }).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
    for (const [i, one] of values.entries()) for (const other of values.slice(i + 1)) met.add(`${one} ${other}`);
  }
  return met.size;
}
