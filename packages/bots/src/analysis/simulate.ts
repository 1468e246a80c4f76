import { type Core, defined, type Rng, type Rules, remix, type Seat } from '@orrery/kernel';
import { playByPolicy } from '../answers.ts';
import { type ChanceModel, type ChanceSample, chancesBy, shares, valuesOf } from './win-chance.ts';

/** What every simulation of a match needs. */
export interface Field<S extends Core = any> {
  rules: Rules<S>;
  sides: readonly Seat[][];
  /** Null before it was fitted, and for games without an evaluation: simulations then play to the end. */
  model: ChanceModel | null;
}

/** Default horizon in rounds, and the maximum number of decisions, as in the search of the bots. */
const ROUNDS = 2;
const DECISIONS = 80;

export const horizonOf = (rules: Rules): number | null => (rules.game.ai ? (rules.game.ai.horizon ?? ROUNDS) : null);

/** Rounds over which a trend is measured. */
const TREND = 2;

type Values = readonly (number | null)[];

/** By how much evaluations grew in a round. */
const trendsOf = (before: Values, after: Values, rounds: number): number[] =>
  after.map((value, i) => ((value ?? 0) - (before[i] ?? value ?? 0)) / Math.max(1, rounds));

/** The chances of the sides in a position that simulations do not go beyond. */
function chancesAt<S extends Core>({ rules, sides, model }: Field<S>, s: S, before: Values, rounds: number): number[] {
  if (s.result !== null || !model) return shares(s, sides);
  const values = valuesOf(rules, s, sides);
  const trends = trendsOf(before, values, rounds);
  const { round } = rules.game.progress(s);
  // A side that has left cannot win.
  const playing = values.flatMap((value, i) => (value === null ? [] : [{ value, trend: defined(trends[i]) }]));
  const chances =
    playing.length > 1 || sides.length === 1
      ? chancesBy(
          model,
          playing.map(({ value }) => value),
          playing.map(({ trend }) => trend),
          round,
        )
      : playing.map(() => 1);
  return values.map((value) => (value === null ? 0 : defined(chances.shift())));
}

/** The chances of the sides after the end of a game. */
export const finalChances = <S extends Core>({ sides }: Field<S>, s: S): number[] => shares(s, sides);

/**
 * Plays on by policy up to the horizon, or to the end without a model. Returns the chances of the sides there. Results
 * are comparable only if the horizon is the same, so it is counted from a given round.
 */
export function simulate<S extends Core>(field: Field<S>, s: S, rng: Rng, from: number): number[] {
  const { rules, sides, model } = field;
  const { ai, progress, bound } = rules.game;
  if (!ai || !model) {
    for (let left = bound; left > 0 && playByPolicy(rules, s, rng); left--);
    return shares(s, sides);
  }
  const end = from + (ai.horizon ?? ROUNDS);
  let before: { values: Values; round: number } | null = null;
  for (let left = DECISIONS; left > 0; left--) {
    const { round } = progress(s);
    if (round >= end) break;
    if (!before || (round > before.round && round <= end - TREND))
      before = { values: valuesOf(rules, s, sides), round };
    if (!playByPolicy(rules, s, rng)) break;
  }
  return chancesAt(field, s, before?.values ?? [], progress(s).round - (before?.round ?? 0));
}

/** A copy with what no seat knows dealt again. All hands stay as they are. */
export function reopened<S extends Core>(rules: Rules<S>, state: S, rng: Rng): S {
  const s = rules.copy(state);
  s.rng = [defined(rng[0]), defined(rng[1]), defined(rng[2]), defined(rng[3])];
  remix(rules.game.zones(s), s.rng, rules.game.back ?? (() => 0));
  return s;
}

/** Plays to the end by policy. Returns the position at the beginning of each round, with the result. */
export function sampleGame<S extends Core>(
  { rules, sides }: Field<S>,
  s: S,
  rng: Rng,
): { samples: ChanceSample[]; rounds: number } {
  const { progress, bound } = rules.game;
  const seen: { values: (number | null)[]; round: number }[] = [];
  let last = -1;
  for (let left = bound; left > 0; left--) {
    const { round } = progress(s);
    if (round !== last && rules.game.ai) seen.push({ values: valuesOf(rules, s, sides), round });
    last = round;
    if (!playByPolicy(rules, s, rng)) break;
  }
  const won = shares(s, sides);
  const samples = seen.flatMap(({ values, round }, i): ChanceSample[] => {
    const known = values.flatMap((value) => (value === null ? [] : [value]));
    if (known.length < values.length) return [];
    const before = seen[Math.max(0, i - TREND)] ?? { values, round };
    return [{ values: known, trends: trendsOf(before.values, values, round - before.round), round, won }];
  });
  return { samples, rounds: progress(s).round };
}
