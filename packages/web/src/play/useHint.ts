import type { Answer, Prompt } from '@orrery/kernel';
import { useEffect, useState } from 'react';
import { keyOf } from '../prompts/draft.ts';
import type { RankedAnswer } from '../table/table-types.ts';
import { light } from '../ui/index.ts';
import { answerAnchors, draftFor } from './answers.ts';
import type { GameUi, Play } from './game-ui.ts';

/** Whether an answer is one press on a board or button, so that it is given and not drafted first. */
export const isGiven = (prompt: Prompt, answer: Answer): boolean =>
  answer === null || prompt.kind === 'choose' || prompt.kind === 'path';

/** The anchors of a whole move: an answer and the rest of its decision. */
export const moveAnchors = (prompt: Prompt, { answer, rest }: RankedAnswer, gameUi: GameUi): string[] => [
  ...answerAnchors(prompt, answer, gameUi),
  ...(rest ? answerAnchors(rest.prompt, rest.answer, gameUi) : []),
];

/** The hint for the current question, shown on demand, and what follows when its move is applied. */
export function useHint(play: Play) {
  const { table, ask, gameUi } = play;
  const [hinted, setHinted] = useState<string | null>(null);
  // The rest of a decision whose first answer was played from a hint; it is answered or drafted when it is asked.
  const [rest, setRest] = useState<RankedAnswer['rest'] | null>(null);
  // A drafted move, which stays highlighted while its question is open.
  const [drafted, setDrafted] = useState<{ of: string; anchors: string[] } | null>(null);
  const asked = ask ? keyOf(ask) : '';
  const may = table.hints && ask !== null && table.mySeats.includes(ask.seat);
  const on = may && hinted === asked;
  const anchors = drafted?.of === asked ? drafted.anchors : null;

  useEffect(() => {
    if (!anchors) return;
    light(anchors);
    return () => light([]);
  }, [anchors]);

  async function give(prompt: Prompt, answer: Answer): Promise<boolean> {
    if (isGiven(prompt, answer)) return play.answer(answer);
    play.setDraft(draftFor(prompt, answer));
    return false;
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the next question
  useEffect(() => {
    if (!rest || !ask) return;
    setRest(null);
    if (ask.prompt.kind === rest.prompt.kind) void give(ask.prompt, rest.answer);
  }, [asked, rest]);

  return {
    may,
    on,
    toggle: () => setHinted(may && !on ? asked : null),
    close: () => setHinted(null),
    async apply(best: RankedAnswer): Promise<void> {
      if (!ask) return;
      setHinted(null);
      if (await give(ask.prompt, best.answer)) setRest(best.rest ?? null);
      else setDrafted({ of: asked, anchors: moveAnchors(ask.prompt, best, gameUi) });
    },
  };
}
