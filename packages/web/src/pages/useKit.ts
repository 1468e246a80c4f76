import type { Game } from '@orrery/kernel';
import { useEffect, useState } from 'react';
import { gameOf } from '../catalog.ts';
import type { GameKit } from '../games/kit.ts';
import { boxOf } from '../games/shelf.ts';

export interface Unpacked {
  game: Game;
  kit: GameKit;
}

/** A game's rules and its screen, fetched together; an error where there is no such game. */
export function useKit(id: string): Unpacked | Error | null {
  const [found, setFound] = useState<Unpacked | Error | null>(null);
  useEffect(() => {
    if (!id) return;
    let gone = false;
    const box = boxOf(id);
    Promise.all([gameOf(id), box ? box.kit() : Promise.reject(new Error(`There is no board for ${id}.`))]).then(
      ([game, kit]) => !gone && setFound({ game, kit }),
      (error: Error) => !gone && setFound(error),
    );
    return () => {
      gone = true;
    };
  }, [id]);
  return found;
}
