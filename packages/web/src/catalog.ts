import { catalog, findGame } from '@orrery/games';
import type { Game } from '@orrery/kernel';

export { catalog };

/** A game's rules by its id; they come in a chunk of their own. Rejects where there is no such game. */
export async function gameOf(id: string): Promise<Game> {
  const listed = findGame(id);
  if (!listed) throw new Error(`There is no game called ${id}.`);
  return listed.load();
}
