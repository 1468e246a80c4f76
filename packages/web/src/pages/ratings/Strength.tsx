import { findGame } from '@orrery/games';
import type { MyResult, Ranking } from '@orrery/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../table/online.ts';
import { ago } from '../home/Shelf.tsx';
import y from '../you/you.module.css';
import s from './ratings.module.css';
import { rivalsIn, strengthWords } from './words.ts';

const SHOWN = 12;

/** How one's games have ended, and how strong that shows one to be. */
export default function Strength() {
  const [ratings, setRatings] = useState<Ranking[]>([]);
  const [results, setResults] = useState<MyResult[] | null>(null);
  useEffect(() => {
    api.myRatings().then(setRatings, () => {});
    api.myResults().then(setResults, () => setResults([]));
  }, []);
  const rivals = rivalsIn(results ?? []);
  return (
    <section className={y.part} aria-label="Your games">
      <h2>Your games</h2>
      {results?.length === 0 && <p>None has come to its end yet. Games between people without hints are rated.</p>}
      {ratings.length > 0 && (
        <Rows title="Your ratings">
          {ratings.map((row) => (
            <li key={`${row.game} ${row.seats}`}>
              <Link to={`/ranks?game=${row.game}&seats=${row.seats}`}>
                {findGame(row.game)?.name ?? row.game} for {row.seats}
              </Link>
              <b className={s.rating}>{strengthWords(row)}</b>
              <span>
                {row.won} of {row.played} won
              </span>
            </li>
          ))}
        </Rows>
      )}
      {rivals.length > 0 && (
        <Rows title="Ahead of others">
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
        <Rows title="Your latest games">
          {results.slice(0, SHOWN).map(({ match, game, at, rated, seats }) => (
            <li key={match}>
              <Link to={`/t/${match}`}>{findGame(game)?.name ?? game}</Link>
              {seats.some(({ you, won }) => you && won) ? 'won' : 'lost'}
              {rated && ', rated'}
              <span>{ago(at)}</span>
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
