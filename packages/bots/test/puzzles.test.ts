import { findGame } from '@orrery/games';
import { type Answer, type Core, newTable, rulesOf } from '@orrery/kernel';
import { fixtures } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import {
  armOf,
  beginsWith,
  compactMatch,
  differenceOf,
  findPuzzle,
  gradeBy,
  isApart,
  isComplete,
  isEqual,
  isWanted,
  keeping,
  knownVerdict,
  openGrades,
  type Puzzle,
  type PuzzleGrade,
  type PuzzleSet,
  puzzleId,
  puzzlePosition,
  type Tally,
  verdictOf,
  viewOf,
} from '../src/puzzles/index.ts';

const puzzle = (more: Partial<Puzzle> = {}): Puzzle => ({
  match: 0,
  step: 10,
  seat: 0,
  question: '1.1',
  topic: 'turn/act',
  grade: 'easy',
  found: [],
  solution: ['a'],
  equal: [],
  rivals: [{ line: ['b'], behind: 8, error: 1 }],
  worlds: 24,
  won: [0.6, 0.4],
  view: 'v',
  ...more,
});

describe('comparing lines', () => {
  it('uses only the worlds in which both were tried', () => {
    expect(differenceOf([5, 7, 9, 100], [4, 5, 6])).toEqual({
      mean: 2,
      error: expect.closeTo(1 / Math.sqrt(3)),
      worlds: 3,
    });
    expect(differenceOf([5], [4]).error).toBe(Number.POSITIVE_INFINITY);
  });

  it('takes lines as equal if they lead to the same in every world, but not after one world', () => {
    const arm = (...values: number[]) => ({ ...armOf(['x']), values });
    expect(isEqual(arm(1, 2, 3), arm(1, 2, 3 + 1e-9))).toBe(true);
    expect(isEqual(arm(1, 2, 3), arm(1, 2, 4))).toBe(false);
    expect(isEqual(arm(1), arm(1))).toBe(false);
  });

  it('compares answers by what they say', () => {
    const place = { piece: 'p', cell: 'c', rotation: 1 };
    expect(beginsWith([{ ...place }, 'x'], [place])).toBe(true);
    expect(beginsWith([place], [place, 'x'])).toBe(false);
    expect(beginsWith([{ ...place, rotation: 2 }], [place])).toBe(false);
  });
});

describe('grading', () => {
  it('follows how many levels find the solution', () => {
    expect(gradeBy([1, 1, 1, 1, 1, 1, 1])).toBe(null);
    expect(gradeBy([0.25, 0.5, 0.75, 1, 1, 1, 1])).toBe('easy');
    expect(gradeBy([0.25, 0.25, 0.25, 0.25, 0, 1, 1])).toBe('medium');
    expect(gradeBy([0, 0, 0.25, 0, 0, 0.5, 1])).toBe('hard');
  });
});

describe('the selection', () => {
  const quotas = { perGrade: 4, perMatch: 2, apart: 8, topicShare: 0.5, alike: 2 };

  it('takes few puzzles from a match, and none close to another', () => {
    const kept = [puzzle({ step: 10 })];
    expect(isApart(kept, 0, 17, quotas)).toBe(false);
    expect(isApart(kept, 0, 18, quotas)).toBe(true);
    expect(isApart(kept, 1, 10, quotas)).toBe(true);
    expect(isApart([...kept, puzzle({ step: 40 })], 0, 90, quotas)).toBe(false);
  });

  it('closes a grade for a kind of question before it is full', () => {
    const kept = [puzzle(), puzzle({ solution: ['b'] })];
    expect(openGrades(kept, 'turn/act', quotas)).toEqual(['medium', 'hard']);
    expect(openGrades(kept, 'turn/buy', quotas)).toEqual(['easy', 'medium', 'hard']);
    const full = [...kept, puzzle({ topic: 'turn/buy' }), puzzle({ topic: 'turn/buy' })];
    expect(openGrades(full, 'turn/sell', quotas)).toEqual(['medium', 'hard']);
  });

  it('takes no third puzzle with the same solution', () => {
    const kept = [puzzle({ grade: 'hard' }), puzzle({ grade: 'medium' })];
    expect(isWanted(kept, puzzle(), quotas)).toBe(false);
    expect(isWanted(kept, puzzle({ solution: ['c'] }), quotas)).toBe(true);
    expect(isWanted(kept, puzzle({ topic: 'turn/buy' }), quotas)).toBe(true);
  });

  const set = (puzzles: Puzzle[]): PuzzleSet => ({
    game: 'g',
    version: 1,
    mined: 3,
    matches: ['a', 'b', 'c'].map((seed) => ({
      seats: 2,
      options: {},
      seed,
      moves: Array.from({ length: 50 }, (): [number, Answer] => [0, 'x']),
    })),
    puzzles,
  });

  it('is complete with enough puzzles of each grade', () => {
    const grades: PuzzleGrade[] = ['easy', 'medium', 'hard'];
    const all = grades.flatMap((grade) => Array.from({ length: 4 }, () => puzzle({ grade })));
    expect(isComplete(set(all), quotas)).toBe(true);
    expect(isComplete(set(all.slice(1)), quotas)).toBe(false);
  });

  it('drops puzzles with the matches and moves that only they need', () => {
    const all = [puzzle({ step: 10 }), puzzle({ step: 40 }), puzzle({ match: 2, step: 30 })];
    const kept = keeping(set(all), ({ step }) => step !== 40);
    expect(kept.matches.map(({ seed, moves }) => [seed, moves.length])).toEqual([
      ['a', 10],
      ['c', 30],
    ]);
    expect(kept.puzzles.map(({ match, step }) => [match, step])).toEqual([
      [0, 10],
      [1, 30],
    ]);
  });
});

