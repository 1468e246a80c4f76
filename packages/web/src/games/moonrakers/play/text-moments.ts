import { catalog } from '@orrery/messages';

/** Titles of the moments that the table celebrates. */
export const t = catalog('moonrakers-moments', {
  claimed: 'Objective claimed',
});
