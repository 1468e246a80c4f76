import type { Game } from '@orrery/kernel';
import { useEffect, useState } from 'react';
import { gameOf } from '../../catalog.ts';
import { listingOf } from '../../games/listings.ts';
import type { GameUi } from '../../play/game-ui.ts';

export interface LoadedGameUi {
  game: Game;
  gameUi: GameUi;
}

/** `?plain` in the address shows the generic table instead of the game's own screen. */
const wantsGenericTable = () => new URLSearchParams(location.search).has('plain');
const genericGameUi = () => import('../../generic-table/game-ui.ts').then((module) => module.gameUi);

/** A game's rules and screen, loaded together; null until then, and an error if there is no such game. */
export function useGameUi(id: string): LoadedGameUi | Error | null {
  const [found, setFound] = useState<LoadedGameUi | Error | null>(null);
  useEffect(() => {
    if (!id) return;
    let gone = false;
    const listing = listingOf(id);
    const gameUi = wantsGenericTable()
      ? genericGameUi()
      : (listing?.gameUi() ?? Promise.reject(new Error(`unknown game ${id}`)));
    Promise.all([gameOf(id), gameUi]).then(
      ([game, gameUi]) => !gone && setFound({ game, gameUi }),
      (error: Error) => !gone && setFound(error),
    );
    return () => {
      gone = true;
    };
  }, [id]);
  return found;
}
