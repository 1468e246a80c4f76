import { askingOf, defined, type LevelSettings } from '@orrery/kernel';
import { openQuestion, policyAnswer, type Reply } from './answers.ts';
import type { Bot, Budget } from './bot.ts';
import { hard } from './hard.ts';
import { evaluateAnswers } from './medium.ts';
import { isCareless, seemingBest } from './mistakes.ts';

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
    const looking: Budget = { ...budget, more: () => !budget.late() };
    const answers = evaluateAnswers(rules, world, seat, question, rng, looking, settings);
    const idle = (reply: Reply) =>
      reply === null || reply === undefined || (rules.game.ai?.idle?.includes(reply) ?? false);
    return defined(answers[seemingBest(answers, settings, idle, rng)]).reply;
  };

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
