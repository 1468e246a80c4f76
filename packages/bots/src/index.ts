export { type Analyzer, ENGINE, openAnalysis } from './analysis/analyze.ts';
export type * from './analysis/types.ts';
export { chance } from './chance.ts';
export { type ExplainOptions, explain, withReasons } from './explain.ts';
export { isLevel, LADDER, type Level, levelNames, levelNumber, levels, settingsOf } from './levels.ts';
export * from './puzzles/index.ts';
export { type RankedAnswer, rankAnswers } from './rank-answers.ts';
export { type ThinkOptions, think } from './think.ts';
