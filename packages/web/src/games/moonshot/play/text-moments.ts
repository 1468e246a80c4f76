import { catalog } from '@orrery/messages';

/** Titles of the moments that the table celebrates. */
export const t = catalog('moonshot-moments', {
  landed: 'Moon landing',
  completed: 'Mission completed',
  exploded: 'Rocket lost',
});
