import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GRADES, type Puzzle, type PuzzleSet, puzzleId } from '@orrery/bots';

/** Decimals of stored estimates. */
const DECIMALS = 3;

export const emptySet = (game: string, version: number): PuzzleSet => ({
  game,
  version,
  mined: 0,
  matches: [],
  puzzles: [],
});

/** The file with the positions, and the short list in the order in which they are numbered. */
const SET = 'puzzles.json';
const LIST = 'puzzle-list.json';

/** Reads a game's puzzles from a folder; null if there are none. */
export function readPuzzles(folder: string): PuzzleSet | null {
  const path = join(folder, SET);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as PuzzleSet) : null;
}

const rounded = (_key: string, value: unknown): unknown =>
  typeof value === 'number' ? Number(value.toFixed(DECIMALS)) : value;

const lines = (items: readonly unknown[]): string =>
  items.length === 0 ? '[]' : `[\n${items.map((item) => JSON.stringify(item, rounded)).join(',\n')}\n]`;

/** How often the bot levels find a puzzle, on average. */
const ease = ({ found }: Puzzle): number => found.reduce((sum, share) => sum + share, 0);

/** The puzzles of a set in short, the easiest first. */
export const listOf = (set: PuzzleSet): { id: string; grade: Puzzle['grade'] }[] =>
  [...set.puzzles]
    .sort((a, b) => GRADES.indexOf(a.grade) - GRADES.indexOf(b.grade) || ease(b) - ease(a))
    .map((puzzle) => ({ id: puzzleId(set, puzzle), grade: puzzle.grade }));

/** Writes a set and its list, with a line for each match and puzzle. */
export function writePuzzles(folder: string, set: PuzzleSet): void {
  const { game, version, mined, matches, puzzles } = set;
  const text = `{"game":${JSON.stringify(game)},"version":${version},"mined":${mined},\n"matches":${lines(matches)},\n"puzzles":${lines(puzzles)}}\n`;
  writeFileSync(join(folder, SET), text);
  writeFileSync(join(folder, LIST), `${lines(listOf(set))}\n`);
}
