import { type Asking, type Pending, questionOf, type Rules, seeded } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { budgetOf } from '../src/bot.ts';
import { easy } from '../src/easy.ts';

/** How many of a hundred questions of a kind easy answers by habit; at random it would give 1. */
function byHabit(ask: Asking): number {
  const step = { ask, sample: () => ({ row: 1 }), admits: () => true };
  const at = { seats: [0], frame: { id: 1, flow: 'some', step: 'share', vars: {} }, standing: null, step };
  const question = questionOf(at as unknown as Pending);
  const rules = { pending: () => [at], game: { hints: { habit: () => ({ row: 3 }) } } } as unknown as Rules;
  let habits = 0;
  for (let i = 0; i < 100; i++) {
    const answer = easy(rules, {} as never, 0, question, seeded(`careless ${i}`), budgetOf({ iterations: 1 }));
    if ((answer as { row: number }).row === 3) habits++;
  }
  return habits;
}

test('easy is careless, but not with what it shares out of its own accord: it would do it again at once', () => {
  expect(byHabit('allocate?')).toBe(100);
  expect(byHabit('allocate')).toBeGreaterThan(40);
  expect(byHabit('allocate')).toBeLessThan(80);
});
