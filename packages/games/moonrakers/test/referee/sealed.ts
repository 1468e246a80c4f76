import type { Json } from '@orrery/kernel';
import type { Asked, Book, Flow } from './book.ts';
import { favour, favours } from './favours.ts';

/** Several answer at once and in secret; nothing happens before the last one. Favours are bought beside it, one at a time (D63). */
export function* sealed(b: Book, make: () => readonly Asked[]): Flow<Map<number, Json>> {
  const answers = new Map<number, Json>();
  let beside: Flow | null = null;
  let open: Asked[] = [];
  for (;;) {
    const own = make().filter(({ seat }) => !answers.has(seat));
    if (own.length === 0 && !beside) return answers;
    const extra = beside ? [] : favours(b);
    const reply: { to: Asked; answer: Json } = yield [...own, ...open, ...extra];
    if (own.includes(reply.to)) {
      answers.set(reply.to.seat, reply.answer);
      continue;
    }
    beside ??= favour(b, reply.to.seat, reply.answer as string);
    const next: IteratorResult<Asked[], void> = open.includes(reply.to) ? beside.next(reply) : beside.next();
    if (next.done) beside = null;
    open = next.done ? [] : next.value;
  }
}
