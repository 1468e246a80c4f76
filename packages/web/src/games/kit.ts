import type { Json, Messages, Text, Told } from '@orrery/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { About } from '../look/explain/Explainer.tsx';
import type { Term } from '../look/explain/terms.ts';
import type { Play } from '../play/play.ts';
import type { Draft } from '../prompts/draft.ts';
import type { Ask } from '../table/client.ts';

/** What a table hands to a game's own screen. */
export interface TableProps {
  play: Play;
  /** Buttons at the right of the top bar. */
  buttons: ReactNode;
  /** Replaces the action bar: the replay's controls. */
  controls?: ReactNode;
  /** Floats over all: dialogs, coach, notices. */
  over?: ReactNode;
}

/** Keys and what they do. */
export type KeyLine = [keys: string[], what: string];

/** One game's screen for the shared table: its board and panels, and its words for things. */
export interface GameKit {
  Table: ComponentType<TableProps>;
  /** Turns a parameter of a message into words: a tile into its name. Seats are the table's own business. */
  shown(name: string, value: Json): string | null;
  /** Another wording for an event, or null for one that goes without saying; undefined leaves it as it is. */
  retold?(event: Told): Text | null | undefined;
  /** What an event speaks of, by the names of its spots (`data-spot`): the log lights them, the last move stays marked. */
  spots?(event: Told): string[];
  /** Whose doing an event is that names no seat; null for nobody's. */
  doer?(event: Told): number | null;
  /** The game's own words, explained wherever they stand. */
  terms?: readonly Term[];
  /** What to say about a thing that is no term: a card, by the name its `data-hold` gives. */
  about?(id: string): About | null;
  /** Where the thing lies that an option stands for, by the names of spots. */
  aim?(option: string): string[];
  /** Messages of the screen's own, for `retold`. */
  messages?: Messages;
  /** The parts of a final score, from the result's detail, in the order they are shown. */
  breakdown(detail: Json | undefined, view: unknown): ScorePart[];
  /** What a total is called, where it is no sum of points. */
  total?(view: unknown): string;
  /** What went up and down by round, from the start on, where that is not the score. */
  chart?(view: unknown): { title: string; rows: number[][] } | null;
  /**
   * Totals are what is left of each: what a move takes from the others counts as much as what it brings. These events
   * tell who took it; whose answer let it happen did not.
   */
  takes?: readonly string[];
  /** Events that tell what a move brought: they speak for the best move. */
  gains?: readonly string[];
  /** The sides of a game that all win or lose together, the players' own first; null where seats play each other. */
  sides?(detail: Json | undefined, view: unknown): Side[] | null;
  /** The mark of each seat, where those of one side share one. */
  marks?(view: unknown): readonly number[];
  /** The team that a seat plays for, by name; null where each plays alone. */
  team?(view: unknown, seat: number): string | null;
  /** What the numbers of the end screen mean, where they do not say it themselves. */
  fine?(view: unknown): string;
  /** What the end screen shows besides the scores: how it all went. */
  End?: ComponentType<{ view: unknown; log: readonly Told[]; nameOf(seat: number): string }>;
  /** Keys of this screen alone, for the list of keys. */
  keys: readonly KeyLine[];
  /** Events by which another player answers whose turn it is, and how that is taken: told to them at once. */
  news?: Readonly<Record<string, 'good' | 'bad'>>;
  /** What a seat holds hidden from the others, in words and as far as this view shows it: a replay opens all hands. */
  hand?(view: unknown, seat: number): string[];
  /** What an event sounds like. */
  sound?(type: string): 'place' | 'gain' | null;
}

/** A part of a final score. */
export interface ScorePart {
  label: string;
  values: number[];
  /** It is worth knowing, but nobody wins by it. */
  aside?: boolean;
  /** More or less than was to be expected: it is told with its sign. */
  signed?: boolean;
}

/** One side of a game that is played together: what it scored, and by what. */
export interface Side {
  name: string;
  colour: string;
  /** Null where its parts do not add up to anything. */
  total: number | null;
  parts: { label: string; value: number; signed?: boolean }[];
}

/** A lesson of the guided first game: shown while it applies, until it is done. */
export interface Lesson {
  id: string;
  title: string;
  text: string | ((at: Moment) => string);
  /** Where to look or to press just now, by the names of spots: the first that is on the screen is pointed at. */
  point?(at: Moment): string[];
  /** Whether this lesson fits the moment. */
  when(at: Moment): boolean;
  /** Whether it has been learned; without it the player closes it. */
  done?(at: Moment): boolean;
  /** It only tells something: the player may close it, whatever else would. */
  tells?: boolean;
}

/** What a lesson may look at. */
export interface Moment {
  view: any;
  flow: string | null;
  step: string | null;
  kind: string | null;
  mine: boolean;
  /** What is asked in full, and what has been put together of an answer. */
  ask: Ask | null;
  draft: Draft;
  round: number;
  /** All events so far, with the seat they are about. */
  events: { type: string; seat: number | null; data: Told['data'] }[];
  me: number;
  /** Fingers rather than a mouse and keys. */
  touch: boolean;
}

/** One of many like things that a chapter lists: a card, a tile. Each is searched by itself. */
export interface Entry {
  id: string;
  name: string;
  /** Short figures in a row: price, worth, how many. */
  facts: string[];
  text: string[];
}

/** A chapter of the rules in our own words. Parts between asterisks are stressed. */
export interface Chapter {
  id: string;
  title: string;
  text: string[];
  /** Under which heading it stands in the contents of a larger rulebook. */
  part?: string;
  /** An extra picture or table the page knows how to draw. */
  figure?: ComponentType;
  entries?: Entry[];
  /** Draws the entry of that id. */
  picture?: ComponentType<{ id: string }>;
}

/** All that teaches a game. */
export interface Guide {
  chapters: Chapter[];
  /** The game's own words, by whose other names the chapters are found too. */
  terms?: readonly Term[];
  lessons: Lesson[];
  /** The set-up of the guided first game. */
  first: {
    seed: string;
    options: Json;
    opponent: { name: string; level: string };
    /** Names of further bots of that level, for a game that wants more at the table. */
    others?: readonly string[];
  };
}
