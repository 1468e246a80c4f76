import { findGame } from '@orrery/games';
import type { LobbyTable } from '@orrery/protocol';
import { Suspense } from 'react';
import { listingOf } from '../../games/listings.ts';
import { clockText } from '../../shared/clock-text.ts';
import { RatingBadge } from '../../shared/RatingBadge.tsx';
import { t as shared } from '../../shared/text.ts';
import { Near } from '../../ui/Near.tsx';
import { useTerms } from './terms-text.ts';
import { t } from './text.ts';
import s from './waiting-room.module.css';

/** A game's cover, rendered once it is near the viewport; empty if the game is unknown. */
export function Picture({ game }: { game: string }) {
  const Cover = listingOf(game)?.Cover;
  return (
    <div className={s.picture} aria-hidden>
      {Cover && (
        <Near>
          <Suspense fallback={null}>
            <Cover />
          </Suspense>
        </Near>
      )}
    </div>
  );
}

/** The game of a table, with its picture. */
export function TableCard({ lobbyTable }: { lobbyTable: LobbyTable }) {
  const { game, seats, host, clock, rated } = lobbyTable;
  const listing = listingOf(game);
  const name = findGame(game)?.name ?? game;
  return (
    <section className={s.ticket} aria-label={name}>
      <Picture game={game} />
      <div className={s.ticketWords}>
        <p className={s.facts}>
          {[shared('player-count', { count: seats.length }), listing?.minutes, clockText(clock)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <h1>{name}</h1>
        <p>
          <RatingBadge rated={rated} />
        </p>
        <p>{listing?.tagline}</p>
        <p className={s.host}>{lobbyTable.hosting ? t('your-table') : t('host-table', { host })}</p>
      </div>
    </section>
  );
}

/** Number of game options that are shown even if they have their defaults. */
const WEIGHTY = 3;

/** The table's options. Less important options of the game are shown only if they differ from the default. */
export function Terms({ lobbyTable }: { lobbyTable: LobbyTable }) {
  const terms = useTerms(lobbyTable) ?? [];
  const last = terms.length - 3;
  const shown = terms.filter(({ unusual }, i) => unusual || i < WEIGHTY || i >= last);
  const rest = terms.length - shown.length;
  return (
    <section className={s.terms} aria-label={t('options')}>
      <dl>
        {shown.map(({ title, value, unusual }) => (
          <div key={title} data-unusual={unusual || undefined}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p title={lobbyTable.promise}>{t('fairness', { seed: lobbyTable.promise.slice(0, 8) })}</p>
      {rest > 0 && <p>{t('more-defaults', { count: rest })}</p>}
    </section>
  );
}
