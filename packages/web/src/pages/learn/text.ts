import { catalog } from '@orrery/messages';

/** Text of the start of a tutorial game. */
export const t = catalog('learn', {
  failed: 'The tutorial could not be started',
  loading: 'Starting your first game…',
});
