import { catalog } from '@orrery/messages';

/** Text of the credits. */
export const t = catalog('credits', {
  credits: 'Credits',
  games: 'Games',
  'icons-and-fonts': 'Icons and fonts',
  lead: 'The people, software and artwork behind Orrery.',
  'mit-licence': 'MIT licence',
  'orrery-about': 'MIT licence. We made the rules engine, boards, drawings and sounds ourselves.',
  software: 'Software',
});
