import type { MatchRatings } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import { RatingBadge } from '../../shared/RatingBadge.tsx';
import { ratingChange, t } from '../../shared/rating-text.ts';
import { api } from '../../table/online.ts';
import s from './ratings.module.css';

/** Delays before the server is asked again whether a game has been rated; after the last one, it is asked no more. */
const DELAYS = [500, 1000, 2000, 4000, 8000, 15_000, 30_000];

/** The ratings of a finished match; null until known. Asks again while they are pending. */
function useMatchRatings(match: string): MatchRatings | null {
  const [found, setFound] = useState<MatchRatings | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let cancelled = false;
    const ask = (tries: number) => {
      api
        .matchRatings(match)
        .catch(() => null)
        .then((news) => {
          if (cancelled) return;
          if (news) setFound(news);
          if (news && news.state !== 'pending') return;
          const delay = DELAYS[tries];
          if (delay !== undefined) timer = setTimeout(() => ask(tries + 1), delay);
        });
    };
    ask(0);
    return () => {
      cancelled = true;
      clearTimeout(timer);
    };
  }, [match]);
  return found;
}

/** Whether a finished game was rated, and how the ratings changed. */
export function RatingChanges({ match, nameOf }: { match: string; nameOf: (seat: number) => string }) {
  const ratings = useMatchRatings(match);
  if (!ratings) return null;
  return (
    <section className={s.changes} aria-label={t('ratings')} aria-live="polite" data-ratings={ratings.state}>
      {ratings.state === 'rated' ? (
        <ul>
          {ratings.seats.map(
            (seat, at) =>
              seat && (
                // biome-ignore lint/suspicious/noArrayIndexKey: seats never change places
                <li key={at} data-up={seat.after.mu > seat.before.mu || undefined}>
                  <b>{nameOf(at)}</b> {ratingChange(seat.before, seat.after)}
                </li>
              ),
          )}
        </ul>
      ) : ratings.state === 'pending' ? (
        <p>{t('pending')}</p>
      ) : (
        <RatingBadge rated={false} />
      )}
    </section>
  );
}
