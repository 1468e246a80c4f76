import type { Json, VisibleEvent } from '@orrery/kernel';
import type { ComponentType } from 'react';
import type { Draft } from '../prompts/draft.ts';
import type { Ask } from '../table/table-types.ts';
import type { Term } from '../ui/explain/terms.ts';

/**
 * A lesson of the tutorial game, shown while it applies and is not done. Of several that apply, the first one in the
 * game's order is shown; it stays on the screen until it is over or another one applies. Games define `Lesson<Text>`.
 */
export interface Lesson<T = string> {
  id: string;
  title: T;
  text: T | ((at: Moment) => T);
  /**
   * Anchors to point at, of which the first visible one is used. The coach keeps clear of it. List `tab:…` last if the
   * target may be on another tab of the sheet of small screens.
   */
  point?(at: Moment): string[];
  /** Whether this lesson applies now. */
  when(at: Moment): boolean;
  /** Whether the lesson is done; if missing, the player closes it. */
  done?(at: Moment): boolean;
  /** Whether the lesson only informs, so that the player may close it even before it is done. */
  tells?: boolean;
  /** Whether some games never need this lesson. It is not counted, and the tutorial can end without it. */
  optional?: boolean;
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
