export { armOf, differenceOf, isEqual, type Position, tryWorld } from './compare.ts';
export { beginsWith, playLine } from './decision.ts';
export { findPuzzle, type Tally } from './find.ts';
export { gradeBy, sharesOf } from './grade.ts';
export { judge, knownVerdict, type Verdict, verdictOf } from './judge.ts';
export { compactMatch, type PuzzlePosition, puzzleId, puzzlePosition, viewOf } from './replay.ts';
export { isApart, isComplete, isWanted, keeping, openGrades, QUOTAS } from './select.ts';
export * from './types.ts';
