import { catalog } from '@orrery/messages';

/** Titles of the moments that the table celebrates. */
export const t = catalog('mothership-moments', {
  captured: 'Planet captured',
  eliminated: 'Fleet eliminated',
  'last-round': 'Last round',
  explored: 'Planet explored',
});
