import type { LobbyTable, MyMatch, MyRating, Pace } from '@orrery/protocol';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { SiteBar, useTitle } from '../../app/Page.tsx';
import { catalog } from '../../catalog.ts';
import { CountField, countsOf } from '../../shared/CountField.tsx';
import { GameField } from '../../shared/GameField.tsx';
import { api, isKnown, problemText } from '../../table/online.ts';
import { LineIcon } from '../../ui/index.ts';
import { CreateTable, Invited, OwnRatings } from './LobbyAside.tsx';
import s from './lobby.module.css';
import { OpenTable } from './OpenTable.tsx';
import { QuickMatch } from './QuickMatch.tsx';
import { t } from './text.ts';
import { YourTables } from './YourTables.tsx';

/** How often the list is refreshed, in milliseconds. */
const LOOK_MS = 5000;

interface Filter {
  game: string;
  seats: number;
  pace: Pace | '';
  rated: boolean;
}

const NO_FILTER: Filter = { game: '', seats: 0, pace: '', rated: false };

/** The page with quick match, the player's own tables and open tables. */
export default function Lobby() {
  useTitle(t('lobby'));
  const [filter, setFilter] = useState<Filter>(NO_FILTER);
  const { tables, trouble } = useTables(filter);
  const { own, turns, ratings } = useOwn();
  const seated = own.filter(({ you }) => you.length > 0);
  const [open, setOpen] = useState<number | null>(null);
  const isUnfiltered = filter === NO_FILTER;
  useEffect(() => {
    if (isUnfiltered && tables) setOpen(tables.length);
  }, [isUnfiltered, tables]);
  return (
    <div className={s.page}>
      <SiteBar />
      <main className={s.lobby}>
        <header className={s.head}>
          <div>
            <h1>{t('lobby')}</h1>
            <p>{t('lead')}</p>
          </div>
          {open !== null && <p className={s.count}>{t('open-count', { count: open })}</p>}
          <Link className={s.create} to={`/new/${catalog[0]?.id}?friends`}>
            <LineIcon name="plus" size={16} /> {t('create-table')}
          </Link>
        </header>
        <div className={s.main}>
          <QuickMatch ratings={ratings} />
          <YourTables tables={seated} turns={turns} />
          <section aria-label={t('open-tables')} className={s.tables}>
            <div className={s.tablesHead}>
              <h2>{t('open-tables')}</h2>
              <Filters filter={filter} onChange={(part) => setFilter((now) => ({ ...now, ...part }))} />
            </div>
            {trouble && <p role="alert">{trouble}</p>}
            {tables?.length === 0 && <p className={s.none}>{t(isUnfiltered ? 'no-tables' : 'no-matching')}</p>}
            <ul className={s.list}>
              {tables?.map((table) => (
                <OpenTable key={table.table} lobbyTable={table} />
              ))}
            </ul>
          </section>
        </div>
        <aside className={s.aside}>
          <CreateTable />
          <Invited tables={own.filter(({ invitedBy }) => invitedBy !== null)} />
          <OwnRatings ratings={ratings} />
        </aside>
      </main>
    </div>
  );
}

/** The filter as the server takes it. */
const requestOf = ({ game, seats, pace }: Filter) => ({
  ...(game ? { game } : {}),
  ...(seats ? { seats } : {}),
  ...(pace ? { pace } : {}),
});

/** Calls `look` now and regularly while the page is visible. */
function useRefresh(look: (isCurrent: () => boolean) => void): void {
  useEffect(() => {
    let cancelled = false;
    const run = () => {
      if (!document.hidden) look(() => !cancelled);
    };
    run();
    const timer = setInterval(run, LOOK_MS);
    return () => {
      cancelled = true;
      clearInterval(timer);
    };
  }, [look]);
}

function useTables(filter: Filter) {
  const [tables, setTables] = useState<LobbyTable[] | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const look = useCallback(
    (isCurrent: () => boolean) => {
      api.tables(requestOf(filter)).then(
        (found) => {
          if (!isCurrent()) return;
          setTables(found.filter(({ rated, you }) => you.length === 0 && (!filter.rated || rated)));
          setTrouble(null);
        },
        (error) => isCurrent() && setTrouble(problemText(error)),
      );
    },
    [filter],
  );
  useRefresh(look);
  return { tables, trouble };
}

/** The player's tables, matches in which it is their turn, and ratings; empty on devices that never played online. */
function useOwn() {
  const [own, setOwn] = useState<LobbyTable[]>([]);
  const [turns, setTurns] = useState<MyMatch[]>([]);
  const [ratings, setRatings] = useState<MyRating[]>([]);
  const [look] = useState(() => (isCurrent: () => boolean) => {
    if (!isKnown()) return;
    const ignore = () => {};
    api.tables({ mine: '1' }).then((found) => isCurrent() && setOwn(found), ignore);
    api.myMatches().then((found) => isCurrent() && setTurns(found.filter(({ awaited }) => awaited)), ignore);
  });
  useRefresh(look);
  useEffect(() => {
    if (isKnown()) api.myRatings().then(setRatings, () => {});
  }, []);
  return { own, turns, ratings };
}

function Filters({ filter, onChange }: { filter: Filter; onChange: (part: Partial<Filter>) => void }) {
  return (
    <div className={s.filters}>
      <GameField value={filter.game} any={t('all-games')} onChange={(game) => onChange({ game })} />
      <CountField
        counts={countsOf(catalog)}
        value={filter.seats}
        any={t('any-count')}
        onChange={(seats) => onChange({ seats })}
      />
      <label>
        {t('pace')}
        <select value={filter.pace} onChange={(e) => onChange({ pace: e.target.value as Filter['pace'] })}>
          <option value="">{t('any-pace')}</option>
          <option value="live">{t('live')}</option>
          <option value="days">{t('turn-based')}</option>
        </select>
      </label>
      <label className={s.toggle}>
        <input type="checkbox" checked={filter.rated} onChange={(e) => onChange({ rated: e.target.checked })} />
        <span>{t('rated-only')}</span>
      </label>
    </div>
  );
}
