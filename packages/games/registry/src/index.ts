import type { Game, Seat } from '@orrery/kernel';

/** Draws a view as text for a terminal. */
export type TextBoard = (view: any) => string;

/** What sets a seat apart from the others at the end of a game, for statistics; of several values each has a share. */
export type Traits = (state: any, seat: Seat) => Record<string, string | string[]>;

/** A game that is built. Its code is fetched only when it is asked for, in Node and in a browser alike. */
export interface Listed {
  id: string;
  name: string;
  load(): Promise<Game>;
  /** The game's own text board, where it has one. */
  text(): Promise<TextBoard | null>;
  /** The traits of its seats, where it names some. */
  traits(): Promise<Traits | null>;
}

const listed = (
  id: string,
  name: string,
  fetch: () => Promise<{ game: Game<any, any, any>; textBoard?: TextBoard; traits?: Traits }>,
): Listed => ({
  id,
  name,
  load: async () => (await fetch()).game,
  text: async () => (await fetch()).textBoard ?? null,
  traits: async () => (await fetch()).traits ?? null,
});

/** All games, in the order of their names. */
export const catalog: readonly Listed[] = [
  listed('helionox', 'Helionox', () => import('@orrery/helionox')),
  listed('moonriser', 'Moonriser', () => import('@orrery/moonriser')),
];

/** The game of that id, or null. */
export const findGame = (id: string): Listed | null => catalog.find((entry) => entry.id === id) ?? null;
