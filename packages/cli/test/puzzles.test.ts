import { type Puzzle, type PuzzleSet, puzzleId, type Tally } from '@orrery/bots';
import { type Game, rulesOf } from '@orrery/kernel';
import { fixtures } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { rulesFor } from '../src/arguments.ts';
import { emptySet, listOf, readPuzzles, writePuzzles } from '../src/puzzles/file.ts';
import { mineMatch, shareOf, type Yields } from '../src/puzzles/mine.ts';
import { folder, orreryCommand, run } from './run.ts';

const puzzle = (view: string, grade: Puzzle['grade'], found: number[]): Puzzle => ({
  match: 0,
  step: 1,
  seat: 0,
  question: '1.1',
  topic: 'turn/act',
  grade,
  found,
  solution: ['a'],
  equal: [],
  rivals: [{ line: ['b'], behind: 1 / 3, error: 0.1 }],
  worlds: 24,
  won: [0.6, 0.4],
  view,
});

const set: PuzzleSet = {
  game: 'g',
  version: 2,
  mined: 1,
  matches: [{ seats: 2, options: {}, seed: 's', moves: [[0, 'a']] }],
  puzzles: [
    puzzle('1', 'hard', [0]),
    puzzle('2', 'easy', [0.5]),
    puzzle('3', 'easy', [0.75]),
    puzzle('4', 'medium', [0]),
  ],
};

describe('the files of puzzles', () => {
  it('number puzzles by grade, the easiest first', () => {
    const order = [2, 1, 3, 0].map((i) => set.puzzles[i]);
    expect(listOf(set)).toEqual(order.map((one) => one && { id: puzzleId(set, one), grade: one.grade }));
  });

  it('are read as they were written, with rounded estimates', () => {
    const path = folder();
    expect(readPuzzles(path)).toBe(null);
    writePuzzles(path, set);
    const read = readPuzzles(path);
    expect(read).toMatchObject({ ...set, puzzles: set.puzzles.map(({ view, grade }) => ({ view, grade })) });
    expect(read?.puzzles[0]?.rivals[0]?.behind).toBe(0.333);
  });
});

describe('the miner', () => {
  it('looks less often at kinds of questions that give no puzzles, but never stops', () => {
    const yields: Yields = new Map([
      ['good', { looked: 20, found: 6 }],
      ['poor', { looked: 400, found: 0 }],
    ]);
    expect(shareOf(yields, 'good')).toBe(1);
    expect(shareOf(yields, 'poor')).toBe(0.1);
    expect(shareOf(yields, 'new')).toBeGreaterThan(0.3);
    expect(shareOf(new Map(), 'new')).toBe(1);
  });

  it('finds the same puzzles with the same seed', () => {
    const rules = rulesOf(fixtures.connectFour as Game);
    const mined = (seed: string) => {
      const found = emptySet('connect-four', 1);
      const tally: Tally = {};
      mineMatch(rules, found, seed, 0, tally, new Map());
      return { found, tally };
    };
    const one = mined('same');
    expect(one.tally.looked).toBeGreaterThan(3);
    expect(mined('same')).toEqual(one);
  });

  it('is a command that keeps puzzles that fit and drops others', async () => {
    const path = folder();
    const rules = await rulesFor('moonriser');
    writePuzzles(path, { ...set, game: 'moonriser', version: rules.game.version });
    const ran = await run([
      ...orreryCommand,
      ...['puzzles', 'moonriser', '--minutes', '1', '--games', '0', '--folder', path],
    ]);
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out).toContain('dropped 4 puzzles');
    expect(readPuzzles(path)?.puzzles).toEqual([]);
  });
});
