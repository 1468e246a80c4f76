import { playersOf } from '@orrery/games';
import { cleanName, type Gathering, MAX_NAME, type Pace } from '@orrery/protocol';
import { type FormEvent, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { catalog } from '../../catalog.ts';
import { Button, Segments } from '../../look/index.ts';
import { Page } from '../../shell/Page.tsx';
import { changeSettings, DEFAULT_NAME, settings } from '../../shell/settings.ts';
import { keepPledge, newSalt } from '../../table/luck.ts';
import { api, comeIn, problemWords } from '../../table/online.ts';
import { CountField, countsOf } from '../parts/CountField.tsx';
import { GameField } from '../parts/GameField.tsx';
import s from './lobby.module.css';
import { OpenTable } from './OpenTable.tsx';

/** The list is looked at anew so often, in milliseconds. */
const LOOK_MS = 5000;

type Whose = 'all' | 'mine';
interface Filter {
  game: string;
  seats: number;
  pace: Pace | '';
  whose: Whose;
}

/** Tables that wait for players, and the quick way to one. */
export default function Lobby() {
  const [filter, setFilter] = useState<Filter>({ game: '', seats: 0, pace: '', whose: 'all' });
  const { tables, trouble } = useTables(filter);
  return (
    <Page title="Lobby" lead="Play with others, now or over days. Nobody needs an account: a name will do.">
      <div className={s.lobby}>
        <Quick />
        <Link className={s.ranks} to="/ranks" title="Games between people without hints are rated">
          Rankings
        </Link>
        <section aria-label="Open tables" className={s.tables}>
          <h2>Open tables</h2>
          <Filters filter={filter} onChange={(part) => setFilter((now) => ({ ...now, ...part }))} />
          {trouble && <p role="alert">{trouble}</p>}
          {tables?.length === 0 && (
            <p className={s.none}>
              {filter.whose === 'mine'
                ? 'You sit at no table that waits, and nobody has asked you.'
                : 'No table waits just now. A quick match opens one that others find here.'}
            </p>
          )}
          <ul>
            {tables?.map((table) => (
              <OpenTable key={table.table} gathering={table} />
            ))}
          </ul>
        </section>
      </div>
    </Page>
  );
}

function useTables({ game, seats, pace, whose }: Filter) {
  const [tables, setTables] = useState<Gathering[] | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    const mine = whose === 'mine';
    const fits = (table: Gathering) =>
      (!game || table.game === game) && (!seats || table.seats.length === seats) && (!pace || table.pace === pace);
    async function look() {
      if (document.hidden) return;
      try {
        const asked = mine
          ? { mine: '1' as const }
          : { ...(game ? { game } : {}), ...(seats ? { seats } : {}), ...(pace ? { pace } : {}) };
        const found = await api.tables(asked);
        if (gone) return;
        setTables(found.filter(fits));
        setTrouble(null);
      } catch (error) {
        if (!gone) setTrouble(problemWords(error));
      }
    }
    void look();
    const timer = setInterval(() => void look(), LOOK_MS);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [game, seats, pace, whose]);
  return { tables, trouble };
}

function Filters({ filter, onChange }: { filter: Filter; onChange: (part: Partial<Filter>) => void }) {
  return (
    <div className={s.filters}>
      <GameField value={filter.game} any="All games" onChange={(game) => onChange({ game })} />
      <CountField
        counts={countsOf(catalog)}
        value={filter.seats}
        any="Any number"
        onChange={(seats) => onChange({ seats })}
      />
      <label>
        Pace
        <select value={filter.pace} onChange={(e) => onChange({ pace: e.target.value as Filter['pace'] })}>
          <option value="">Live or over days</option>
          <option value="live">Live</option>
          <option value="days">Over days</option>
        </select>
      </label>
      <Segments<Whose>
        name="whose"
        choices={[
          { value: 'all', label: 'All tables' },
          { value: 'mine', label: 'Mine' },
        ]}
        value={filter.whose}
        onChange={(whose) => onChange({ whose })}
      />
    </div>
  );
}

/** A game and how many: the rest goes by itself. */
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
    if (clean === null) return setTrouble(`A name has 1 to ${MAX_NAME} ordinary characters.`);
    setBusy(true);
    try {
      changeSettings({ name: clean });
      await comeIn(clean);
      const salt = newSalt();
      const table = await api.quick({ game, seats, name: clean, salt });
      keepPledge(table, salt);
      navigate(`/t/${table.table}`);
    } catch (error) {
      setTrouble(problemWords(error));
      setBusy(false);
    }
  }

  return (
    <section aria-label="Quick match" className={s.quick}>
      <h2>Quick match</h2>
      <p>The next free seat at a table with the usual options. If there is none, yours is opened and others find it.</p>
      <form className={s.ask} onSubmit={(e) => void find(e)}>
        <label>
          Your name
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
          label="What to play"
          value={game}
          words={(one) => `${one.name}, ${playersOf(one)}`}
          onChange={setGame}
        />
        <div className={s.counts}>
          <Segments<number>
            name="count"
            choices={counts.map((value) => ({ value, label: `${value}` }))}
            value={seats}
            onChange={setCount}
          />
          <span>players</span>
        </div>
        {trouble && (
          <p className={s.trouble} role="alert">
            {trouble}
          </p>
        )}
        <Button kind="go" type="submit" disabled={busy}>
          {busy ? 'Looking…' : 'Find a table'}
        </Button>
      </form>
    </section>
  );
}
