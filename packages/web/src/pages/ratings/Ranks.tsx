import type { Rank } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { catalog } from '../../catalog.ts';
import { Page } from '../../shell/Page.tsx';
import { api, problemWords } from '../../table/online.ts';
import { CountField, countsOf } from '../parts/CountField.tsx';
import { GameField } from '../parts/GameField.tsx';
import s from './ratings.module.css';
import { strengthWords } from './words.ts';

/** The strongest players of a game at this server. */
export default function Ranks() {
  const [search, setSearch] = useSearchParams();
  const listed = catalog.find(({ id }) => id === search.get('game')) ?? catalog[0];
  const counts = listed ? countsOf([listed]) : [];
  const asked = Number(search.get('seats'));
  const seats = counts.includes(asked) ? asked : (counts[0] ?? 2);
  const game = listed?.id ?? '';
  const { ranks, trouble } = useRanks(game, seats);
  return (
    <Page
      title="Rankings"
      lead="Games between people alone, without hints, are rated: by game and number of players, the surest first."
    >
      <div className={s.choice}>
        <GameField value={game} onChange={(next) => setSearch({ game: next, seats: String(seats) })} />
        <CountField counts={counts} value={seats} onChange={(next) => setSearch({ game, seats: String(next) })} />
      </div>
      {trouble && <p role="alert">{trouble}</p>}
      {ranks?.length === 0 && <p>Nobody has a rating here yet.</p>}
      {ranks && ranks.length > 0 && (
        <table className={s.ranks}>
          <thead>
            <tr>
              <th scope="col">Rank</th>
              <th scope="col">Name</th>
              <th scope="col">Rating</th>
              <th scope="col">Games</th>
              <th scope="col">Won</th>
            </tr>
          </thead>
          <tbody>
            {ranks.map((row, i) => (
              <tr key={row.person}>
                <td>{i + 1}</td>
                <th scope="row">{row.name}</th>
                <td>{strengthWords(row)}</td>
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
  const [ranks, setRanks] = useState<Rank[] | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    api.ranking(game, seats).then(
      (found) => {
        if (gone) return;
        setRanks(found);
        setTrouble(null);
      },
      (error) => {
        if (!gone) setTrouble(problemWords(error));
      },
    );
    return () => {
      gone = true;
    };
  }, [game, seats]);
  return { ranks, trouble };
}
