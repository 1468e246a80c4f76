import type { Answer, Prompt } from '@orrery/kernel';
import { useEffect, useState } from 'react';
import { keyOf, type Play, stepOf } from '../../../play/play.ts';

/** One answer of several that together are one thing to the player. */
export interface Step {
  /** The flow that asks for it. */
  flow: string;
  kind: Prompt['kind'];
  answer: Answer;
}

interface Intent {
  seat: number;
  steps: readonly Step[];
  /** The question that was answered last. */
  at: string;
}

/**
 * Several answers for one press: fly there, then strike. Each waits for its question; what the rules ask in between is
 * left to the player, and when the turn comes back without the question, the rest is forgotten.
 */
export function useIntent(play: Play, home: string): { begin(steps: readonly Step[]): void; underway: boolean } {
  const [intent, setIntent] = useState<Intent | null>(null);
  const { ask } = play;
  const key = ask ? keyOf(ask) : '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per question
  useEffect(() => {
    const [next, ...rest] = intent?.steps ?? [];
    if (!intent || !next || !ask || intent.at === key) return;
    const flow = stepOf(play.table, ask)?.flow ?? '';
    if (ask.seat !== intent.seat || (flow === home && next.flow !== home)) return setIntent(null);
    if (flow !== next.flow || ask.prompt.kind !== next.kind) return;
    // What was meant may have become impossible on the way.
    const { prompt } = ask;
    if (prompt.kind === 'choose' && !prompt.options.some(({ id, why }) => id === next.answer && !why)) {
      return setIntent(null);
    }
    setIntent({ ...intent, steps: rest, at: key });
    void play.answer(next.answer).then((done) => {
      if (!done) setIntent(null);
    });
  }, [key, intent]);

  return {
    begin: (steps) => ask && setIntent({ seat: ask.seat, steps, at: '' }),
    underway: !!intent && intent.steps.length > 0,
  };
}
