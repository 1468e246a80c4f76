import { catalog } from '@orrery/messages';

/** Text about connections. */
export const t = catalog('connection', {
  failed: 'Something went wrong. Nothing was changed. Try again.',
});
