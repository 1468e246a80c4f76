import { askingOf, defined, type LevelSettings, type Rng } from '@orrery/kernel';
import { openQuestion, policyAnswer } from './answers.ts';
import type { Bot, Budget } from './bot.ts';
import { noise } from './chance.ts';
import { hard } from './hard.ts';
import { type EvaluatedAnswer, evaluateAnswers } from './medium.ts';

/** A bot that plays by a level's settings. */
export const bySettings = (settings: LevelSettings): Bot => bots[settings.method](settings);

/** Looks one decision ahead, with a person's mistakes. */
const look =
  (settings: LevelSettings): Bot =>
  (rules, world, seat, question, rng, budget) => {
    const at = openQuestion(rules, world, seat, question);
    // After a mistake, an optional allocation would be asked again immediately.
    if (askingOf(at.step) === 'allocate?' && isCareless(settings) && rules.game.ai?.policy)
      return policyAnswer(rules, world, at, seat, rng);
    const answers = evaluateAnswers(rules, world, seat, question, rng, budget, settings);
    return defined(answers[misjudged(answers, settings.misjudges ?? 0, rng)]).reply;
  };

const isCareless = ({ overlooks = 0, misjudges = 0 }: LevelSettings): boolean => overlooks > 0 || misjudges > 0;

/** The index of the answer that seems best after an error in judging each; `answers` are sorted best first. */
function misjudged(answers: readonly EvaluatedAnswer[], error: number, rng: Rng): number {
  if (error <= 0) return 0;
  const size = error * spreadOf(answers.map((answer) => answer.look));
  let [best, highest] = [0, Number.NEGATIVE_INFINITY];
  for (const [i, answer] of answers.entries()) {
    const seeming = answer.look + size * noise(rng);
    if (seeming > highest) [best, highest] = [i, seeming];
  }
  return best;
}

/** The standard deviation of some values. */
function spreadOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}

const search =
  ({ iterations }: LevelSettings): Bot =>
  (rules, world, seat, question, rng, budget) =>
    hard(rules, world, seat, question, rng, atMost(iterations, budget));

const bots: { readonly [M in LevelSettings['method']]: (settings: LevelSettings) => Bot } = {
  look,
  search,
  master: search,
};

/** The same budget with a limit on iterations. */
function atMost(iterations: number | undefined, budget: Budget): Budget {
  if (iterations === undefined) return budget;
  let left = iterations;
  return { ...budget, more: () => left-- > 0 && budget.more() };
}
