import { type Asking, type Pending, questionOf, type Rules, seeded } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { budgetOf } from '../src/bot.ts';
import { easy } from '../src/easy.ts';

/** Number of questions out of a hundred that `easy` answers by policy (row 3) instead of at random (row 1). */
function answersByPolicy(ask: Asking): number {
  const step = { ask, sample: () => ({ row: 1 }), admits: () => true };
  const at = { seats: [0], frame: { id: 1, flow: 'some', step: 'share', vars: {} }, standing: null, step };
  const question = questionOf(at as unknown as Pending);
  const rules = { pending: () => [at], game: { ai: { policy: () => ({ row: 3 }) } } } as unknown as Rules;
  let byPolicy = 0;
  for (let i = 0; i < 100; i++) {
    const answer = easy(rules, {} as never, 0, question, seeded(`careless ${i}`), budgetOf({ iterations: 1 }));
    if ((answer as { row: number }).row === 3) byPolicy++;
  }
  return byPolicy;
}

test('easy is often random, but not with optional allocations', () => {
  expect(answersByPolicy('allocate?')).toBe(100);
  expect(answersByPolicy('allocate')).toBeGreaterThan(40);
  expect(answersByPolicy('allocate')).toBeLessThan(80);
});
