import type { ComponentType } from 'react';
import type { GameKit, Guide } from './kit.ts';

/** Who made a game, and what our relation to it is. */
export interface GameCredit {
  by: string;
  note: string;
  /** The icons its screen has besides those of the look, by the names their makers gave them. */
  icons?: readonly string[];
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
  /** All that teaches it. */
  guide?(): Promise<Guide>;
}
