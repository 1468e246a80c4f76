import { findGame } from '@orrery/games';
import type { Gathering, MyMatch } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../look/primitives.tsx';
import { api, isKnown } from '../../table/online.ts';
import { leftWords } from '../parts/left.ts';
import s from './lobby.module.css';

const LOOK_MS = 15_000;

/** Who asks one to play, and where one is waited for, for whoever has played online from this device. */
export default function Invitations() {
  const [asked, setAsked] = useState<Gathering[]>([]);
  const [awaited, setAwaited] = useState<MyMatch[]>([]);
  useEffect(() => {
    if (!isKnown()) return;
    const look = () => {
      if (document.hidden) return;
      api.tables({ mine: '1' }).then(
        (tables) => setAsked(tables.filter(({ invitedBy }) => invitedBy !== null)),
        () => {},
      );
      api.myMatches().then(
        (matches) => setAwaited(matches.filter((match) => match.awaited)),
        () => {},
      );
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  if (asked.length + awaited.length === 0) return null;

  async function decline(table: string) {
    setAsked((all) => all.filter((one) => one.table !== table));
    await api.atTable(table, { do: 'decline' }).catch(() => {});
  }

  return (
    <section className={s.invitations} aria-label="You are waited for">
      <ul>
        {awaited.map(({ match, game, until, asks }) => (
          <li key={match}>
            <span>
              It is <b>your turn</b> at a table of {findGame(game)?.name ?? game}
              {!until ? '' : `, ${leftWords(until)}`}.{asks ? ` ${asks}.` : ''}
            </span>
            <Link className={s.go} to={`/t/${match}`}>
              Go to the table
            </Link>
          </li>
        ))}
        {asked.map(({ table, game, invitedBy, seats }) => (
          <li key={table}>
            <span>
              <b>{invitedBy}</b> asks you to play {findGame(game)?.name ?? game}, {seats.length} players.
            </span>
            <Link className={s.go} to={`/t/${table}`}>
              Look at the table
            </Link>
            <Button kind="quiet" onClick={() => void decline(table)}>
              Not this time
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
