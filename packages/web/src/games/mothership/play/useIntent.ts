import type { Answer, Prompt } from '@orrery/kernel';
import { useEffect, useState } from 'react';
import { keyOf, type Play, stepOf } from '../../../play/play.ts';

/** One answer in a sequence that the player triggers with one click. */
export interface Step {
  /** The flow of the question it answers. */
  flow: string;
  kind: Prompt['kind'];
  answer: Answer;
}

const flowOf = ({ table, ask }: Play): string => stepOf(table, ask)?.flow ?? '';

interface Intent {
  seat: number;
  steps: readonly Step[];
  /** The acting piece, and the hex it must reach. */
  ship: { id: string; goal: string };
  /** The key of the last answered question. */
  at: string;
}

/**
 * Gives several answers for one click, such as a move and an attack. Each answer waits for its question; the player
 * answers any questions in between. The remaining answers are dropped if the turn continues without the question or the
 * ship.
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
    // During the move, asteroids or a guardian may have destroyed or stopped the ship.
    const flown = intent.at !== '' && flow === home;
    if (flown && whereIs(intent.ship.id) !== intent.ship.goal) return setIntent(null);
    if (flow !== next.flow || ask.prompt.kind !== next.kind) return;
    // The answer may no longer be available.
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
    // Whether the next step answers the current question.
    underway: ask !== null && next !== undefined && ask.prompt.kind === next.kind && flowOf(play) === next.flow,
  };
}
