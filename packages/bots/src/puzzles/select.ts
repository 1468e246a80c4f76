import { GRADES, type Puzzle, type PuzzleGrade, type PuzzleSet } from './types.ts';

export interface Quotas {
  /** Number of puzzles of each grade. */
  perGrade: number;
  /** Most puzzles from one match, and the number of moves between two of them. */
  perMatch: number;
  apart: number;
  /** Most puzzles of a grade about the same kind of question, as a share. */
  topicShare: number;
  /** Most puzzles with the same solution. */
  alike: number;
}

export const QUOTAS: Quotas = { perGrade: 20, perMatch: 3, apart: 8, topicShare: 0.6, alike: 2 };

type Candidate = Pick<Puzzle, 'step' | 'topic' | 'grade' | 'solution'>;

const inGrade = (kept: readonly Puzzle[], grade: PuzzleGrade): Puzzle[] => kept.filter((one) => one.grade === grade);

/** The grades that need more puzzles about a kind of question. */
export function openGrades(kept: readonly Puzzle[], topic: string, quotas: Quotas = QUOTAS): PuzzleGrade[] {
  const { perGrade, topicShare } = quotas;
  return GRADES.filter((grade) => {
    const own = inGrade(kept, grade);
    return own.length < perGrade && own.filter((one) => one.topic === topic).length < perGrade * topicShare;
  });
}

/** Whether a set may take another puzzle from a place of a match; `match` is -1 for a new match. */
export function isApart(kept: readonly Puzzle[], match: number, step: number, quotas: Quotas = QUOTAS): boolean {
  const { perMatch, apart } = quotas;
  const near = kept.filter((one) => one.match === match);
  return near.length < perMatch && near.every((one) => Math.abs(one.step - step) >= apart);
}

/** Whether a set needs a puzzle. */
export function isWanted(kept: readonly Puzzle[], one: Candidate, quotas: Quotas = QUOTAS): boolean {
  const same = JSON.stringify(one.solution);
  const alike = kept.filter(({ topic, solution }) => topic === one.topic && JSON.stringify(solution) === same);
  return openGrades(kept, one.topic, quotas).includes(one.grade) && alike.length < quotas.alike;
}

export const isComplete = ({ puzzles }: PuzzleSet, quotas: Quotas = QUOTAS): boolean =>
  GRADES.every((grade) => inGrade(puzzles, grade).length >= quotas.perGrade);

/** Removes puzzles, and the matches and moves that no puzzle needs any more. */
export function keeping(set: PuzzleSet, keeps: (puzzle: Puzzle) => boolean): PuzzleSet {
  const puzzles = set.puzzles.filter(keeps);
  const used = [...new Set(puzzles.map(({ match }) => match))].sort((a, b) => a - b);
  const matches = used.flatMap((at) => {
    const match = set.matches[at];
    const last = Math.max(...puzzles.filter((one) => one.match === at).map(({ step }) => step));
    return match ? [{ ...match, moves: match.moves.slice(0, last) }] : [];
  });
  return { ...set, matches, puzzles: puzzles.map((one) => ({ ...one, match: used.indexOf(one.match) })) };
}
