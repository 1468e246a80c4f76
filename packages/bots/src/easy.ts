import { askingOf, below } from '@orrery/kernel';
import { habitOf, isLeft, openQuestion, repliesTo, sampleOf } from './answers.ts';
import type { Bot } from './bot.ts';
import { ordered } from './medium.ts';

/** Of ten answers so many are whatever came to hand. */
const CARELESS = 4;

/** Plays by habit and is often careless; without habits it compares two answers that came to hand. */
export const easy: Bot = (rules, world, seat, question, rng, budget) => {
  const at = openQuestion(rules, world, seat, question);
  // What is shared out of its own accord is shared out with care: at random it would be done again at once.
  const careful = askingOf(at.step) === 'allocate?' || isLeft(rules, world, at, seat);
  if (!careful && below(rng, 10) < CARELESS) return sampleOf(world, at, seat, rng);
  if (rules.game.hints?.habit) return habitOf(rules, world, at, seat, rng);
  return ordered(rules, world, seat, question, repliesTo(rules, world, at, seat, rng, 2), 1, rng, budget)[0]?.reply;
};
