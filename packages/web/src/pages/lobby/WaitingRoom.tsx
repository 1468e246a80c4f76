import { findGame } from '@orrery/games';
import { cleanName, type LobbyTable, MAX_NAME, type RecentPlayer, type TableAction } from '@orrery/protocol';
import { type FormEvent, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Message } from '../../app/Messages.tsx';
import { SiteBar, useTitle } from '../../app/Page.tsx';
import { changeSettings, settings } from '../../app/settings.ts';
import { ErrorText } from '../../shared/ErrorText.tsx';
import { NameField } from '../../shared/NameField.tsx';
import { t as shared } from '../../shared/text.ts';
import { commitTo } from '../../table/fairness.ts';
import { api } from '../../table/online.ts';
import { removeTable, saveGameEntry } from '../../table/store.ts';
import { Button, LineIcon } from '../../ui/index.ts';
import { LobbySeats } from './LobbySeats.tsx';
import { ShareLink } from './ShareLink.tsx';
import { cancelSearch, resumeSearch } from './search.ts';
import { TableCard, Terms } from './TableCard.tsx';
import { TableChat } from './TableChat.tsx';
import { t } from './text.ts';
import { useLobbyTable } from './useLobbyTable.ts';
import s from './waiting-room.module.css';

/** A table before its game starts: its seats, invitations and the start button. */
export function WaitingRoom({ first, onBegun }: { first: LobbyTable; onBegun: () => void }) {
  const { lobbyTable, refused, busy, act } = useLobbyTable(first.table, first);
  const stage = lobbyTable?.stage ?? 'closed';
  const seated = (lobbyTable?.you.length ?? 0) > 0;
  useTitle(seated ? titleFor(lobbyTable ?? first) : t('take-seat'));
  useEffect(() => {
    if (stage === 'begun') onBegun();
  }, [stage, onBegun]);
  useSavedEntry(lobbyTable ?? first);
  const isSearch = lobbyTable?.quick === true && seated && stage === 'gathering';
  useEffect(() => {
    if (isSearch && lobbyTable) resumeSearch(lobbyTable);
  }, [isSearch, lobbyTable]);

  if (!lobbyTable || stage === 'closed') {
    return (
      <Message
        title={t('closed')}
        actions={
          <>
            <Link to="/lobby">{t('lobby-link')}</Link>
            <Link to="/">{t('to-home')}</Link>
          </>
        }
      >
        <p>{t('closed-about')}</p>
      </Message>
    );
  }
  return (
    <div className={s.page}>
      <SiteBar />
      <main className={s.gather}>
        <div className={s.column}>
          <TableCard lobbyTable={lobbyTable} />
          <Terms lobbyTable={lobbyTable} />
        </div>
        <div className={s.column}>
          <Seats {...{ lobbyTable, refused, busy, act }} />
          {seated && lobbyTable.stage === 'gathering' && (
            <TableChat talk={lobbyTable.talk} onAction={(action) => void act(action)} />
          )}
          {seated && !lobbyTable.quick && (
            <ShareLink title={t('on-orrery', { game: findGame(lobbyTable.game)?.name ?? lobbyTable.game })} />
          )}
        </div>
      </main>
    </div>
  );
}

const titleFor = ({ hosting, host }: LobbyTable): string => (hosting ? t('your-table') : t('host-table', { host }));

/** Saves the table in the list of the player's tables while they are seated. */
function useSavedEntry({ table, game, stage, seats, you, created }: LobbyTable): void {
  const seated = you.length > 0;
  const names = JSON.stringify(seats.map(({ name, kind, kept }) => ({ name: name || kept || t('free-seat'), kind })));
  useEffect(() => {
    if (stage === 'closed') removeTable(table).catch(() => {});
    if (stage !== 'gathering' || !seated) return;
    const entry = { id: table, game, online: true, guided: false, round: 0, scores: [], result: null };
    saveGameEntry({ ...entry, seats: JSON.parse(names), updated: Math.max(created, Date.now()) }).catch(() => {});
  }, [table, game, stage, seated, names, created]);
}

type SeatsProps = { lobbyTable: LobbyTable } & Pick<ReturnType<typeof useLobbyTable>, 'refused' | 'busy' | 'act'>;

