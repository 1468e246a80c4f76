import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { PuzzleSet } from '@orrery/bots';

/** Decimals of stored estimates. */
const DECIMALS = 3;

export const emptySet = (game: string, version: number): PuzzleSet => ({ game, version, matches: [], puzzles: [] });

/** Reads a set of puzzles; null if there is no such file. */
export const readPuzzles = (path: string): PuzzleSet | null =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as PuzzleSet) : null;

const rounded = (_key: string, value: unknown): unknown =>
  typeof value === 'number' ? Number(value.toFixed(DECIMALS)) : value;

const lines = (items: readonly unknown[]): string =>
  items.length === 0 ? '[]' : `[\n${items.map((item) => JSON.stringify(item, rounded)).join(',\n')}\n]`;

/** Writes a set with a line for each match and puzzle. */
export function writePuzzles(path: string, { game, version, matches, puzzles }: PuzzleSet): void {
  const text = `{"game":${JSON.stringify(game)},"version":${version},\n"matches":${lines(matches)},\n"puzzles":${lines(puzzles)}}\n`;
  writeFileSync(path, text);
}
