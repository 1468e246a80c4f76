import type { Game } from '@orrery/kernel';

/** Draws a view as text for a terminal. */
export type TextBoard = (view: any) => string;

/** A game that is built. Its code is fetched only when it is asked for, in Node and in a browser alike. */
export interface Listed {
  id: string;
  name: string;
  load(): Promise<Game>;
  /** The game's own text board, where it has one. */
  text(): Promise<TextBoard | null>;
}

const listed = (
  id: string,
  name: string,
  fetch: () => Promise<{ game: Game<any, any, any>; textBoard?: TextBoard }>,
): Listed => ({
  id,
  name,
  load: async () => (await fetch()).game,
  text: async () => (await fetch()).textBoard ?? null,
});

/** All games, in the order of their names. */
export const catalog: readonly Listed[] = [listed('moonriser', 'Moonriser', () => import('@orrery/moonriser'))];

/** The game of that id, or null. */
export const findGame = (id: string): Listed | null => catalog.find((entry) => entry.id === id) ?? null;
