import type { Json } from '@orrery/kernel';
import type { Asked, Flow } from './book.ts';

/** Several answer at once and in secret; nothing happens before the last one. */
export function* sealed(asked: readonly Asked[]): Flow<Map<number, Json>> {
  const answers = new Map<number, Json>();
  while (answers.size < asked.length) {
    const { to, answer } = yield asked.filter(({ seat }) => !answers.has(seat));
    answers.set(to.seat, answer);
  }
  return answers;
}
