import type { Game, Seat } from '@orrery/kernel';

/** Draws a view as text for a terminal. */
export type TextBoard = (view: any) => string;

/** The traits of a seat at the end of a game, for statistics. Several values of a trait share the game equally. */
export type Traits = (state: any, seat: Seat) => Record<string, string | string[]>;

/** The exports of a game's package that shared code uses. */
export interface GameModule {
  game: Game<any, any, any>;
  textBoard?: TextBoard;
  traits?: Traits;
}

/** A game in the registry. Its code is loaded on demand, in Node and in the browser. */
export interface Listed {
  id: string;
  name: string;
  /** The seat count, known before the rules are loaded. */
  seats: { min: number; max: number };
  /** Decisions of one seat in a long game, for the default clock; null if not measured. */
  decisions: number | null;
  load(): Promise<Game>;
  /** The game's own text board, if it has one. */
  text(): Promise<TextBoard | null>;
  /** The traits of its seats, if it has any. */
  traits(): Promise<Traits | null>;
}

export const listed = (
  id: string,
  name: string,
  seats: Listed['seats'],
  decisions: number | null,
  fetch: () => Promise<GameModule>,
): Listed => ({
  id,
  name,
  seats,
  decisions,
  load: async () => (await fetch()).game,
  text: async () => (await fetch()).textBoard ?? null,
  traits: async () => (await fetch()).traits ?? null,
});
