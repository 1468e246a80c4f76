import { catalog, unfinished } from './catalog.gen.ts';
import type { Listed } from './listed.ts';

export type { GameModule, Listed, TextBoard, Traits } from './listed.ts';
export { catalog };

/** The game with that id, or null; includes unfinished games, which are not in the catalog. */
export const findGame = (id: string): Listed | null =>
  [...catalog, ...unfinished].find((entry) => entry.id === id) ?? null;

/** The player count as text. */
export const playersOf = ({ seats: { min, max } }: Pick<Listed, 'seats'>): string =>
  min === max ? `${min} player${min === 1 ? '' : 's'}` : `${min}–${max} players`;
