export { type Analyzer, ENGINE, openAnalysis } from './analysis/analyze.ts';
export type * from './analysis/types.ts';
export { chance } from './chance.ts';
export { type ExplainOptions, explain, withReasons } from './explain.ts';
export { isLevel, LADDER, type Level, levelNames, levelNumber, levels } from './levels.ts';
export * from './puzzles/index.ts';
export { type RankedAnswer, rankAnswers } from './rank-answers.ts';
export { think } from './think.ts';
