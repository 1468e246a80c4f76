import { catalog } from '@orrery/messages';

/** Titles of the moments that the table celebrates. */
export const t = catalog('helionox-moments', {
  overcome: 'Event overcome',
  request: 'Request completed',
  activated: 'Event activated',
});
