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

/** The chances of the sides in a position, without simulation. */
export function chancesIn<S extends Core>({ rules, sides, model }: Field<S>, s: S): number[] {
  if (s.result !== null || !model) return shares(s, sides);
  const values = valuesOf(rules, s, sides);
  const { round } = rules.game.progress(s);
  if (values.every((value) => value !== null)) return chancesBy(model, values, round);
  const playing = values.flatMap((value) => (value === null ? [] : [value]));
  // A side that has left cannot win.
  const chances = playing.length > 1 ? chancesBy(model, playing, round) : playing.map(() => 1);
  return values.map((value) => (value === null ? 0 : defined(chances.shift())));
}

/** Plays on by policy up to the horizon, or to the end without a model. Returns the chances of the sides there. */
export function simulate<S extends Core>(field: Field<S>, s: S, rng: Rng): number[] {
  const { rules, model } = field;
  const { ai, progress, bound } = rules.game;
  if (!ai || !model) for (let left = bound; left > 0 && playByPolicy(rules, s, rng); left--);
  else {
    const end = progress(s).round + (ai.horizon ?? ROUNDS);
    for (let left = DECISIONS; left > 0 && progress(s).round < end && playByPolicy(rules, s, rng); left--);
  }
  return chancesIn(field, s);
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
  const samples = seen.flatMap(({ values, round }) =>
    values.every((value) => value !== null) ? [{ values, round, won }] : [],
  );
  return { samples, rounds: progress(s).round };
}
