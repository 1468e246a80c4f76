import type { Action, Answer, Game, Waiting } from '@orrery/kernel';
import { startOf } from '../prompts/draft.ts';
import type { Ask, TableView } from '../table/table-types.ts';
import type { Play } from './game-ui.ts';

/** A read-only table without questions. */
export const readOnlyPlay = (
  parts: Pick<Play, 'game' | 'gameUi' | 'table' | 'words' | 'nameOf' | 'log' | 'idle' | 'toast' | 'fresh'>,
): Play => ({
  ...parts,
  ask: null,
  asks: [],
  pick() {},
  busy: false,
  standing: [],
  draft: startOf(null),
  setDraft() {},
  answer: () => Promise.resolve(false),
  answerAll() {},
  together: 0,
  forget() {},
});

/** The action that answers a question. */
export const actionOf = (ask: Ask, answer: Answer): Action => ({
  seat: ask.seat,
  question: ask.question,
  n: ask.n,
  answer,
});

/** The flow and step of a question, from the list of waiting seats; null if it is not listed. */
export const stepOf = (table: TableView, ask: Ask | null): Waiting | null =>
  (ask && table.waiting.find((row) => row.question === ask.question && row.seat === ask.seat)) ?? null;

/** Whether a question belongs to a negotiation; such a question is never answered automatically. */
export function isChatting(game: Game, at: Pick<Waiting, 'flow' | 'step'> | null): boolean {
  const step = game.flows.find(({ name }) => name === at?.flow)?.steps[at?.step ?? ''];
  return typeof step === 'object' && 'time' in step && step.time === 'talk';
}
