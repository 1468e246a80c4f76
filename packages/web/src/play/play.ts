import type { Action, Answer, Game, Refusal, VisibleEvent, Waiting } from '@orrery/kernel';
import type { GameUi } from '../games/game-ui.ts';
import { type Draft, startOf } from '../prompts/draft.ts';
import type { Ask, ChatLine, TableView } from '../table/table-types.ts';
import type { LogEntry } from '../ui/index.ts';
import type { Words } from './game-text.ts';

/** Everything a game's screen needs from its table: the view, the open questions, and functions to answer them. */
export interface Play {
  game: Game;
  gameUi: GameUi;
  table: TableView;
  words: Words;
  nameOf(seat: number): string;
  /** The current question; null during other players' turns, for spectators and in replays. */
  ask: Ask | null;
  /** All open questions of the viewer. `pick` makes one of them the current one. */
  asks: Ask[];
  pick(ask: Ask): void;
  /** Whether an answer is being sent. */
  busy: boolean;
  /** Shows bot moves without delay until a player is asked. */
  onSkip?: (() => void) | undefined;
  /** Questions that may be answered at any time. */
  standing: Ask[];
  draft: Draft;
  setDraft(part: Partial<Draft>): void;
  answer(answer: Answer, ask?: Ask): Promise<boolean>;
  /** Sends answers one after another. `together` counts the answers that a single undo takes back. */
  answerAll(answers: Answer[]): void;
  together: number;
  forget(): void;
  /** Why the rules would refuse an answer; null if they would accept it. */
  why(answer: Answer): Promise<Refusal | null>;
  log: LogEntry[];
  /** In a replay, the events of the current step. */
  fresh?: readonly VisibleEvent[] | undefined;
  /** The status line while the viewer has no question. */
  idle: string;
  toast(text: string, tone?: 'bad' | 'good' | 'plain'): void;
  /** Replays everything since the player's last turn; missing for spectators. */
  onRecap?: (() => void) | undefined;
  /** Delays the end screen and lessons while an animation runs. */
  hold?: ((on: boolean) => void) | undefined;
  /** Sends a chat message. */
  talk?: ((text: string, channel: ChatLine['channel']) => Promise<boolean>) | undefined;
  /** Reopens the end screen, once the game is over. */
  onResult?: (() => void) | undefined;
}

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
  why: () => Promise.resolve(null),
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

/** A key for one instance of a question; it changes when the question is asked again. */
export const keyOf = (ask: Ask): string => `${ask.seat} ${ask.question} ${ask.n}`;
