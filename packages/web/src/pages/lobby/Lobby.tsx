import { cleanName, type LobbyTable, MAX_NAME, type Pace } from '@orrery/protocol';
import { type FormEvent, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Page } from '../../app/Page.tsx';
import { changeSettings, DEFAULT_NAME, settings } from '../../app/settings.ts';
import { catalog } from '../../catalog.ts';
import { CountField, countsOf } from '../../shared/CountField.tsx';
import { GameField } from '../../shared/GameField.tsx';
import { playersText } from '../../shared/players-text.ts';
import { t as shared } from '../../shared/text.ts';
import { committed } from '../../table/fairness.ts';
import { api, ensureGuest, problemText } from '../../table/online.ts';
import { Button, Segments } from '../../ui/index.ts';
import s from './lobby.module.css';
import { OpenTable } from './OpenTable.tsx';
import { t } from './text.ts';

/** How often the list is refreshed, in milliseconds. */
const LOOK_MS = 5000;

type Whose = 'all' | 'mine';
interface Filter {
  game: string;
  seats: number;
  pace: Pace | '';
  whose: Whose;
}

/** The page with open tables and quick match. */
export default function Lobby() {
  const [filter, setFilter] = useState<Filter>({ game: '', seats: 0, pace: '', whose: 'all' });
  const { tables, trouble } = useTables(filter);
  return (
    <Page title={t('lobby')} lead={t('lead')}>
      <div className={s.lobby}>
        <Quick />
        <Link className={s.ranks} to="/ranks" title={t('rankings-about')}>
          {t('rankings')}
        </Link>
        <section aria-label={t('open-tables')} className={s.tables}>
          <h2>{t('open-tables')}</h2>
          <Filters filter={filter} onChange={(part) => setFilter((now) => ({ ...now, ...part }))} />
          {trouble && <p role="alert">{trouble}</p>}
          {tables?.length === 0 && <p className={s.none}>{filter.whose === 'mine' ? t('no-mine') : t('no-tables')}</p>}
          <ul>
            {tables?.map((table) => (
              <OpenTable key={table.table} lobbyTable={table} />
            ))}
          </ul>
        </section>
      </div>
    </Page>
  );
}

const fits = ({ game, seats, pace }: Filter, table: LobbyTable): boolean =>
  (!game || table.game === game) && (!seats || table.seats.length === seats) && (!pace || table.pace === pace);

/** The filter as the server takes it; it lists the player's own tables unfiltered. */
const requestOf = ({ game, seats, pace, whose }: Filter) =>
  whose === 'mine'
    ? { mine: '1' as const }
    : { ...(game ? { game } : {}), ...(seats ? { seats } : {}), ...(pace ? { pace } : {}) };

function useTables(filter: Filter) {
  const [tables, setTables] = useState<LobbyTable[] | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    let cancelled = false;
    const show = (found: LobbyTable[]) => {
      if (cancelled) return;
      setTables(found.filter((table) => fits(filter, table)));
      setTrouble(null);
    };
    const fail = (error: unknown) => {
      if (!cancelled) setTrouble(problemText(error));
    };
    const look = () => {
      if (!document.hidden) api.tables(requestOf(filter)).then(show, fail);
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => {
      cancelled = true;
      clearInterval(timer);
    };
  }, [filter]);
  return { tables, trouble };
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
      <Segments<Whose>
        name="whose"
        choices={[
          { value: 'all', label: t('all-tables') },
          { value: 'mine', label: t('mine') },
        ]}
        value={filter.whose}
        onChange={(whose) => onChange({ whose })}
      />
    </div>
  );
}

/** Quick match: the player chooses a game and a number of players, and is seated at an open or a new table. */
function Quick() {
  const navigate = useNavigate();
  const [game, setGame] = useState(catalog[0]?.id ?? '');
  const [count, setCount] = useState(2);
  const [name, setName] = useState(settings().name);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const listed = catalog.find(({ id }) => id === game);
  const counts = listed ? countsOf([listed]) : [];
  const seats = counts.includes(count) ? count : (counts[0] ?? 2);

  async function find(e: FormEvent) {
    e.preventDefault();
    const clean = cleanName(name.trim() || DEFAULT_NAME);
    if (clean === null) return setTrouble(shared('name-rule', { max: MAX_NAME }));
    setBusy(true);
    try {
      changeSettings({ name: clean });
      await ensureGuest(clean);
      const table = await committed((commitment) => api.quick({ game, seats, name: clean, ...commitment }));
      navigate(`/t/${table.table}`);
    } catch (error) {
      setTrouble(problemText(error));
      setBusy(false);
    }
  }

  return (
    <section aria-label={t('quick')} className={s.quick}>
      <h2>{t('quick')}</h2>
      <p>{t('quick-about')}</p>
      <form className={s.ask} onSubmit={(e) => void find(e)}>
        <label>
          {t('name-label')}
          <input
            type="text"
            value={name}
            maxLength={MAX_NAME}
            placeholder={DEFAULT_NAME}
            autoComplete="nickname"
            onChange={(e) => setName(e.target.value)}
          />
        </label>
        <GameField
          label={t('quick-what')}
          value={game}
          words={(one) => t('quick-game', { game: one.name, players: playersText(one) })}
          onChange={setGame}
        />
        <div className={s.counts}>
          <span>{t('players')}</span>
          <Segments<number>
            name="count"
            choices={counts.map((value) => ({ value, label: `${value}` }))}
            value={seats}
            onChange={setCount}
          />
        </div>
        {trouble && (
          <p className={s.trouble} role="alert">
            {trouble}
          </p>
        )}
        <Button kind="go" type="submit" disabled={busy}>
          {busy ? t('finding') : t('find')}
        </Button>
      </form>
    </section>
  );
}
