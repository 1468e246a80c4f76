import type { Avatar, PlayerProfile } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import { catalog } from '../../catalog.ts';
import { listingOf } from '../../games/listings.ts';
import { gameName } from '../../shared/game-name.ts';
import { PlanetAvatar } from '../../shared/players/Planet.tsx';
import { api } from '../../table/online.ts';
import { formatNumber, formatPercent, formatRelativeTime } from '../../ui/format.ts';
import { LineIcon } from '../../ui/index.ts';
import s from './player.module.css';
import { winChance } from './rating-graph.ts';
import { t } from './text.ts';

/** The viewer's own avatar and ratings, for the comparison; null until they are loaded. */
function useMine(wanted: boolean) {
  const [mine, setMine] = useState<{ avatar: Avatar; ratings: Awaited<ReturnType<typeof api.myRatings>> } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    Promise.all([api.myProfile(), api.myRatings()]).then(
      ([{ avatar }, ratings]) => setMine({ avatar, ratings }),
      () => {},
    );
  }, [wanted]);
  return mine;
}

/** The score of the viewer against the player, with a forecast for the game that both play most. */
export function HeadToHead({ profile }: { profile: PlayerProfile }) {
  const found = profile.headToHead;
  const mine = useMine(found !== null);
  if (!found) return null;
  const { won, lost, even, latest } = found;
  const shared = profile.ratings.flatMap((theirs) => {
    const own = mine?.ratings.find(({ game, seats }) => game === theirs.game && seats === theirs.seats);
    return own && theirs.seats === 2 ? [{ own, theirs }] : [];
  });
  const [next] = shared.sort((a, b) => b.theirs.played - a.theirs.played);
  const title = t('head-to-head', { name: profile.name });
  return (
    <section className={s.panel} aria-label={title} data-head-to-head={`${won}-${lost}`}>
      <h2>{title}</h2>
      <div className={s.duel}>
        {mine && <PlanetAvatar avatar={mine.avatar} size={44} />}
        <b>
          {won} – {lost}
        </b>
        <PlanetAvatar avatar={profile.avatar} size={44} />
      </div>
      <div className={s.duelBar} aria-hidden>
        <i style={{ flexGrow: won }} />
        <i data-theirs style={{ flexGrow: lost }} />
      </div>
      <p className={s.fine}>
        <span className={s.dots} aria-hidden>
          {latest.map((result, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: results have no names
            <i key={i} data-result={result} />
          ))}
        </span>
        {even > 0 && <span>{t('head-to-head-even', { count: even })}</span>}
        {next && <span>{t('head-to-head-next', { chance: formatPercent(winChance(next.own, next.theirs)) })}</span>}
      </p>
    </section>
  );
}

/** Games played and won, by game. */
export function RecordPanel({ profile }: { profile: PlayerProfile }) {
  const stats = profile.stats ?? [];
  return (
    <section className={s.panel} aria-label={t('record')}>
      <h2>{t('record')}</h2>
      {stats.length === 0 && <p>{t('games-none')}</p>}
      <ul className={s.record}>
        {stats.map(({ game, played, won, best, streak }) => (
          <li key={game}>
            <b>{gameName(game)}</b>
            <span>{t('played-games', { count: played })}</span>
            <span className={s.share} aria-hidden>
              <i style={{ width: `${(100 * won) / played}%` }} />
            </span>
            <span>{t('won-share', { share: formatPercent(won / played) })}</span>
            <small>
              {t('best', { score: formatNumber(best) })}
              {streak > 1 && ` · ${t('streak', { count: streak })}`}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Earned achievements first, then the others, by game. */
export function Achievements({ profile }: { profile: PlayerProfile }) {
  const earned = profile.achievements ?? [];
  const all = catalog.flatMap(({ id: game, name }) =>
    (listingOf(game)?.achievements ?? []).map((one) => ({
      ...{ ...one, game, name },
      at: earned.find(({ id, game: of }) => id === one.id && of === game)?.at ?? null,
    })),
  );
  const sorted = [...all.filter(({ at }) => at !== null), ...all.filter(({ at }) => at === null)];
  return (
    <section className={s.panel} aria-label={t('achievements')}>
      <header>
        <h2>{t('achievements')}</h2>
        <span className={s.fine}>
          {t('achievements-of', {
            earned: all.length - sorted.filter(({ at }) => at === null).length,
            all: all.length,
          })}
        </span>
      </header>
      <ul className={s.achievements}>
        {sorted.map(({ id, game, name, title, about, at }) => (
          <li key={`${game} ${id}`} data-earned={at !== null || undefined}>
            <span className={s.badge} aria-hidden>
              <LineIcon name={at === null ? 'hex' : 'check'} size={18} />
            </span>
            <span>
              <b>{title}</b>
              <small>
                {name} · {about}
              </small>
              <small>
                {at === null ? t('achievement-open') : t('achievement-earned', { ago: formatRelativeTime(at) })}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
