import { openQuestion, sampleOf } from './answers.ts';
import type { Bot } from './bot.ts';

/** Any legal answer. */
export const random: Bot = (_rules, world, seat, question, rng) =>
  sampleOf(world, openQuestion(_rules, world, seat, question), seat, rng);
