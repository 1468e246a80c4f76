import type { Answer, Prompt } from '@orrery/kernel';
import { useEffect, useState } from 'react';
import type { Play } from '../../../play/game-ui.ts';
import type { Position } from './position.ts';

/** One answer in a sequence that the player triggers with one click. */
export interface Step {
  /** The flow of the question it answers. */
  flow: string;
  kind: Prompt['kind'];
  answer: Answer;
}

export interface Intent {
  seat: number;
  steps: readonly Step[];
  /** The acting piece, and the hex it must reach. */
  ship: { id: string; goal: string };
  /** The key of the last answered question. */
  at: string;
}

/** The flow of the player's turn. */
const HOME = 'main';

const isNext = ({ flow, prompt }: Position, step: Step | undefined): step is Step =>
  step !== undefined && step.flow === flow && step.kind === prompt?.kind;

/**
 * Whether the next answer is sent now, waits for its question, or is dropped: its question does not come, the answer is
 * no longer possible, or the ship did not reach its destination.
 */
export function progressOf({ seat, steps, ship, at }: Intent, position: Position, asked: number) {
  const { key, flow, prompt, view } = position;
  const [next] = steps;
  if (!next || !prompt || at === key) return 'wait';
  const isHome = flow === HOME;
  if (asked !== seat || (isHome && next.flow !== HOME)) return 'drop';
  // During the move, asteroids or a guardian may have destroyed or stopped the ship.
  const flown = at !== '' && isHome;
  if (flown && view.units.find(({ id }) => id === ship.id)?.cell !== ship.goal) return 'drop';
  if (!isNext(position, next)) return 'wait';
  if (prompt.kind === 'choose' && !prompt.options.some(({ id, why }) => id === next.answer && !why)) return 'drop';
  return 'send';
}

/**
 * Gives several answers for one click, such as a move and an attack. Each answer waits for its question; the player
 * answers any questions in between.
 */
export function useIntent({ ask, answer }: Play, position: Position) {
  const [intent, setIntent] = useState<Intent | null>(null);
  const next = intent?.steps[0];

  useEffect(() => {
    if (!intent || !ask) return;
    const progress = progressOf(intent, position, ask.seat);
    const [now, ...steps] = intent.steps;
    if (progress === 'wait' || !now) return;
    if (progress === 'drop') return setIntent(null);
    setIntent({ ...intent, steps, at: position.key });
    void answer(now.answer).then((done) => {
      if (!done) setIntent(null);
    });
  }, [intent, position, ask, answer]);

  return {
    begin: (steps: readonly Step[], ship: Intent['ship']) => ask && setIntent({ seat: ask.seat, steps, ship, at: '' }),
    /** Whether the next step answers the current question. */
    underway: isNext(position, next),
  };
}
