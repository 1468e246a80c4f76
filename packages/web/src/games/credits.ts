import { catalog } from '@orrery/games';
import type { GameCredit } from './box.ts';
import { boxOf } from './shelf.ts';

/** Whom each game is owed to, in the order of their names. */
export const GAME_CREDITS: readonly (GameCredit & { name: string })[] = catalog.flatMap(({ id, name }) => {
  const box = boxOf(id);
  return box ? [{ name, ...box.credit }] : [];
});

/** All icons that games bring along. */
export const GAME_ICONS: readonly string[] = GAME_CREDITS.flatMap(({ icons = [] }) => icons);
