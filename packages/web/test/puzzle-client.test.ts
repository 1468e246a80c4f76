import { readFileSync } from 'node:fs';
import type { PuzzleSet } from '@orrery/bots';
import { findGame } from '@orrery/games';
import { type Core, rulesOf } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { openPuzzle } from '../src/pages/puzzles/puzzle-client.ts';

it('a puzzle can be answered again after a retry, as a new question', async () => {
  const path = new URL('../src/games/moonriser/puzzles.json', import.meta.url);
  const set = JSON.parse(readFileSync(path, 'utf8')) as PuzzleSet;
  const rules = rulesOf<Core>(await (findGame('moonriser')?.load() ?? Promise.reject(new Error('no game'))));
  const puzzle = set.puzzles.find(({ solution }) => solution.length === 1);
  if (!puzzle) throw new Error('no puzzle');
  const client = openPuzzle(rules, set, puzzle, []);
  const numbers = new Set<number>();
  for (let i = 0; i < 3; i++) {
    const [ask] = client.snapshot().prompts;
    if (!ask) throw new Error('nothing is asked');
    numbers.add(ask.n);
    const { seat, question, n } = ask;
    expect(await client.act({ seat, question, n, answer: puzzle.solution[0] ?? null })).toBe(null);
    expect(client.attempt()).toEqual({ line: puzzle.solution, done: true });
    expect(client.snapshot().prompts).toEqual([]);
    client.reset();
  }
  expect(numbers.size).toBe(3);
});
