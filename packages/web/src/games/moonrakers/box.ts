import type { Box } from '../box.ts';

/** What the shelf shows of Moonrakers. `Cover` and `kit` come with a board of its own; until then both are plain. */
export const box: Box = {
  id: 'moonrakers',
  tagline: 'Roll on, or keep what you have.',
  about: 'Every roll adds to your turn, and a one takes all of it away. Who dares longest without daring too much?',
  minutes: '5 minutes',
  credit: {
    by: 'By the makers of this house.',
    note: 'Rules, pictures and texts are original.',
  },
  guide: () => import('./guide/guide.ts').then((module) => module.guide),
};
