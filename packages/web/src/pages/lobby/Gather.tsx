import { findGame } from '@orrery/games';
import { type Companion, cleanName, type Gathering, MAX_NAME, type TableDeed } from '@orrery/protocol';
import { type FormEvent, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button, LineIcon } from '../../look/index.ts';
import { Message } from '../../shell/Messages.tsx';
import { SiteBar, useTitle } from '../../shell/Page.tsx';
import { changeSettings, settings } from '../../shell/settings.ts';
import { keepPledge, newSalt, pledgeOf } from '../../table/luck.ts';
import { api } from '../../table/online.ts';
import { removeTable, saveShelfEntry } from '../../table/store.ts';
import { NameField } from '../parts/NameField.tsx';
import { Refused } from '../parts/Refused.tsx';
import { Chairs } from './Chairs.tsx';
import s from './gather.module.css';
import { ShareLink } from './ShareLink.tsx';
import { Terms, Ticket } from './Ticket.tsx';
import { useGathering } from './useGathering.ts';

/** A table before its game: who comes, who sits where, and the word to start. */
export function Gather({ first, onBegun }: { first: Gathering; onBegun: () => void }) {
  const { gathering, refused, busy, act } = useGathering(first.table, first);
  const stage = gathering?.stage ?? 'closed';
  const seated = (gathering?.you.length ?? 0) > 0;
  useTitle(seated ? 'Your table' : 'Take a seat');
  useEffect(() => {
    if (stage === 'begun') onBegun();
  }, [stage, onBegun]);
  useShelf(gathering ?? first);

  if (!gathering || stage === 'closed') {
    return (
      <Message
        title="This table was closed"
        actions={
          <>
            <Link to="/lobby">To the lobby</Link>
            <Link to="/">To the home page</Link>
          </>
        }
      >
        <p>Nobody waits here any more.</p>
      </Message>
    );
  }
  return (
    <div className={s.page}>
      <SiteBar />
      <main className={s.gather}>
        <div className={s.column}>
          <Ticket gathering={gathering} />
          <Terms gathering={gathering} />
        </div>
        <div className={s.column}>
          <Seats {...{ gathering, refused, busy, act }} />
          {seated && <ShareLink title={`${findGame(gathering.game)?.name ?? 'A game'} on Orrery`} />}
        </div>
      </main>
    </div>
  );
}

/** The table stands on the shelf of those who sit at it, and goes with it. */
function useShelf({ table, game, stage, seats, you, created }: Gathering): void {
  const seated = you.length > 0;
  const names = JSON.stringify(seats.map(({ name, kind, kept }) => ({ name: name || kept || 'Free seat', kind })));
  useEffect(() => {
    if (stage === 'closed') removeTable(table).catch(() => {});
    if (stage !== 'gathering' || !seated) return;
    const entry = { id: table, game, online: true, guided: false, round: 0, scores: [], result: null };
    saveShelfEntry({ ...entry, seats: JSON.parse(names), updated: Math.max(created, Date.now()) }).catch(() => {});
  }, [table, game, stage, seated, names, created]);
}

type SeatsProps = { gathering: Gathering } & Pick<ReturnType<typeof useGathering>, 'refused' | 'busy' | 'act'>;

