import { openQuestion, sampleOf } from './answers.ts';
import type { Bot } from './bot.ts';

/** Any legal answer. */
export const random: Bot = (rules, world, seat, question, rng) =>
  sampleOf(world, openQuestion(rules, world, seat, question), seat, rng);
