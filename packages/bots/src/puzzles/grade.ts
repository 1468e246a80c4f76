import type { Core, Rules, Seat } from '@orrery/kernel';
import { LADDER, type Level } from '../levels.ts';
import { think } from '../think.ts';
import { beginsWith, playLine } from './decision.ts';
import type { Line, PuzzleGrade } from './types.ts';

/** The strongest level is left out: it is what puzzles are found with. */
const LEVELS: readonly Level[] = LADDER.slice(0, -1);
/** How often each level tries. */
const TRIES = 4;
/** Search iterations of the levels that search. */
const ITERATIONS = 40;

/** Mean shares of the levels that find an easy puzzle, at least and at most, and a puzzle of medium difficulty. */
const EASY = 0.58;
const TRIVIAL = 0.9;
const MEDIUM = 0.34;

/** The grade of a puzzle from how often each level finds the solution. Null if nearly all do. */
export function gradeBy(shares: readonly number[]): PuzzleGrade | null {
  const mean = shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
  if (mean > TRIVIAL) return null;
  return mean >= EASY ? 'easy' : mean >= MEDIUM ? 'medium' : 'hard';
}

/** How often each level finds one of the lines. */
export function sharesOf<S extends Core>(
  rules: Rules<S>,
  state: S,
  seat: Seat,
  question: string,
  lines: readonly Line[],
  seed: string,
): number[] {
  return LEVELS.map((level) => {
    let found = 0;
    for (let i = 0; i < TRIES; i++) if (finds(rules, state, seat, question, lines, level, `${seed}/${i}`)) found++;
    return found / TRIES;
  });
}

function finds<S extends Core>(
  rules: Rules<S>,
  state: S,
  seat: Seat,
  question: string,
  lines: readonly Line[],
  level: Level,
  seed: string,
): boolean {
  const line: Line = [];
  for (let next: string | null = question; next !== null; ) {
    const s = rules.copy(state);
    if (line.length > 0) playLine(rules, s, seat, question, line);
    const action = think(rules, s, seat, next, { level, seed, iterations: ITERATIONS });
    if (!action) return false;
    line.push(action.answer);
    if (!lines.some((one) => beginsWith(one, line))) return false;
    if (lines.some((one) => one.length === line.length)) return true;
    next = playLine(rules, rules.copy(state), seat, question, line);
  }
  return false;
}
