import type { PuzzleGrade, PuzzleSet } from '@orrery/bots';

/** The puzzles of a game in short: ids in the order in which they are numbered, with their grades. */
export interface PuzzleList {
  id: string;
  grade: PuzzleGrade;
}

/** The lists are small; the positions are loaded when a puzzle is opened. */
const lists = import.meta.glob<PuzzleList[]>('../../games/*/puzzle-list.json', { eager: true, import: 'default' });
const sets = import.meta.glob<PuzzleSet>('../../games/*/puzzles.json', { import: 'default' });

/** The puzzles of a game; empty if it has none. */
export const puzzlesOf = (game: string): readonly PuzzleList[] => lists[`../../games/${game}/puzzle-list.json`] ?? [];

/** The positions of a game's puzzles. Rejects if there are none. */
export async function puzzleSetOf(game: string): Promise<PuzzleSet> {
  const load = sets[`../../games/${game}/puzzles.json`];
  if (!load) throw new Error(`no puzzles for ${game}`);
  return load();
}
