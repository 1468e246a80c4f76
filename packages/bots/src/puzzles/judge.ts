import { armOf, differenceOf, type Position, tryWorld } from './compare.ts';
import { beginsWith } from './decision.ts';
import type { Line, Puzzle } from './types.ts';

/** How good a player's line is. */
export interface Verdict {
  /** The solution, another line that is as good, or a worse one. */
  kind: 'best' | 'equal' | 'worse';
  /** Points by which it is behind the solution, and the standard error. */
  behind: number;
  error: number;
}

type Compared = Pick<Puzzle, 'solution' | 'equal' | 'rivals'>;

const isSame = (a: Line, b: Line): boolean => beginsWith(a, b) || beginsWith(b, a);

/** The verdict on a line that was compared when the puzzle was made; null for other lines. */
export function knownVerdict({ solution, equal, rivals }: Compared, line: Line): Verdict | null {
  if (beginsWith(line, solution)) return { kind: 'best', behind: 0, error: 0 };
  if (equal.some((one) => beginsWith(line, one))) return { kind: 'equal', behind: 0, error: 0 };
  const rival = rivals.find((one) => isSame(one.line, line));
  return rival ? { kind: 'worse', behind: rival.behind, error: rival.error } : null;
}

/** Worlds in which another line is compared, and the fewest that are enough when time runs out. */
const WORLDS = 32;
const FEWEST = 8;
/** A line that is behind by less than this share of the best rival's distance is as good as the solution. */
const CLOSE = 0.25;

/** Compares another line with the solution until `more` says that time is up. */
export function judge(position: Position, puzzle: Compared, line: Line, seed: string, more: () => boolean): Verdict {
  const [best, own] = [armOf(puzzle.solution), armOf(line)];
  for (let k = 0; k < WORLDS && (k < FEWEST || more()); k++) tryWorld(position, [best, own], `${seed}/judge/${k}`);
  return verdictOf(best.values, own.values, puzzle);
}

/** The verdict from the results of the solution and another line in the same worlds. */
export function verdictOf(best: readonly number[], own: readonly number[], { rivals }: Compared): Verdict {
  const { mean, error } = differenceOf(best, own);
  const margin = CLOSE * (rivals[0]?.behind ?? 0);
  return mean <= Math.max(margin, error) ? { kind: 'equal', behind: 0, error } : { kind: 'worse', behind: mean, error };
}
