import { type Core, defined, type Rng, type Rules, type Seat, seeded, word } from '@orrery/kernel';
import { applyReply, playByPolicy, type Reply } from './answers.ts';
import type { Bot, Budget } from './bot.ts';
import { type EvaluatedAnswer, evaluateAnswers } from './medium.ts';
import { bestAnswer, nextTry, type Samples, type Trial } from './statistics.ts';
import { evaluate, leadOf } from './value.ts';

/** Default horizon in rounds, and the maximum number of decisions to simulate. */
const ROUNDS = 2;
const DECISIONS = 80;
/**
 * Maximum number of worlds per answer, so that a choice between two answers takes less time than one between twenty.
 */
const TRIES = 60;

/** Chooses an answer from the samples. Tests replace it with broken choosers. */
export type Chooser = (trial: Trial) => number;

/** The result of a simulated world. */
export interface Outcome {
  /**
   * Points by which the seat's side is ahead of the best other side, at the end or according to the game's evaluation.
   */
  lead: number;
  /** Whether the seat won; null if the world was not played to its end. */
  won: boolean | null;
}

/** The result of a search: the answers with medium's first, the outcomes of each, and the index of the best. */
export interface Search {
  answers: readonly EvaluatedAnswer[];
  outcomes: readonly Outcome[][];
  best: number;
}

/**
 * Simulates imagined worlds by policy. It starts from medium's answer and prefers another only if that was clearly
 * better in the same worlds, so it is not weaker than medium even with little time.
 */
export function search<S extends Core>(
  rules: Rules<S>,
  world: S,
  seat: Seat,
  question: string,
  rng: Rng,
  budget: Budget,
  choose: Chooser = bestAnswer,
): Search {
  const answers = evaluateAnswers(rules, world, seat, question, rng, { ...budget, more: () => !budget.late() });
  const outcomes = answers.map((): Outcome[] => []);
  if (answers.length <= 1) return { answers, outcomes, best: 0 };
  const seed = word(rng);
  const tried = answers.map((): Samples => []);
  const trial: Trial = { looks: answers.map(({ look }) => look), tried, margin: rules.game.ai?.margin };
  let at = 0;
  while (at >= 0 && budget.more()) {
    const own = defined(tried[at]);
    const { worth: value, ...outcome } = played(
      rules,
      world,
      seat,
      question,
      answers[at]?.reply,
      `${seed}/${own.length}`,
    );
    own.push(value);
    outcomes[at]?.push(outcome);
    at = nextTry(trial, TRIES);
  }
  return { answers, outcomes, best: choose(trial) };
}

export const hardBy =
  (choose: Chooser): Bot =>
  (rules, world, seat, question, rng, budget) => {
    const { answers, best } = search(rules, world, seat, question, rng, budget, choose);
    return answers[best]?.reply;
  };

export const hard: Bot = hardBy(bestAnswer);

/** The value of a reply in one world, simulated by policy. */
function played<S extends Core>(
  rules: Rules<S>,
  world: S,
  seat: Seat,
  question: string,
  reply: Reply,
  seed: string,
): Outcome & { worth: number } {
  const rng = seeded(seed);
  const s = rules.imagine(world, seat, rng);
  const { ai, progress } = rules.game;
  const horizon = progress(s).round + (ai?.horizon ?? ROUNDS);
  applyReply(rules, s, seat, question, reply);
  if (ai) for (let left = DECISIONS; left > 0 && progress(s).round < horizon && playByPolicy(rules, s, rng); left--);
  const value = evaluate(rules, s, seat, rng);
  if (s.result === null) return { worth: value, lead: value, won: null };
  // With a single side there is no opponent, so only the game's evaluation measures success.
  const lead = rules.sides(s).length > 1 ? leadOf(rules, s, seat) : value;
  return { worth: value, lead, won: s.result.winners.includes(seat) };
}
