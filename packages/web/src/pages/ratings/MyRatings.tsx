import { findGame } from '@orrery/games';
import type { MyRating, MyResult } from '@orrery/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../table/online.ts';
import { formatRelativeTime } from '../../ui/format.ts';
import y from '../account/account.module.css';
import { ratingText, rivalsIn } from './rating-text.ts';
import s from './ratings.module.css';
import { t } from './text.ts';

const SHOWN = 12;

/** The player's ratings and results. */
export default function MyRatings() {
  const [ratings, setRatings] = useState<MyRating[]>([]);
  const [results, setResults] = useState<MyResult[] | null>(null);
  useEffect(() => {
    api.myRatings().then(setRatings, () => {});
    api.myResults().then(setResults, () => setResults([]));
  }, []);
  const rivals = rivalsIn(results ?? []);
  return (
    <section className={y.part} aria-label={t('your-games')}>
      <h2>{t('your-games')}</h2>
      {results?.length === 0 && <p>{t('no-games')}</p>}
      {ratings.length > 0 && (
        <Rows title={t('your-ratings')}>
          {ratings.map((row) => (
            <li key={`${row.game} ${row.seats}`}>
              <Link to={`/ranks?game=${row.game}&seats=${row.seats}`}>
                {t('rating-of', { game: findGame(row.game)?.name ?? row.game, count: row.seats })}
              </Link>
              <b className={s.rating}>{ratingText(row)}</b>
              <span>{t('won-of', { won: row.won, played: row.played })}</span>
            </li>
          ))}
        </Rows>
      )}
      {rivals.length > 0 && (
        <Rows title={t('head-to-head')}>
          {rivals.slice(0, SHOWN).map(({ person, name, ahead, behind }) => (
            <li key={person}>
              {name}
              <span>
                {ahead} : {behind}
              </span>
            </li>
          ))}
        </Rows>
      )}
      {results && results.length > 0 && (
        <Rows title={t('latest-games')}>
          {results.slice(0, SHOWN).map(({ match, game, at, rated, seats }) => (
            <li key={match}>
              <Link to={`/t/${match}`}>{findGame(game)?.name ?? game}</Link>
              {t('result', { won: seats.some(({ you, won }) => you && won), rated })}
              <span>{t('ago', { ago: formatRelativeTime(at) })}</span>
            </li>
          ))}
        </Rows>
      )}
    </section>
  );
}

function Rows({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className={s.sub}>{title}</h3>
      <ul className={y.rows} aria-label={title}>
        {children}
      </ul>
    </div>
  );
}
