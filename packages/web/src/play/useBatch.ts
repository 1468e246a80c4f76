import type { Answer } from '@orrery/kernel';
import { useCallback, useEffect, useState } from 'react';
import { keyOf } from '../prompts/draft.ts';
import type { Ask } from '../table/table-types.ts';
import { useStable } from '../ui/index.ts';

/** Answers that are sent one after another, and counted because they are undone together. */
interface Batch {
  seat: number;
  left: Answer[];
  sent: number;
  /** Key of the question answered last. */
  at: string;
}

/** Sends several answers, each to the next question, and counts them so that one undo can revert them all. */
export function useBatch(ask: Ask | null, answer: (value: Answer) => Promise<boolean>) {
  const [batch, setBatch] = useState<Batch | null>(null);
  const key = ask ? keyOf(ask) : '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per question
  useEffect(() => {
    const [next, ...left] = batch?.left ?? [];
    if (!batch || next === undefined || !ask || batch.at === key) return;
    const { prompt, seat } = ask;
    // A choice must still be available; the rules check composed answers.
    const open =
      typeof next === 'string'
        ? prompt.kind === 'choose' && prompt.options.some(({ id, why }) => id === next && !why)
        : prompt.kind !== 'choose';
    if (seat !== batch.seat || !open) return setBatch({ ...batch, left: [] });
    setBatch({ ...batch, left, sent: batch.sent + 1, at: key });
    void answer(next).then((done) => {
      if (!done) setBatch((now) => now && { ...now, left: [], sent: now.sent - 1 });
    });
  }, [key, batch]);

  const answerAll = useStable((values: Answer[]) => {
    if (ask) setBatch({ seat: ask.seat, left: values, sent: 0, at: '' });
  });
  const forget = useCallback(() => setBatch(null), []);
  return { answerAll, forget, together: batch?.sent ?? 0, underway: !!batch?.left.length };
}
