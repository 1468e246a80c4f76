import { describe, expect, it } from 'vitest';
import { judgeGames } from '../src/index.ts';

describe('games before a referee', () => {
  it('start at a number and report every difference with its game', () => {
    const judge = (n: number) => ({
      wrong: n % 2 === 0 ? [`step ${n}: a coin too many`, 'a card too few'] : [],
      steps: 10 * n,
      seen: new Map([
        ['turn', n],
        [`game ${n}`, 1],
      ]),
    });
    expect(judgeGames(3, 3, judge)).toEqual({
      wrong: ['game 4: step 4: a coin too many', 'game 4: a card too few'],
      steps: 120,
      seen: new Map([
        ['turn', 12],
        ['game 3', 1],
        ['game 4', 1],
        ['game 5', 1],
      ]),
    });
  });
});
