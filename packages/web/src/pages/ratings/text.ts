import { catalog } from '@orrery/messages';

/** Text of ratings and results. */
export const t = catalog('ratings', {
  games: 'Games',
  'head-to-head': 'Head to head',
  'latest-games': 'Recent games',
  lead: 'Ratings per game and player count, of accounts with at least five rated games.',
  name: 'Name',
  'no-games': 'No finished games yet.',
  'no-ratings': 'No rated players yet.',
  rank: 'Rank',
  rankings: 'Rankings',
  rating: 'Rating',
  'rating-of': '{game}, {count, plural, one {# player} other {# players}}',
  result: '{won, select, true {Won} other {Lost}}{rated, select, true { · rated} other {}}',
  won: 'Won',
  'won-of': '{won} of {played} won',
  'your-games': 'Your games',
  'your-ratings': 'Your ratings',
  ago: '{ago}',
});
