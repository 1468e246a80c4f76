import type { Action, Answer, Game, Refusal, Told, Waiting } from '@orrery/kernel';
import type { GameKit } from '../games/kit.ts';
import type { LogEntry } from '../look/index.ts';
import { type Draft, startOf } from '../prompts/draft.ts';
import type { Ask, TableView, TalkLine } from '../table/client.ts';
import type { Words } from './words.ts';

/** All a game's screen needs of its table: what there is to see, what is asked, and how to answer. */
export interface Play {
  game: Game;
  kit: GameKit;
  table: TableView;
  words: Words;
  nameOf(seat: number): string;
  /** The question to be answered first; null when it is others' turn, when watching and in a replay. */
  ask: Ask | null;
  /** All that is asked of the viewer now; `pick` says which of it is to be `ask`. */
  asks: Ask[];
  pick(ask: Ask): void;
  /** An answer is on its way. */
  busy: boolean;
  /** Shows the bots' moves at once until a person is asked. */
  onSkip?: (() => void) | undefined;
  /** Questions that may be answered at any time. */
  standing: Ask[];
  draft: Draft;
  setDraft(part: Partial<Draft>): void;
  answer(answer: Answer, ask?: Ask): Promise<boolean>;
  /** Gives these answers one after another; `together` says how many have gone out, and one undo takes them back. */
  answerAll(answers: Answer[]): void;
  together: number;
  forget(): void;
  /** What the rules would say to an answer. */
  why(answer: Answer): Promise<Refusal | null>;
  log: LogEntry[];
  /** What the step that is looked at brought, in a replay. */
  fresh?: readonly Told[] | undefined;
  /** What is said while nothing is asked. */
  idle: string;
  toast(text: string, tone?: 'bad' | 'good' | 'plain'): void;
  /** Plays again what happened since the player's last turn. */
  onRecap?: (() => void) | undefined;
  /** Holds the end screen back, and lessons on the next question, while something is still to be watched. */
  hold?: ((on: boolean) => void) | undefined;
  /** Says something at the table, to all or to the own side. */
  talk?: ((text: string, channel: TalkLine['channel']) => Promise<boolean>) | undefined;
  /** Opens the end screen again, once there is one. */
  onResult?: (() => void) | undefined;
}

/** A table that is only looked at: nothing is asked, and nothing can be answered. */
export const watched = (
  parts: Pick<Play, 'game' | 'kit' | 'table' | 'words' | 'nameOf' | 'log' | 'idle' | 'toast' | 'fresh'>,
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

/** Where in the rules a question stands. */
export const stepOf = (table: TableView, ask: Ask | null): Waiting | null =>
  (ask && table.waiting.find((row) => row.question === ask.question && row.seat === ask.seat)) ?? null;

/** Whether a question only ends talks among players: that is never answered for them. */
export function isTalk(game: Game, at: Pick<Waiting, 'flow' | 'step'> | null): boolean {
  const step = game.flows.find(({ name }) => name === at?.flow)?.steps[at?.step ?? ''];
  return typeof step === 'object' && 'time' in step && step.time === 'talk';
}

/** Tells one asking of a question from the next. */
export const keyOf = (ask: Ask): string => `${ask.seat} ${ask.question} ${ask.n}`;
