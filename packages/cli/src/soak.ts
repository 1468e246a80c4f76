import { below, fault, fillOptions, type Json, pick, type Rng, type Rules, seeded } from '@orrery/kernel';
import { badResult, choicesOf } from '@orrery/testing';

/** One game of a soak: how it was set up, and what came of it. */
export interface Soaked {
  seats: number;
  options: Record<string, Json>;
  seed: string;
  decisions: number;
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

/** Plays one game at random in a setup drawn at random, and looks at its end; what goes wrong is told, not thrown. */
export function soak(rules: Rules, seed: string): Soaked {
  const rng = seeded(seed);
  const setup = anySetup(rules, rng);
  let decisions = 0;
  const done = (reason: string | null, failure: string | null): Soaked => ({
    ...setup,
    seed,
    decisions,
    reason,
    failure,
  });
  try {
    const s = rules.begin(setup.seats, setup.options, seed);
    const before = rules.game.census(s).sort().join();
    while (rules.advance(s, rng)) {
      if (++decisions > rules.game.bound) return done(null, `it does not end within ${rules.game.bound} decisions`);
    }
    const wrong = badResult(s.result, setup.seats) ?? rules.check(JSON.parse(JSON.stringify(s)))?.path ?? null;
    if (wrong !== null) return done(null, wrong);
    if (rules.game.census(s).sort().join() !== before) return done(null, 'a component was lost or made');
    return done(s.result?.reason ?? '', null);
  } catch (error) {
    return done(null, String(error instanceof Error ? (error.stack ?? error.message) : error));
  }
}

/** Pairs of values of two options, seats among them, that were met in a set of setups. */
export function pairsIn(setups: readonly { seats: number; options: Record<string, Json> }[]): number {
  const met = new Set<string>();
  for (const { seats, options } of setups) {
    const values = Object.entries({ seats, ...options }).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
    for (const [i, one] of values.entries()) for (const other of values.slice(i + 1)) met.add(`${one} ${other}`);
  }
  return met.size;
}
