import { catalog } from '@orrery/messages';

/** Titles of the moments that the table celebrates. */
export const t = catalog('moonriser-moments', {
  'final-exchange': 'Last exchange',
  'board-full': 'The board is full',
});