describe('the verdict on a move', () => {
  const compared = puzzle({ solution: ['a', 'x'], equal: [['a', 'y']] });

  it('is known for the solution, equal lines and compared ones', () => {
    expect(knownVerdict(compared, ['a', 'x'])?.kind).toBe('best');
    expect(knownVerdict(compared, ['a', 'y'])?.kind).toBe('equal');
    expect(knownVerdict(compared, ['b', 'z'])).toEqual({ kind: 'worse', behind: 8, error: 1 });
    expect(knownVerdict(compared, ['c'])).toBe(null);
  });

  it('accepts another move only if it is about as good', () => {
    const best = [10, 12, 8, 11, 9, 10];
    const behind = (by: number) =>
      verdictOf(
        best,
        best.map((value, k) => value - by + (k % 2) * 0.1),
        compared,
      );
    expect(behind(-3).kind).toBe('equal');
    expect(behind(1.5).kind).toBe('equal');
    expect(behind(5)).toMatchObject({ kind: 'worse', behind: expect.closeTo(4.95) });
  });
});

describe('finding', () => {
  const rules = rulesOf(fixtures.ticTacToe);
  /** Plays these cells in turn, and looks for a puzzle. */
  function search(cells: readonly string[], seed = 'seed') {
    const table = newTable(rules, { seats: 2, options: {}, seed: 's' });
    for (const answer of cells) {
      const [row] = rules.waiting(table.state);
      if (row) table.act({ seat: row.seat, question: row.question, n: row.n, answer });
    }
    const [row] = rules.waiting(table.state);
    if (!row) throw new Error('the game is over');
    const tally: Tally = {};
    const found = findPuzzle(rules, table.state, row.seat, row.question, seed, () => true, tally);
    return { found, tally };
  }

  it('finds the only winning move', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { found } = search(['b2', 'a3', 'a2', 'b3', 'a1'], seed);
      expect(found).toMatchObject({ solution: ['c3'], equal: [], won: [1, expect.any(Number)] });
      expect(found?.rivals.every(({ behind, error }) => behind > 3 * error)).toBe(true);
    }
  });

  it('finds no move whose lead is not clear', () => {
    // c1 wins at once, but b3 wins nearly as often against these opponents.
    for (const seed of ['a', 'b', 'c', 'd']) expect(search(['a1', 'a3', 'b1', 'c3'], seed).found).toBe(null);
  });

  it('lists another winning move as equal', () => {
    const { found, tally } = search(['a1', 'a3', 'b1', 'c3', 'b2', 'a2']);
    expect([found?.solution, ...(found?.equal ?? [])].flat().sort()).toEqual(['b3', 'c1']);
    expect(tally).toEqual({ looked: 1, found: 1 });
  });

  it('finds none without a real choice', () => {
    expect(search(['a1', 'b1', 'c2', 'b2', 'a2', 'c1', 'b3']).tally).toEqual({ looked: 1, candidates: 1 });
  });

  it('finds none if several moves are as good', () => {
    expect(search([]).found).toBe(null);
  });
});

describe('positions', () => {
  it('are stored as moves, replay to the same view, and keep their names when others come and go', async () => {
    const rules = rulesOf<Core>(await (findGame('moonriser')?.load() ?? Promise.reject(new Error('no game'))));
    const table = newTable(rules, { seats: 2, options: {}, seed: 'puzzles' });
    for (let i = 0; i < 30; i++) {
      const row = rules.waiting(table.state).find(({ standing }) => !standing);
      const [action] = row ? rules.legal(table.state, row.seat, row.question).actions : [];
      if (action) table.act(action);
    }
    const match = compactMatch(rules, table.record, 30);
    const row = rules.waiting(table.state).find(({ standing }) => !standing);
    if (!match || !row) throw new Error('the game is over');
    const { seat, question } = row;
    const view = viewOf(rules, table.state, seat, question);
    const one = puzzle({ step: 30, seat, question, view });
    const set: PuzzleSet = {
      game: 'moonriser',
      version: rules.game.version,
      mined: 1,
      matches: [match],
      puzzles: [one],
    };
    const { state, events } = puzzlePosition(rules, set, one);
    expect(viewOf(rules, state, seat, question)).toBe(view);
    expect(events).toHaveLength(31);
    const moved = { ...set, matches: [{ ...match, seed: 'other' }, match], puzzles: [{ ...one, match: 1 }] };
    expect(puzzleId(moved, { ...one, match: 1 })).toBe(puzzleId(set, one));
  });

  it('are only found with what the seat knows', async () => {
    const rules = rulesOf<Core>(await (findGame('moonriser')?.load() ?? Promise.reject(new Error('no game'))));
    const seen = new Set<number | null>();
    const watched = {
      ...rules,
      imagine: (s: Core, seat: number | null, rng: Parameters<typeof rules.imagine>[2]) => {
        seen.add(seat);
        return rules.imagine(s, seat, rng);
      },
    };
    const state = rules.begin(2, {}, 'known');
    const row = rules.waiting(state).find(({ standing }) => !standing);
    if (!row) throw new Error('no question');
    const tally: Tally = {};
    findPuzzle(watched, state, row.seat, row.question, 'seed', () => true, tally);
    expect(tally.looked).toBe(1);
    expect([...seen]).toEqual([row.seat]);
  });
});
