// Written by `npm run gen` from packages/games/*.
import { type Listed, listed } from './listed.ts';

/** All games, in the order of their names. */
export const catalog: readonly Listed[] = [
  listed('helionox', "Helionox", { min: 1, max: 4 }, () => import('@orrery/helionox')),
  listed('moonrakers', "Moonrakers", { min: 1, max: 5 }, () => import('@orrery/moonrakers')),
  listed('moonriser', "Moonriser", { min: 2, max: 4 }, () => import('@orrery/moonriser')),
  listed('moonshot', "Moonshot", { min: 2, max: 4 }, () => import('@orrery/moonshot')),
  listed('mothership', "Mothership", { min: 1, max: 6 }, () => import('@orrery/mothership')),
];

/** Games that are not whole yet: found by their id, named in no list. */
export const unfinished: readonly Listed[] = [];
