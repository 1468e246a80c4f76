import { catalog } from '@orrery/messages';

/** Text of the generic table. */
export const t = catalog('generic-table', {
  answer: 'Your answer',
  back: 'Back',
  'face-down': 'all face down',
  hidden: 'hidden',
  'key-list': 'choose from a list',
  no: 'no',
  nobody: 'none',
  none: 'none',
  players: 'Players',
  points: 'points',
  table: 'Table',
  yes: 'yes',
});
