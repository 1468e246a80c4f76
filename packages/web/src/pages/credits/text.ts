import { catalog } from '@orrery/messages';

/** Text of the credits. */
export const t = catalog('credits', {
  credits: 'Credits',
  games: 'Games',
  'icons-and-fonts': 'Icons and fonts',
  lead: 'What Orrery is built on, and who made it.',
  'mit-licence': 'MIT licence',
  orrery: 'Orrery',
  'orrery-about': 'MIT licence. The rules engine, the boards, the drawings and the sounds are our own.',
  software: 'Software',
});
