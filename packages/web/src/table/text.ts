import { catalog } from '@orrery/messages';

/** Text of table clients: failed requests and unnamed seats. */
export const t = catalog('connection', {
  failed: 'Something went wrong. Nothing was changed. Try again.',
  'seat-number': 'Seat {seat}',
});
