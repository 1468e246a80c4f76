import type { Answer, Game, Json, Message, Messages, Refusal, VisibleEvent } from '@orrery/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { Mood } from '../app/sounds/mood.ts';
import type { Palette } from '../app/sounds/synth.ts';
import type { Draft } from '../prompts/draft.ts';
import type { Ask, ChatLine, TableView } from '../table/table-types.ts';
import type { About } from '../ui/explain/Explainer.tsx';
import type { Term } from '../ui/explain/terms.ts';
import type { LogEntry } from '../ui/index.ts';
import type { Caution, Cues, RoundValues } from './cues.ts';

/** Turns a game's messages and events into text. */
export interface Words {
  say(text: Message): string;
  eventText(event: VisibleEvent): string | null;
  refusal(refusal: Pick<Refusal, 'reason' | 'params'>): string;
  /** The anchors of the things an event refers to. */
  anchors(event: VisibleEvent): string[];
  /** The seat that caused an event, or null. */
  actorOf(event: VisibleEvent): number | null;
  nameOf(seat: number): string;
  /** What an event is about, such as "Trade"; null if it has no kind. */
  kindOf(event: VisibleEvent): string | null;
  /** The game's message with this id, if it takes no arguments; otherwise null. */
  known(id: string): string | null;
}

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
  log: LogEntry[];
  /** The newest event that may be told; what later ones changed must not be announced yet. */
  upTo?: number;
  /** In a replay, the events of the current step. */
  fresh?: readonly VisibleEvent[] | undefined;
  /** The status line while the viewer has no question. */
  idle: string;
  /** Whether `idle` announces the move that is shown now. */
  isTelling?: boolean;
  toast(text: string, tone?: 'bad' | 'good' | 'plain'): void;
  /** Replays everything since the player's last turn; missing for spectators. */
  onRecap?: (() => void) | undefined;
  /** Whether this is the tutorial game. */
  guided?: boolean | undefined;
  /** Delays the end screen and lessons while an animation runs. */
  hold?: ((on: boolean) => void) | undefined;
  /** Sends a chat message. */
  talk?: ((text: string, channel: ChatLine['channel']) => Promise<boolean>) | undefined;
  /** Reopens the end screen, once the game is over. */
  onResult?: (() => void) | undefined;
}

/** Props of a game's own screen. */
export interface TableProps {
  play: Play;
  /** Buttons at the right of the top bar. */
  buttons: ReactNode;
  /** Controls that replace the action bar, such as those of a replay. */
  controls?: ReactNode;
  /** Overlays: dialogs, coach, notices. */
  over?: ReactNode;
  /** What replaces the panels around the board, such as an analysis. */
  panels?: Panels | undefined;
}

/** Panels around the board that are not the game's own. */
export interface Panels {
  left: ReactNode;
  right: ReactNode;
  /** The labels of both. */
  names: { left: string; right: string };
  /** In the top bar, instead of the phase. */
  status: ReactNode;
  /** On small screens: the line below the top bar, and the sheet. */
  strip: ReactNode;
  sheet: ReactNode;
}

/** Keyboard shortcuts and their effect. */
export type KeyLine = [keys: string[], what: string];

/**
 * A game's user interface: its screen, and its texts. `GameUi<Text>` is the form in which it is written, `GameUi` the
 * translated one.
 */
export interface GameUi<T = string> {
  Table: ComponentType<TableProps>;
  /**
   * Turns a message parameter into text, such as a tile into its name; null for the default. The table itself formats
   * seats.
   */
  shown(name: string, value: Json): string | null;
  /** Returns another message for an event, or null to leave the event out of the log; undefined keeps the default. */
  eventMessage?(event: VisibleEvent): Message | null | undefined;
  /** The anchors (`data-anchor`) of an event. They are highlighted by its log entry and as the last move. */
  anchors?(event: VisibleEvent): string[];
  /** The seat that caused an event without a `seat`, or null. */
  actorOf?(event: VisibleEvent): number | null;
  /** The game's terms, which get tooltips in all texts. */
  terms?: readonly Term<T>[];
  /** The explanation of anything else, such as a card, by its `data-hold` value; null if there is none. */
  about?(id: string, view: unknown): About | null;
  /** Whether the viewer's side caused an event that names no seat. */
  isOwn?(event: VisibleEvent, view: unknown): boolean;
  /** The anchors of the things an option refers to. */
  aim?(option: string): string[];
  /** Additional messages for `eventMessage`. */
  messages?: Messages;
  /** The categories of a final score, in display order. */
  breakdown(detail: Json | undefined, view: unknown): ScorePart[];
  /** The label of the total, if it is not a sum of points. */
  total?(view: unknown): string;
  /** The chart of values by round, if it does not show the score. */
  chart?(view: unknown): { title: string; rows: number[][] } | null;
  /**
   * Events that name the seat that took something from another. Only for games whose totals count what players have
   * left, where losses of others count as gains.
   */
  takes?: readonly string[];
  /** Events that report a gain; used to find the best move. */
  gains?: readonly string[];
  /** The sides of a cooperative game, the players' side first; null for competitive games. */
  sides?(detail: Json | undefined, view: unknown): Side[] | null;
  /** The mark of each seat, if a side shares one. */
  marks?(view: unknown): readonly number[];
  /** The name of a seat's team, or null. */
  team?(view: unknown, seat: number): string | null;
  /** An explanation of the numbers on the end screen. */
  footnote?(view: unknown): string;
  /** Additional content of the end screen. */
  End?: ComponentType<{ view: unknown; log: readonly VisibleEvent[]; nameOf(seat: number): string }>;
  /** Keyboard shortcuts of this game. */
  keys: readonly KeyLine[];
  /** Events that respond to the player whose turn it is, with their tone. They are shown to that player as toasts. */
  news?: Readonly<Record<string, 'good' | 'bad'>>;
  /** The names of the cards in a seat's hidden hand, if this view shows them. Used by replays. */
  hand?(view: unknown, seat: number): string[];
  /** How events sound and look: sounds, log filters, dice, explosions, moments. */
  cues?: Cues;
  /** The game's own sounds; missing ones are the common sounds. */
  palette?: Palette;
  /** The game's ambient music. */
  mood?: Mood;
  /** The values that the summary of each round compares; without them, the table shows none. */
  rounds?: RoundValues;
  /**
   * What a player may have overlooked before this answer: units that can still move, an expensive consequence. The
   * first press shows it, the second one answers.
   */
  caution?(view: unknown, ask: Ask, answer: Answer): Caution | null;
}

/** A category of a final score. */
export interface ScorePart {
  label: string;
  values: number[];
  /** Whether it is shown for information only and does not count. */
  aside?: boolean;
  /** Whether it is a difference, shown with its sign. */
  signed?: boolean;
}

/** One side of a cooperative game, with its score. */
export interface Side {
  name: string;
  colour: string;
  /** Null if its parts have no sum. */
  total: number | null;
  parts: { label: string; value: number; signed?: boolean }[];
}
