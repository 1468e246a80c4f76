import type { Answer } from '@orrery/kernel';
import { useCallback, useEffect, useState } from 'react';
import type { Ask } from '../table/client.ts';
import { keyOf } from './play.ts';

/** Answers on their way, one after another; and how many of them went out, for they are taken back together. */
interface Batch {
  seat: number;
  left: Answer[];
  sent: number;
}

/** Gives several answers, each to the next asking of the same question, and counts them so that one undo undoes all. */
export function useBatch(ask: Ask | null, answer: (value: Answer) => Promise<boolean>) {
  const [batch, setBatch] = useState<Batch | null>(null);
  const key = ask ? keyOf(ask) : '';
  const next = batch?.left[0];

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per question
  useEffect(() => {
    if (!batch || next === undefined || !ask) return;
    const { prompt, seat } = ask;
    const open = prompt.kind === 'choose' && prompt.options.some(({ id, why }) => id === next && !why);
    if (seat !== batch.seat || !open) return setBatch({ ...batch, left: [] });
    void answer(next).then((done) =>
      setBatch((now) => now && { ...now, left: done ? now.left.slice(1) : [], sent: now.sent + (done ? 1 : 0) }),
    );
  }, [key, next]);

  const answerAll = useCallback(
    (values: Answer[]) => {
      if (ask) setBatch({ seat: ask.seat, left: values, sent: 0 });
    },
    [ask],
  );
  const forget = useCallback(() => setBatch(null), []);
  return { answerAll, forget, together: batch?.sent ?? 0, underway: next !== undefined };
}
