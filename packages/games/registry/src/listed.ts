import type { Game, Seat } from '@orrery/kernel';

/** Draws a view as text for a terminal. */
export type TextBoard = (view: any) => string;

/** What sets a seat apart from the others at the end of a game, for statistics; of several values each has a share. */
export type Traits = (state: any, seat: Seat) => Record<string, string | string[]>;

/** What a game's package exports for the house. */
export interface GameModule {
  game: Game<any, any, any>;
  textBoard?: TextBoard;
  traits?: Traits;
}

/** A game that is built. Its code is fetched only when it is asked for, in Node and in a browser alike. */
export interface Listed {
  id: string;
  name: string;
  /** How many may play, known before the rules are fetched. */
  seats: { min: number; max: number };
  load(): Promise<Game>;
  /** The game's own text board, where it has one. */
  text(): Promise<TextBoard | null>;
  /** The traits of its seats, where it names some. */
  traits(): Promise<Traits | null>;
}

export const listed = (id: string, name: string, seats: Listed['seats'], fetch: () => Promise<GameModule>): Listed => ({
  id,
  name,
  seats,
  load: async () => (await fetch()).game,
  text: async () => (await fetch()).textBoard ?? null,
  traits: async () => (await fetch()).traits ?? null,
});
