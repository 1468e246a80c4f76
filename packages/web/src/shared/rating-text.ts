import { catalog } from '@orrery/messages';
import { ratingPoints, type SeatRating } from '@orrery/protocol';
import { formatInteger, formatNumber } from '../ui/format.ts';

/** Text of ratings wherever a game or player is shown. */
export const t = catalog('rating', {
  changed: '{before} → {after} ({change})',
  pending: 'Rated · the new ratings appear in a moment.',
  provisional: '{rating}?',
  'provisional-about': 'A rating with a question mark is provisional.',
  rated: 'Rated',
  'rated-or-not': '{rated, select, true {Rated} other {Unrated}}',
  ratings: 'Ratings',
  unrated: 'Unrated game',
});

/** Rated games before a rating is no longer provisional. */
const FEW = 5;

/** A rating: `1,642`, or `1,642?` while it is provisional. */
export function shortRating({ mu, played }: Pick<SeatRating, 'mu' | 'played'>): string {
  const rating = formatNumber(ratingPoints(mu));
  return played < FEW ? t('provisional', { rating }) : rating;
}

/** How a game changed a rating: `1,500? → 1,584? (+84)`. */
export const ratingChange = (before: SeatRating, after: SeatRating): string =>
  t('changed', {
    before: shortRating(before),
    after: shortRating(after),
    change: formatInteger(ratingPoints(after.mu) - ratingPoints(before.mu), 'always'),
  });
