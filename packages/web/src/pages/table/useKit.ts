import type { Game } from '@orrery/kernel';
import { useEffect, useState } from 'react';
import { gameOf } from '../../catalog.ts';
import type { GameKit } from '../../games/kit.ts';
import { boxOf } from '../../games/shelf.ts';

export interface Unpacked {
  game: Game;
  kit: GameKit;
}

/** Any table can be looked at without its board: an address that ends in `?plain` shows all there is in words. */
const wantsPlain = () => new URLSearchParams(location.search).has('plain');
const plain = () => import('../../plain/kit.ts').then((module) => module.kit);

/** A game's rules and its screen, fetched together; an error where there is no such game. */
export function useKit(id: string): Unpacked | Error | null {
  const [found, setFound] = useState<Unpacked | Error | null>(null);
  useEffect(() => {
    if (!id) return;
    let gone = false;
    const box = boxOf(id);
    const kit = wantsPlain() ? plain() : (box?.kit() ?? Promise.reject(new Error(`There is no board for ${id}.`)));
    Promise.all([gameOf(id), kit]).then(
      ([game, kit]) => !gone && setFound({ game, kit }),
      (error: Error) => !gone && setFound(error),
    );
    return () => {
      gone = true;
    };
  }, [id]);
  return found;
}
