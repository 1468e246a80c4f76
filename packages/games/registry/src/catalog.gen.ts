// Written by `npm run gen` from packages/games/*.
import { type Listed, listed } from './listed.ts';

/** All listed games, sorted by name. */
export const catalog: readonly Listed[] = [
  listed('helionox', "Helionox", { min: 1, max: 4 }, 180, () => import('@orrery/helionox')),
  listed('moonrakers', "Moonrakers", { min: 1, max: 5 }, 263, () => import('@orrery/moonrakers')),
  listed('moonriser', "Moonriser", { min: 2, max: 4 }, 285, () => import('@orrery/moonriser')),
  listed('moonshot', "Moonshot", { min: 2, max: 4 }, 174, () => import('@orrery/moonshot')),
  listed('mothership', "Mothership", { min: 1, max: 6 }, 298, () => import('@orrery/mothership')),
];

/** Unfinished games: found by id, not listed. */
export const unfinished: readonly Listed[] = [];
