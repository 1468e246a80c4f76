import type { PuzzleResult } from '@orrery/protocol';

const KEY = 'orrery.puzzles';

/** The results that are stored on this device. */
export function readResults(): PuzzleResult[] {
  try {
    const rows: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(rows) ? (rows as PuzzleResult[]) : [];
  } catch {
    return [];
  }
}

export function saveResults(results: readonly PuzzleResult[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(results));
  } catch {
    // Without storage, progress lasts as long as the page.
  }
}

/** Both results of a puzzle in one: the earlier first attempt counts, and a later solution. */
const joined = (a: PuzzleResult, b: PuzzleResult): PuzzleResult => ({
  ...(b.at < a.at || (b.at === a.at && b.first < a.first) ? b : a),
  solved: a.solved || b.solved,
});

/** The results of several devices, by puzzle. The order does not matter. */
export function mergeResults(...lists: (readonly PuzzleResult[])[]): PuzzleResult[] {
  const merged = new Map<string, PuzzleResult>();
  for (const one of lists.flat()) {
    const known = merged.get(one.puzzle);
    merged.set(one.puzzle, known ? joined(known, one) : one);
  }
  return [...merged.values()].sort((a, b) => a.at - b.at || (a.puzzle < b.puzzle ? -1 : 1));
}

/** Number of puzzles in a row, up to the latest one, that were solved at the first attempt. */
export function streakOf(results: readonly PuzzleResult[]): number {
  const sorted = mergeResults(results);
  const missed = sorted.findLastIndex(({ first }) => !first);
  return sorted.length - 1 - missed;
}

/** How many of some puzzles were solved, and how many of them at the first attempt. */
export function progressOf(results: readonly PuzzleResult[], puzzles: readonly string[]) {
  const ids = new Set(puzzles);
  const own = results.filter(({ puzzle }) => ids.has(puzzle));
  return { all: puzzles.length, solved: own.filter(({ solved }) => solved).length, tried: own.length };
}

/** The number of the puzzle to solve next, from 1: the first new one, then the first unsolved one. */
export function nextPuzzle(results: readonly PuzzleResult[], puzzles: readonly string[], after = 0): number {
  const known = new Map(results.map((one) => [one.puzzle, one]));
  const order = puzzles.map((_puzzle, i) => (after + i) % puzzles.length);
  const fresh = order.find((i) => !known.has(puzzles[i] ?? ''));
  const unsolved = order.find((i) => known.get(puzzles[i] ?? '')?.solved === false);
  return (fresh ?? unsolved ?? order[0] ?? 0) + 1;
}
