import type { GameListing } from '../listing.ts';

/** The listing of __name__. Add `Cover` and `gameUi` when it has its own board. */
export const listing: GameListing = {
  id: '__id__',
  tagline: 'Roll on, or keep what you have.',
  about: 'Every roll adds to your turn, and a one takes all of it away. Who dares longest without daring too much?',
  minutes: [5, 5],
  credit: {
    by: 'An original game by the Orrery project.',
    note: 'Rules, pictures and texts are original.',
  },
  guide: () => import('./guide/guide.ts').then((module) => module.guide),
};
