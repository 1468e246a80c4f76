import { findGame } from '@orrery/games';
import type { LobbyTable, MyMatch } from '@orrery/protocol';
import { Link } from 'react-router';
import { byDeadline, timeLeftText } from '../../shared/time-left.ts';
import { CoverPicture } from '../home/CoverPicture.tsx';
import s from './lobby.module.css';
import { OpenTable } from './OpenTable.tsx';
import { t } from './text.ts';

/** Matches in which it is the player's turn, most urgent first, and tables at which they wait. */
export function YourTables({ tables, turns }: { tables: readonly LobbyTable[]; turns: readonly MyMatch[] }) {
  if (tables.length + turns.length === 0) return null;
  return (
    <section aria-label={t('your-tables')} className={`${s.tables} ${s.own}`}>
      <div className={s.tablesHead}>
        <h2>
          {t('your-tables')}{' '}
          {turns.length > 0 && <span className={s.waiting}>{t('waiting-for-you', { count: turns.length })}</span>}
        </h2>
      </div>
      <ul className={s.list}>
        {byDeadline(turns).map(({ match, game, until, asks }) => (
          <li key={match}>
            <Link to={`/t/${match}`} className={s.table} data-turn>
              <span className={s.picture} aria-hidden>
                <CoverPicture game={game} sizes="90px" />
              </span>
              <span className={s.about}>
                <b>{findGame(game)?.name ?? game}</b>
                <span className={s.waiting}>{t('turn')}</span>
              </span>
              <span className={s.players}>{asks}</span>
              <span className={s.terms}>{until ? timeLeftText(until) : ''}</span>
              <span className={s.verb}>{t('play')}</span>
            </Link>
          </li>
        ))}
        {tables.map((table) => (
          <OpenTable key={table.table} lobbyTable={table} />
        ))}
      </ul>
    </section>
  );
}
