import type { Listed } from '@orrery/games';
import { Link } from 'react-router';
import type { FullListing } from '../../games/listings.ts';
import { playersText } from '../../shared/players-text.ts';
import { CoverPicture } from './CoverPicture.tsx';
import s from './home.module.css';
import { t } from './text.ts';

/** The widths at which tiles show their covers. */
const SIZES = '(max-width: 600px) 96px, (max-width: 1240px) 32vw, 264px';

/** A game: its cover, players and length, and links to play, learn and read. On phones it is a row. */
export function GameTile({ game, listing }: { game: Listed; listing: FullListing }) {
  const { id, name } = game;
  return (
    <article className={s.tile}>
      <div className={s.cover} aria-hidden>
        <CoverPicture game={id} sizes={SIZES} />
      </div>
      <div className={s.words}>
        <h3>{name}</h3>
        <p className={s.facts}>
          <span>{playersText(game)}</span> <span>{listing.minutes}</span>
        </p>
        <p className={s.tagline}>{listing.tagline}</p>
      </div>
      <div className={s.verbs}>
        <Link className={s.play} to={`/new/${id}`} aria-label={t('play-game', { name })}>
          {t('play')}
        </Link>
        {listing.guide && (
          <>
            <Link to={`/learn/${id}`} aria-label={t('learn-game', { name })}>
              {t('learn')}
            </Link>
            <Link className={s.rules} to={`/rules/${id}`} aria-label={t('rules-of', { name })}>
              {t('rules')}
            </Link>
          </>
        )}
      </div>
    </article>
  );
}
