import { catalog, findGame } from '@orrery/games';
import type { Game } from '@orrery/kernel';

export { catalog };

/** A game's rules, loaded as a separate chunk. Rejects for an unknown id. */
export async function gameOf(id: string): Promise<Game> {
  const listed = findGame(id);
  if (!listed) throw new Error(`unknown game ${id}`);
  return listed.load();
}
