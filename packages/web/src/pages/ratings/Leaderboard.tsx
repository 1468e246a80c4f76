import type { LeaderboardRow } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Page } from '../../app/Page.tsx';
import { catalog } from '../../catalog.ts';
import { CountField, countsOf } from '../../shared/CountField.tsx';
import { GameField } from '../../shared/GameField.tsx';
import { PlayerName } from '../../shared/players/PlayerName.tsx';
import { api, problemText } from '../../table/online.ts';
import { ratingText } from './rating-text.ts';
import s from './ratings.module.css';
import { t } from './text.ts';

/** The highest-rated players of a game on this server. */
export default function Leaderboard() {
  const [search, setSearch] = useSearchParams();
  const listed = catalog.find(({ id }) => id === search.get('game')) ?? catalog[0];
  const counts = listed ? countsOf([listed]) : [];
  const asked = Number(search.get('seats'));
  const seats = counts.includes(asked) ? asked : (counts[0] ?? 2);
  const game = listed?.id ?? '';
  const { ranks, trouble } = useRanks(game, seats);
  return (
    <Page title={t('rankings')} lead={t('lead')}>
      <div className={s.choice}>
        <GameField value={game} onChange={(next) => setSearch({ game: next, seats: String(seats) })} />
        <CountField counts={counts} value={seats} onChange={(next) => setSearch({ game, seats: String(next) })} />
      </div>
      {trouble && <p role="alert">{trouble}</p>}
      {ranks?.length === 0 && <p>{t('no-ratings')}</p>}
      {ranks && ranks.length > 0 && (
        <table className={s.ranks}>
          <thead>
            <tr>
              <th scope="col">{t('rank')}</th>
              <th scope="col">{t('name')}</th>
              <th scope="col">{t('rating')}</th>
              <th scope="col">{t('games')}</th>
              <th scope="col">{t('won')}</th>
            </tr>
          </thead>
          <tbody>
            {ranks.map((row, i) => (
              <tr key={row.person}>
                <td>{i + 1}</td>
                <th scope="row">
                  <PlayerName {...row} />
                </th>
                <td>{ratingText(row)}</td>
                <td>{row.played}</td>
                <td>{row.won}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Page>
  );
}

function useRanks(game: string, seats: number) {
  const [ranks, setRanks] = useState<LeaderboardRow[] | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    api.leaderboard(game, seats).then(
      (found) => {
        if (gone) return;
        setRanks(found);
        setTrouble(null);
      },
      (error) => {
        if (!gone) setTrouble(problemText(error));
      },
    );
    return () => {
      gone = true;
    };
  }, [game, seats]);
  return { ranks, trouble };
}
