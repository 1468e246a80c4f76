import { type Core, defined, type Rules, type Seat, seeded } from '@orrery/kernel';
import { playByPolicy } from '../answers.ts';
import { evaluate, leadOf } from '../value.ts';
import { playLine } from './decision.ts';
import type { Line } from './types.ts';

/** A question to a seat. */
export interface Position<S extends Core = any> {
  rules: Rules<S>;
  state: S;
  seat: Seat;
  question: string;
}

/** A line and its results by world. All lines of a comparison are tried in the same worlds. */
export interface Arm {
  line: Line;
  values: number[];
  /** Wins by world, if the worlds were played to the end. */
  won: number[];
}

export const armOf = (line: Line): Arm => ({ line, values: [], won: [] });

/** Default horizon in rounds, and the maximum number of decisions, as in the search of the bots. */
const ROUNDS = 2;
const DECISIONS = 80;

/** Tries lines in one more world: same hidden cards, same dice, same opponents. */
export function tryWorld<S extends Core>(
  { rules, state, seat, question }: Position<S>,
  arms: readonly Arm[],
  seed: string,
  toEnd = false,
): void {
  const { ai, progress, bound } = rules.game;
  const world = rules.imagine(state, seat, seeded(seed));
  const end = ai && !toEnd ? progress(world).round + (ai.horizon ?? ROUNDS) : Number.POSITIVE_INFINITY;
  for (const { line, values, won } of arms) {
    const s = rules.copy(world);
    playLine(rules, s, seat, question, line);
    const rng = seeded(`${seed}/play`);
    for (let left = toEnd || !ai ? bound : DECISIONS; left > 0; left--) {
      if (progress(s).round >= end || !playByPolicy(rules, s, rng)) break;
    }
    values.push(toEnd && rules.sides(s).length > 1 ? leadOf(rules, s, seat) : evaluate(rules, s, seat, rng));
    if (toEnd) won.push(s.result?.winners.includes(seat) ? 1 / winningSides(rules, s) : 0);
  }
}

const winningSides = (rules: Rules, s: Core): number =>
  rules.sides(s).filter((side) => side.some((seat) => s.result?.winners.includes(seat))).length;

export interface Difference {
  mean: number;
  /** Standard error; infinite for fewer than two worlds. */
  error: number;
  worlds: number;
}

/** How much better one series is than another in the worlds of both. */
export function differenceOf(a: readonly number[], b: readonly number[]): Difference {
  const worlds = Math.min(a.length, b.length);
  const all = Array.from({ length: worlds }, (_none, k) => defined(a[k]) - defined(b[k]));
  const mean = all.reduce((sum, one) => sum + one, 0) / Math.max(1, worlds);
  const squares = all.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return { mean, error: worlds < 2 ? Number.POSITIVE_INFINITY : Math.sqrt(squares / (worlds - 1) / worlds), worlds };
}

/** Differences smaller than this are rounding errors. */
const TINY = 1e-6;

/** Whether two lines lead to the same result in every world, such as two copies of a card. */
export const isEqual = (a: Arm, b: Arm): boolean => {
  const worlds = Math.min(a.values.length, b.values.length);
  return worlds > 1 && a.values.slice(0, worlds).every((value, k) => Math.abs(value - defined(b.values[k])) < TINY);
};

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The standard deviation of some values. */
export function spreadOf(values: readonly number[]): number {
  const mean = meanOf(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length - 1));
}
