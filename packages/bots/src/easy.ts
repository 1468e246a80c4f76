import { askingOf, below } from '@orrery/kernel';
import { candidateReplies, openQuestion, policyAnswer, sampleAnswer, shouldSkip } from './answers.ts';
import type { Bot } from './bot.ts';
import { orderByValue } from './medium.ts';

/** Number of random answers out of ten. */
const CARELESS = 4;

/** Plays by policy, but gives many random answers. Without a policy, it compares two random answers. */
export const easy: Bot = (rules, world, seat, question, rng, budget) => {
  const at = openQuestion(rules, world, seat, question);
  // Optional allocations are never random: after a random one, the question would be asked again immediately.
  const careful = askingOf(at.step) === 'allocate?' || shouldSkip(rules, world, at, seat);
  if (!careful && below(rng, 10) < CARELESS) return sampleAnswer(world, at, seat, rng);
  if (rules.game.ai?.policy) return policyAnswer(rules, world, at, seat, rng);
  return orderByValue(rules, world, seat, question, candidateReplies(rules, world, at, seat, rng, 2), 1, rng, budget)[0]
    ?.reply;
};
