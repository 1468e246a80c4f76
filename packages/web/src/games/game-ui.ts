import type { Json, Message, Messages, VisibleEvent } from '@orrery/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { Play } from '../play/play.ts';
import type { Draft } from '../prompts/draft.ts';
import type { Ask } from '../table/table-types.ts';
import type { About } from '../ui/explain/Explainer.tsx';
import type { Term } from '../ui/explain/terms.ts';

/** Props of a game's own screen. */
export interface TableProps {
  play: Play;
  /** Buttons at the right of the top bar. */
  buttons: ReactNode;
  /** Controls that replace the action bar, such as those of a replay. */
  controls?: ReactNode;
  /** Overlays: dialogs, coach, notices. */
  over?: ReactNode;
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
  /** The sound of an event. */
  sound?(type: string): 'place' | 'gain' | null;
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

/** A lesson of the tutorial game, shown while it applies and is not done. Games define `Lesson<Text>`. */
export interface Lesson<T = string> {
  id: string;
  title: T;
  text: T | ((at: Moment) => T);
  /** Anchors to point at, of which the first visible one is used. */
  point?(at: Moment): string[];
  /** Whether this lesson applies now. */
  when(at: Moment): boolean;
  /** Whether the lesson is done; if missing, the player closes it. */
  done?(at: Moment): boolean;
  /** Whether the lesson only informs, so that the player may close it even before it is done. */
  tells?: boolean;
}

/** The state of the table for lessons. */
export interface Moment {
  view: any;
  flow: string | null;
  step: string | null;
  kind: string | null;
  mine: boolean;
  /** The current question, and the draft of its answer. */
  ask: Ask | null;
  draft: Draft;
  round: number;
  /** All events so far, with the seat they belong to. */
  events: { type: string; seat: number | null; data: VisibleEvent['data'] }[];
  me: number;
  /** Whether this is a touch device. */
  touch: boolean;
}

/** A searchable entry of a chapter, such as a card or a tile. */
export interface Entry<T = string> {
  id: string;
  name: T;
  /** Short facts: price, value, count. */
  facts: T[];
  text: T[];
}

/** A chapter of the rules. *Asterisks* mark emphasized parts. */
export interface Chapter<T = string> {
  id: string;
  title: T;
  text: T[];
  /** The heading under which the table of contents lists it. */
  part?: T;
  /** An additional figure or table. */
  figure?: ComponentType;
  entries?: Entry<T>[];
  /** Draws the entry with this id. */
  picture?: ComponentType<{ id: string }>;
}

/**
 * The rules, terms and tutorial of a game. `Guide<Text>` is the form in which they are written, `Guide` the translated
 * one.
 */
export interface Guide<T = string> {
  chapters: Chapter<T>[];
  /** The game's terms, whose synonyms also find chapters. */
  terms?: readonly Term<T>[];
  lessons: Lesson<T>[];
  /** The set-up of the tutorial game. */
  first: {
    seed: string;
    options: Json;
    opponent: { name: string; level: string };
    /** Names of additional bots of the same level. */
    others?: readonly string[];
  };
}
