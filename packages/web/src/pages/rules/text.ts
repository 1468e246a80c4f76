import { catalog } from '@orrery/messages';

/** Text of the rules page. */
export const t = catalog('rules', {
  chapters: 'Chapters',
  'chapter-count': '{count, plural, one {# chapter} other {# chapters}}',
  'chapters-found': '{found} of {count, plural, one {# chapter} other {# chapters}}',
  learn: 'Start the tutorial game.',
  lead: 'All rules, in short chapters. Prefer to learn by playing?',
  loading: 'Loading…',
  'nothing-found': 'No rules found for “{query}”. Try another word.',
  'rules-of': 'Rules of {game}',
  search: 'Search the rules',
});
