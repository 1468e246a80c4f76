import { think } from '@orrery/bots';
import { fillOptions, type Json, type Rules, seeded } from '@orrery/kernel';
import { cpuMs } from '../measure.ts';

/** A setup of a game with a seat count. */
export interface Rung {
  game: string;
  name: string;
  setup: string;
  seats: number;
  options: Json;
}

/** Every measured setup of a game, with every seat count it supports. */
export function rungsOf({ game }: Rules): Rung[] {
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_none, i) => game.seats.min + i);
  return (game.setups ?? [{ name: 'usual', options: {} }]).flatMap(({ name, options }) =>
    counts
      .filter((seats) => !game.checkOptions?.(fillOptions(game, options, seats), seats))
      .map((seats) => ({ game: game.id, name: game.name, setup: name, seats, options: options as Json })),
  );
}

/** The setup and seat count for which a game's levels are tuned. */
export function tunedRung(rules: Rules): Rung {
  const { seats = Math.max(2, rules.game.seats.min) } = rules.game.ai?.tunedFor ?? {};
  const rungs = rungsOf(rules);
  const found = rungs.find((rung) => rung.seats === seats) ?? rungs[0];
  if (!found) throw new Error(`${rules.game.id} has no setup`);
  return found;
}

/** Names a rung in tables and results: `Chess, blitz, 2 seats`. */
export const rungTitle = ({ name, setup, seats }: Rung): string => `${name}, ${setup}, ${seats} seats`;

/** The sides of a rung's games: seats that win or lose together. */
export const sidesOf = (rules: Rules, { seats, options }: Rung): readonly (readonly number[])[] =>
  rules.sides(rules.begin(seats, options, 'sides'));

/** Lists the setups that were skipped: `Not measured: Chess, blitz (2, 3 seats).` */
export function unmeasured(rungs: readonly Rung[]): string {
  const counts = new Map<string, number[]>();
  for (const { name, setup, seats } of rungs) {
    const title = `${name}, ${setup}`;
    counts.set(title, [...(counts.get(title) ?? []), seats]);
  }
  const named = [...counts].map(([title, seats]) => `${title} (${seats.join(', ')} seats)`);
  return named.length === 0 ? '' : `Not measured: ${named.join('; ')}.`;
}

/** Time limit of a bot in the browser, in milliseconds per decision. */
export const PHONE_MS = 700;
const POSITIONS = 15;
const TRIES = 40;

/** Number of iterations per decision that the top level manages on a machine `factor` times slower than this one. */
export function phoneIterations(rules: Rules, rung: Rung, factor: number): number {
  let made = 0;
  const count = (iterations: number): void => {
    made += iterations;
  };
  // The first round warms up the JavaScript engine.
  thinkThrough(rules, rung, () => {});
  const start = cpuMs();
  thinkThrough(rules, rung, count);
  return Math.max(1, Math.round((made / Math.max(1, cpuMs() - start)) * (PHONE_MS / factor)));
}

/** Lets the top level think about positions from all stages of a game. */
function thinkThrough(rules: Rules, { seats, options }: Rung, counted: (iterations: number) => void): void {
  const s = rules.begin(seats, options, 'pace');
  const rng = seeded('pace');
  const thought = { level: 'hard', seed: 'pace', iterations: TRIES, counted } as const;
  for (let i = 0; i < POSITIONS; i++) {
    const row = rules.waiting(s).find((one) => !one.standing);
    if (row) think(rules, s, row.seat, row.question, thought);
    for (let left = 10; left > 0 && rules.advance(s, rng); left--);
  }
}
