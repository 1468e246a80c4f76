import { openQuestion, sampleAnswer } from './answers.ts';
import type { Bot } from './bot.ts';

/** Gives any legal answer. */
export const random: Bot = (rules, world, seat, question, rng) =>
  sampleAnswer(world, openQuestion(rules, world, seat, question), seat, rng);
