export { type Bot, type Budget, budgetOf } from './bot.ts';
export { type RankedAnswer, rankAnswers } from './rank-answers.ts';
export { isLevel, type Level, levels, type ThinkOptions, think } from './think.ts';
