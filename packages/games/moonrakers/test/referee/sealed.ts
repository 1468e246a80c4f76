import type { Json } from '@orrery/kernel';
import type { Book, Flow, Question } from './book.ts';
import { favour, favours } from './favours.ts';

/**
 * Collects secret, simultaneous answers: nothing happens before the last one. Meanwhile captains can buy reputation
 * rewards, one at a time (D63).
 */
export function* sealed(b: Book, make: () => readonly Question[]): Flow<Map<number, Json>> {
  const answers = new Map<number, Json>();
  let beside: Flow | null = null;
  let open: Question[] = [];
  for (;;) {
    const own = make().filter(({ seat }) => !answers.has(seat));
    if (own.length === 0 && !beside) return answers;
    const extra = beside ? [] : favours(b);
    const reply: { to: Question; answer: Json } = yield [...own, ...open, ...extra];
    if (own.includes(reply.to)) {
      answers.set(reply.to.seat, reply.answer);
      continue;
    }
    beside ??= favour(b, reply.to.seat, reply.answer as string);
    const next: IteratorResult<Question[], void> = open.includes(reply.to) ? beside.next(reply) : beside.next();
    if (next.done) beside = null;
    open = next.done ? [] : next.value;
  }
}
