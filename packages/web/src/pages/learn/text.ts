import { catalog } from '@orrery/messages';

/** Text of the start of a tutorial game. */
export const t = catalog('learn', {
  continue: 'Continue tutorial',
  failed: 'The tutorial could not be started',
  'failed-advice': 'Check your connection and try again.',
  loading: 'Starting your first game…',
  puzzles: 'Solve puzzles instead',
  'start-over': 'Start over',
  unfinished: 'Continue where you stopped?',
  'unfinished-about': 'You played this tutorial {ago}. The lessons resume at the same step.',
});