function Seats({ gathering, refused, busy, act }: SeatsProps) {
  const { seats, you, hosting, invitedBy, removed, host, auto } = gathering;
  const [name, setName] = useState(settings().name);
  const [wrong, setWrong] = useState<string | null>(null);
  const companions = useCompanions(you.length > 0);
  const navigate = useNavigate();
  const missing = seats.filter((seat) => seat.kind === 'open').length;
  const deed = (what: TableDeed) => void act(what);

  async function sit(seat?: number) {
    const clean = cleanName(name);
    setWrong(clean === null ? `A name has 1 to ${MAX_NAME} ordinary characters.` : null);
    if (clean === null) return;
    changeSettings({ name: clean });
    // Who takes another seat keeps his luck.
    const salt = pledgeOf(gathering.table)?.salt ?? newSalt();
    keepPledge(gathering, salt);
    await act({ do: 'sit', name: clean, salt, ...(seat === undefined ? {} : { seat }) }, clean);
  }

  async function leave() {
    await act({ do: 'stand' });
    navigate('/lobby');
  }

  const seated = you.length > 0;
  const alone = seats.filter((seat) => seat.kind === 'human').length === you.length;
  const room = seats.some((seat) => seat.kind === 'open' && (seat.kept === null || invitedBy !== null));
  return (
    <section className={s.part} aria-label="Who plays">
      <p className={s.lead}>
        {seated
          ? waitingWords(missing, hosting, host, auto)
          : invitedBy
            ? `${invitedBy} asks you to play.`
            : removed
              ? 'The host removed you from this table.'
              : room
                ? 'You are invited to this table.'
                : 'All seats are taken. You can watch here once the game starts.'}
      </p>
      <Chairs
        {...{ gathering, companions }}
        onSit={seated || removed ? null : (seat) => void sit(seat)}
        onDeed={deed}
      />
      <Refused why={wrong ?? refused} />
      {!seated && !removed && room && (
        <form
          className={s.form}
          onSubmit={(e: FormEvent) => {
            e.preventDefault();
            void sit();
          }}
        >
          <NameField value={name} onChange={setName} />
          <Button kind="go" type="submit" disabled={busy}>
            Take the seat
          </Button>
          {invitedBy && <Button onClick={() => deed({ do: 'decline' })}>Not this time</Button>}
        </form>
      )}
      {seated && (
        <div className={s.verbs}>
          {hosting && !auto && (
            <Button kind="go" disabled={busy || missing > 0} onClick={() => deed({ do: 'start' })}>
              Start the game
            </Button>
          )}
          <Button onClick={() => void leave()}>{alone ? 'Close the table' : 'Stand up'}</Button>
          {hosting && (
            <label className={s.listed}>
              <input
                type="checkbox"
                checked={gathering.listed}
                onChange={(e) => deed({ do: 'list', listed: e.target.checked })}
              />
              Shown in the lobby
            </label>
          )}
        </div>
      )}
      {seated && missing > 0 && <Asking {...{ gathering, companions, deed }} />}
    </section>
  );
}

function waitingWords(missing: number, hosting: boolean, host: string, auto: boolean): string {
  if (missing === 0) return hosting ? 'Everybody is here.' : `Everybody is here. ${host} starts the game.`;
  const who = missing === 1 ? 'One seat is free.' : `${missing} seats are free.`;
  if (auto) return `${who} The game starts by itself when all are here.`;
  return hosting ? `${who} Wait for friends, or let bots play.` : `${who} ${host} starts the game when all are here.`;
}

function useCompanions(wanted: boolean): readonly Companion[] {
  const [companions, setCompanions] = useState<readonly Companion[]>([]);
  useEffect(() => {
    if (wanted) api.companions().then(setCompanions, () => {});
  }, [wanted]);
  return companions;
}

/** People one has played with, to be asked with one press. */
function Asking(props: { gathering: Gathering; companions: readonly Companion[]; deed: (deed: TableDeed) => void }) {
  const { gathering, companions, deed } = props;
  const here = new Set(gathering.seats.map(({ name }) => name));
  const asked = new Set(gathering.invited);
  const others = companions.filter(({ name }) => !here.has(name)).slice(0, 8);
  if (others.length === 0) return null;
  return (
    <div className={s.asking}>
      <h2>Ask somebody you have played with</h2>
      <div className={s.verbs}>
        {others.map(({ person, name }) => (
          <Button
            key={person}
            icon={<LineIcon name={asked.has(name) ? 'check' : 'plus'} size={16} />}
            disabled={asked.has(name)}
            onClick={() => deed({ do: 'invite', person })}
          >
            {asked.has(name) ? `${name} is asked` : name}
          </Button>
        ))}
      </div>
    </div>
  );
}
