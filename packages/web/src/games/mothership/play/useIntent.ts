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

const flowOf = ({ table, ask }: Play): string => stepOf(table, ask)?.flow ?? '';

interface Intent {
  seat: number;
  steps: readonly Step[];
  /** The piece that acts, and its required hex. */
  ship: { id: string; goal: string };
  /** The question that was answered last. */
  at: string;
}

/**
 * Several answers for one press: fly there, then strike. Each waits for its question; what the rules ask in between is
 * left to the player, and when the turn comes back without the question, or without the ship, the rest is forgotten.
 */
export function useIntent(
  play: Play,
  home: string,
  whereIs: (ship: string) => string | null,
): { begin(steps: readonly Step[], ship: Intent['ship']): void; underway: boolean } {
  const [intent, setIntent] = useState<Intent | null>(null);
  const { ask } = play;
  const key = ask ? keyOf(ask) : '';
  const next = intent?.steps[0];

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per question
  useEffect(() => {
    const rest = intent?.steps.slice(1) ?? [];
    if (!intent || !next || !ask || intent.at === key) return;
    const flow = flowOf(play);
    if (ask.seat !== intent.seat || (flow === home && next.flow !== home)) return setIntent(null);
    // Once it has flown: rocks or a guardian may have been its end.
    const flown = intent.at !== '' && flow === home;
    if (flown && whereIs(intent.ship.id) !== intent.ship.goal) return setIntent(null);
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
    begin: (steps, ship) => ask && setIntent({ seat: ask.seat, steps, ship, at: '' }),
    // What is asked now is answered by the next step; anything else is the player's.
    underway: ask !== null && next !== undefined && ask.prompt.kind === next.kind && flowOf(play) === next.flow,
  };
}
