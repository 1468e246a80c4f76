import { catalog } from '@orrery/games';
import type { GameCredit } from './listing.ts';
import { listingOf } from './listings.ts';

/** The credits of all games. */
export const GAME_CREDITS: readonly (GameCredit & { name: string })[] = catalog.flatMap(({ id, name }) => {
  const box = listingOf(id);
  return box ? [{ name, ...box.credit }] : [];
});

/** Icons that the games use in addition to those of the design. */
export const GAME_ICONS: readonly string[] = GAME_CREDITS.flatMap(({ icons = [] }) => icons);