function Seats({ lobbyTable, refused, busy, act }: SeatsProps) {
  const { seats, you, hosting, invitedBy, removed, host, auto } = lobbyTable;
  // The seats are final while the game starts.
  const isStarting = lobbyTable.revealBy !== null;
  const [name, setName] = useState(settings().name);
  const [wrong, setWrong] = useState<string | null>(null);
  const companions = useRecentPlayers(you.length > 0);
  const navigate = useNavigate();
  const missing = seats.filter((seat) => seat.kind === 'open').length;
  const runAction = (what: TableAction) => void act(what);

  async function sit(seat?: number) {
    const clean = cleanName(name);
    setWrong(clean === null ? shared('name-rule', { max: MAX_NAME }) : null);
    if (clean === null) return;
    changeSettings({ name: clean });
    const commitment = await commitTo(lobbyTable);
    await act({ do: 'sit', name: clean, ...commitment, ...(seat === undefined ? {} : { seat }) }, clean);
  }

  async function leave() {
    if (lobbyTable.quick) await cancelSearch();
    await act({ do: 'stand' });
    navigate('/lobby');
  }

  const seated = you.length > 0;
  const alone = seats.filter((seat) => seat.kind === 'human').length === you.length;
  const room = seats.some((seat) => seat.kind === 'open' && (seat.kept === null || invitedBy !== null));
  return (
    <section className={s.part} aria-label={t('who-plays')}>
      <p className={s.lead}>
        {isStarting
          ? t('starting')
          : seated
            ? waitingText(missing, hosting, host, auto)
            : visitorText(lobbyTable, room)}
      </p>
      <LobbySeats
        lobbyTable={isStarting ? { ...lobbyTable, hosting: false } : lobbyTable}
        companions={companions}
        onSit={seated || removed ? null : (seat) => void sit(seat)}
        onAction={runAction}
      />
      <ErrorText why={wrong ?? refused} />
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
            {missing > 1 && !invitedBy ? t('take-next-seat') : t('take-seat')}
          </Button>
          {invitedBy && <Button onClick={() => runAction({ do: 'decline' })}>{t('decline')}</Button>}
        </form>
      )}
      {seated && !isStarting && (
        <div className={s.verbs}>
          {hosting && !auto && (
            <Button kind="go" disabled={busy || missing > 0} onClick={() => runAction({ do: 'start' })}>
              {t('start')}
            </Button>
          )}
          <Button onClick={() => void leave()}>{alone ? t('close') : t('leave')}</Button>
          {hosting && (
            <label className={s.listed}>
              <input
                type="checkbox"
                checked={lobbyTable.listed}
                onChange={(e) => runAction({ do: 'list', listed: e.target.checked })}
              />
              {t('shown-in-lobby')}
            </label>
          )}
        </div>
      )}
      {lobbyTable.declined.length > 0 && <p>{t('declined-by', { names: lobbyTable.declined.join(', ') })}</p>}
      {seated && missing > 0 && !lobbyTable.quick && <InviteRecent {...{ lobbyTable, companions, runAction }} />}
    </section>
  );
}

function waitingText(missing: number, hosting: boolean, host: string, auto: boolean): string {
  if (missing === 0) return hosting ? t('wait-all-here') : t('wait-all-here-host', { host });
  if (auto) return t('wait-auto', { count: missing });
  return hosting ? t('wait-host', { count: missing }) : t('wait-guest', { count: missing, host });
}

/** The introduction for a visitor without a seat; `room` tells whether a seat is free for them. */
function visitorText({ invitedBy, removed }: LobbyTable, room: boolean): string {
  if (invitedBy) return t('invited-by', { host: invitedBy });
  if (removed) return t('removed');
  return room ? t('invited') : t('wait-watch');
}

function useRecentPlayers(wanted: boolean): readonly RecentPlayer[] {
  const [companions, setCompanions] = useState<readonly RecentPlayer[]>([]);
  useEffect(() => {
    if (wanted) api.recentPlayers().then(setCompanions, () => {});
  }, [wanted]);
  return companions;
}

/** Invites recent players with one click. */
function InviteRecent(props: {
  lobbyTable: LobbyTable;
  companions: readonly RecentPlayer[];
  runAction: (runAction: TableAction) => void;
}) {
  const { lobbyTable, companions, runAction } = props;
  const here = new Set(lobbyTable.seats.map(({ name }) => name));
  const asked = new Set(lobbyTable.invited);
  const others = companions.filter(({ name }) => !here.has(name)).slice(0, 8);
  if (others.length === 0) return null;
  return (
    <div className={s.asking}>
      <h2>{t('invite')}</h2>
      <div className={s.verbs}>
        {others.map(({ person, name }) => (
          <Button
            key={person}
            icon={<LineIcon name={asked.has(name) ? 'check' : 'plus'} size={16} />}
            disabled={asked.has(name)}
            onClick={() => runAction({ do: 'invite', person })}
          >
            {asked.has(name) ? t('invited-player', { name }) : name}
          </Button>
        ))}
      </div>
    </div>
  );
}
