import { catalog } from '@orrery/messages';

/** Titles of moments, and labels of the round summary. */
export const t = catalog('moonriser-moments', {
  'final-exchange': 'Last exchange',
  'board-full': 'The board is full',
  points: 'Victory points',
});
