import type { Box } from '../box.ts';

/** What the shelf shows of Mothership. */
export const box: Box = {
  id: 'mothership',
  tagline: 'Fleets, planets and dogfights among the asteroids.',
  about:
    'Share out your mothership’s energy, fly through asteroid fields, take planets and bring down the others. Alone, in teams, for victory points or to the last ship.',
  minutes: '45 to 180 minutes',
  credit: {
    by: 'After the board game Mothership by Peter Sanderson.',
    note: 'Boards, layouts, prices, developments and all texts are our own reconstruction.',
  },
  guide: () => import('./guide/guide.ts').then((module) => module.guide),
};
