import { findGame } from '@orrery/games';
import type { LobbyTable, MyMatch } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { timeLeftText } from '../../shared/time-left.ts';
import { api, isKnown } from '../../table/online.ts';
import { Button } from '../../ui/primitives.tsx';
import s from './lobby.module.css';
import { t } from './text.ts';

const LOOK_MS = 15_000;

const turnText = (game: string, until: number | null): string =>
  until ? t('your-turn-until', { game, left: timeLeftText(until) }) : t('your-turn', { game });

/** The player's turns and invitations, shown on devices that have been used to play online. */
export default function Invitations() {
  const [asked, setAsked] = useState<LobbyTable[]>([]);
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
    <section className={s.invitations} aria-label={t('invitations')}>
      <ul>
        {awaited.map(({ match, game, until, asks }) => (
          <li key={match}>
            <span>
              <b>{turnText(findGame(game)?.name ?? game, until ?? null)}</b>
              {asks && <> {asks}</>}
            </span>
            <Link className={s.go} to={`/t/${match}`}>
              {t('open-table')}
            </Link>
          </li>
        ))}
        {asked.map(({ table, game, invitedBy, seats, rated }) => (
          <li key={table}>
            <span>
              {t('invitation', { host: invitedBy, game: findGame(game)?.name ?? game, count: seats.length, rated })}
            </span>
            <Link className={s.go} to={`/t/${table}`}>
              {t('view')}
            </Link>
            <Button kind="quiet" onClick={() => void decline(table)}>
              {t('decline')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
