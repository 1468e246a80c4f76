import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  armOf,
  beginsWith,
  differenceOf,
  GRADES,
  isEqual,
  type Puzzle,
  type PuzzleSet,
  playLine,
  puzzleId,
  puzzlePosition,
  tryWorld,
  viewOf,
} from '@orrery/bots';
import { findGame } from '@orrery/games';
import { type Core, type Rules, rulesOf } from '@orrery/kernel';
import { effort } from '@orrery/testing';
import { describe, expect, it } from 'vitest';

const games = new URL('../src/games', import.meta.url).pathname;
const ids = readdirSync(games).filter((id) => existsSync(join(games, id, 'puzzles.json')));
const read = (id: string, file: string) => JSON.parse(readFileSync(join(games, id, file), 'utf8'));
const isFull = effort(0, 1) === 1;

/** Puzzles whose solution is searched again in `npm test`; `npm run test:full` searches all. */
const SEARCHED = 3;
const WORLDS = 24;
/** The largest file of a game, in bytes. */
const MOST_BYTES = 400_000;

const again = (id: string): string => `Run npx orrery puzzles ${id} to replace puzzles that no longer fit.`;

describe.each(ids)('the puzzles of %s', async (id) => {
  const set: PuzzleSet = read(id, 'puzzles.json');
  const rules = rulesOf<Core>(await (findGame(id)?.load() ?? Promise.reject(new Error(`no game ${id}`))));
  const { puzzles } = set;

  it('lead to their positions with the current rules, and their answers are legal', () => {
    for (const puzzle of puzzles) {
      const { seat, question, solution, equal, rivals } = puzzle;
      const { state } = puzzlePosition(rules, set, puzzle);
      expect(viewOf(rules, state, seat, question), again(id)).toBe(puzzle.view);
      for (const line of [solution, ...equal, ...rivals.map((rival) => rival.line)])
        playLine(rules, rules.copy(state), seat, question, line);
      expect(rivals.some(({ line }) => beginsWith(line, solution))).toBe(false);
    }
  });

  it('are listed by grade, each once, in a small file', () => {
    const list: { id: string; grade: Puzzle['grade'] }[] = read(id, 'puzzle-list.json');
    const grades = new Map(puzzles.map((puzzle) => [puzzleId(set, puzzle), puzzle.grade]));
    expect(grades.size).toBe(puzzles.length);
    expect(list.map((one) => grades.get(one.id))).toEqual(list.map(({ grade }) => grade));
    expect(list).toHaveLength(puzzles.length);
    const order = list.map(({ grade }) => GRADES.indexOf(grade));
    expect(order).toEqual([...order].sort());
    expect(readFileSync(join(games, id, 'puzzles.json')).length).toBeLessThan(MOST_BYTES);
  });

  it('have solutions that lead in new worlds as well', () => {
    const step = Math.max(1, Math.floor(puzzles.length / SEARCHED));
    const searched = puzzles.filter((_puzzle, i) => isFull || i % step === 0);
    for (const puzzle of searched) expectLead(rules, set, puzzle);
  });
});

/** Checks that no compared move is better than the solution, and that the best of them is worse. */
function expectLead(rules: Rules<Core>, set: PuzzleSet, puzzle: Puzzle): void {
  const { seat, question, solution, rivals, view } = puzzle;
  const { state } = puzzlePosition(rules, set, puzzle);
  const [best, ...others] = [solution, ...rivals.map(({ line }) => line)].map(armOf);
  if (!best) return;
  for (let k = 0; k < WORLDS; k++) tryWorld({ rules, state, seat, question }, [best, ...others], `test/${view}/${k}`);
  for (const other of others) {
    const { mean, error } = differenceOf(best.values, other.values);
    expect(isEqual(best, other), `${view}: ${again(set.game)}`).toBe(false);
    expect(mean, `${view}: ${again(set.game)}`).toBeGreaterThan(error);
  }
}
