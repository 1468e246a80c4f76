import type { ComponentType } from 'react';
import type { Option, Options } from '../pages/parts/options.ts';
import type { GameKit, Guide } from './kit.ts';

/** Who made a game, and what our relation to it is. */
export interface GameCredit {
  by: string;
  note: string;
  /** The icons its screen has besides those of the look, by the names their makers gave them. */
  icons?: readonly string[];
}

/** What the set-up hands to a game that shows an option in its own way. */
export interface FieldProps {
  option: Option;
  value: Options;
  seats: number;
  /** Takes several options at once, where they can be had. */
  onChange(changes: Options): void;
  /** Why they cannot be had now, or null. */
  whyNot(changes: Options): string | null;
}

/** What the house hands to a game's editor. */
export interface EditorProps {
  /** Goes to the set-up with these options and so many seats. */
  onPlay(options: Options, seats: number): void;
}

/** What the house knows of a game before its rules are fetched: enough for the shelf. Name and players are the game's. */
export interface Box {
  id: string;
  /** One short sentence that makes one want to open it. */
  tagline: string;
  about: string;
  minutes: string;
  credit: GameCredit;
  /** The picture on the box; a plain one where a game has none yet. */
  Cover?: ComponentType;
  /** The game's own screen; the plain table where it has none yet. */
  kit?(): Promise<GameKit>;
  /** Options that the set-up shows in the game's own way, by name. */
  fields?: Readonly<Record<string, ComponentType<FieldProps>>>;
  /** A page where players draw something for the game, at `/editor/<id>`, and what it is called. */
  editor?: { name: string; Page: ComponentType<EditorProps> };
  /** All that teaches it. */
  guide?(): Promise<Guide>;
}
