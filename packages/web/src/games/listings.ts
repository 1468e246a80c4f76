import { createElement, lazy } from 'react';
import type { GameListing } from './listing.ts';

/** The listings of all games, found by their file name. */
const found = import.meta.glob<GameListing>('./*/listing.ts', { eager: true, import: 'listing' });

/** A listing with its defaults filled in. */
export type FullListing = GameListing & Required<Pick<GameListing, 'Cover' | 'gameUi'>>;

const PlainCover = lazy(() => import('../generic-table/GenericCover.tsx'));
const genericGameUi = () => import('../generic-table/game-ui.ts').then((module) => module.gameUi);

export const listings: readonly FullListing[] = Object.values(found).map((box) => ({
  ...box,
  Cover: box.Cover ?? (() => createElement(PlainCover, { id: box.id })),
  gameUi: box.gameUi ?? genericGameUi,
}));

/** A game's listing, or null. */
export const listingOf = (id: string): FullListing | null => listings.find((box) => box.id === id) ?? null;
