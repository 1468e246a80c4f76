export { type ExplainOptions, explain } from './explain.ts';
export { type RankedAnswer, rankAnswers } from './rank-answers.ts';
export { isLevel, type Level, levels, think } from './think.ts';
