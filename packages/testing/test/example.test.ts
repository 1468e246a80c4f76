import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { describeContract, table } from '../src/index.ts';
import { highCard } from './example.ts';

describeContract({ describe, it, expect }, highCard, [{ seats: 2 }, { seats: 4 }], {
  games: 20,
  expected: { reasons: ['not-in-hand'] },
});

describe('the example of docs/kernel.md', () => {
  it('is this file', () => {
    const source = readFileSync(new URL('./example.ts', import.meta.url), 'utf8');
    expect(readFileSync(new URL('../../../docs/kernel.md', import.meta.url), 'utf8')).toContain(source);
  });

  it('plays by its rules', () => {
    const t = table(highCard, { seats: 2 });
    t.edit((s) => {
      s.hands = [
        { cards: [17, 3, 5], known: [1, 1, 1] },
        { cards: [2, 4, 6], known: [2, 2, 2] },
      ];
      s.deck = { cards: [], known: [] };
    });
    expect(t.refused(1, '99').reason).toBe('not-in-hand');
    t.say(0, '17');
    expect(t.view(1).hands).toEqual([
      [null, null, null],
      [2, 4, 6],
    ]);
    t.say(1, '2');
    expect(t.state.points).toEqual([1, 0]);
    expect(t.view(null).table).toEqual([17, 2]);
  });
});
