import { catalog } from '@orrery/messages';

/** Text of the start of a tutorial game. */
export const t = catalog('learn', {
  failed: 'The tutorial could not be started',
  'failed-advice': 'Check your connection and try again.',
  loading: 'Starting your first game…',
});
