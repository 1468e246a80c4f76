import { findGame } from '@orrery/games';
import type { LobbyTable, MyRating } from '@orrery/protocol';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { catalog } from '../../catalog.ts';
import { clockText } from '../../shared/clock-text.ts';
import { GameField } from '../../shared/GameField.tsx';
import { t as rating, shortRating } from '../../shared/rating-text.ts';
import { t as shared } from '../../shared/text.ts';
import { api } from '../../table/online.ts';
import { Button, LineIcon } from '../../ui/index.ts';
import { CoverPicture } from '../home/CoverPicture.tsx';
import s from './lobby.module.css';
import { t } from './text.ts';

/** Leads to the set-up of a table with free seats. */
export function CreateTable() {
  const [game, setGame] = useState(catalog[0]?.id ?? '');
  return (
    <section className={s.card} aria-label={t('create-table')}>
      <h2>{t('create-table')}</h2>
      <p>{t('create-about')}</p>
      <div className={s.fields}>
        <GameField value={game} onChange={setGame} />
      </div>
      <Link className={s.create} to={`/new/${game}?friends`}>
        <LineIcon name="plus" size={16} /> {t('create-table')}
      </Link>
    </section>
  );
}

/** Invitations to tables, to accept or decline. */
export function Invited({ tables }: { tables: readonly LobbyTable[] }) {
  const navigate = useNavigate();
  const [declined, setDeclined] = useState<readonly string[]>([]);
  const open = tables.filter(({ table }) => !declined.includes(table));
  if (open.length === 0) return null;
  return (
    <section className={s.card} aria-label={t('invitations-title')}>
      <h2>{t('invitations-title')}</h2>
      <ul className={s.invites}>
        {open.map(({ table, game, invitedBy, rated, clock }) => (
          <li key={table}>
            <b>{invitedBy}</b>
            <small>
              {[findGame(game)?.name ?? game, rating('rated-or-not', { rated }), clockText(clock)].join(' · ')}
            </small>
            <div>
              <Button kind="go" onClick={() => navigate(`/t/${table}`)}>
                {t('view')}
              </Button>
              <Button
                onClick={() => {
                  setDeclined([...declined, table]);
                  void api.atTable(table, { do: 'decline' }).catch(() => {});
                }}
              >
                {t('decline')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The player's ratings, best known first, and the rankings. */
export function OwnRatings({ ratings }: { ratings: readonly MyRating[] }) {
  return (
    <section className={s.card} aria-label={t('your-ratings')}>
      <h2>
        {t('your-ratings')}
        <Link to="/ranks" title={t('rankings-about')}>
          {t('rankings')}
        </Link>
      </h2>
      {ratings.length === 0 ? (
        <p>{t('no-ratings')}</p>
      ) : (
        <ul className={s.ratings}>
          {ratings.slice(0, 5).map((row) => (
            <li key={`${row.game} ${row.seats}`}>
              <span className={s.picture} aria-hidden>
                <CoverPicture game={row.game} sizes="36px" />
              </span>
              <span>
                {findGame(row.game)?.name ?? row.game}
                <small>{shared('player-count', { count: row.seats })}</small>
              </span>
              <b>{shortRating(row)}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
