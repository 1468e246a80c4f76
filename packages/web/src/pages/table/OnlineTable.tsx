import { levelNumber } from '@orrery/bots';
import { findGame } from '@orrery/games';
import type { Game } from '@orrery/kernel';
import { cleanName, type LobbyTable, MAX_NAME, type MatchSummary, ProblemError } from '@orrery/protocol';
import { type FormEvent, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { Loading, Message } from '../../app/Messages.tsx';
import { SiteBar, useTitle } from '../../app/Page.tsx';
import { changeSettings, settings } from '../../app/settings.ts';
import { useTableTitle } from '../../app/table-title.ts';
import { HaltedPage } from '../../play/Banner.tsx';
import type { Play } from '../../play/game-ui.ts';
import { TableScreen } from '../../play/TableScreen.tsx';
import { seatNames, useTable } from '../../play/usePlay.ts';
import { botText } from '../../shared/bots/bot-text.ts';
import { ErrorText } from '../../shared/ErrorText.tsx';
import { saveFile } from '../../shared/files.ts';
import { NameField } from '../../shared/NameField.tsx';
import { SeatProfilesContext } from '../../shared/players/SeatName.tsx';
import { t as shared } from '../../shared/text.ts';
import { named, seatNamesOf } from '../../table/bot-names.ts';
import { committed } from '../../table/fairness.ts';
import { api, ensureGuest, problemText, remoteTable, tokenOf, untilReachable } from '../../table/online.ts';
import { saveGameEntry } from '../../table/store.ts';
import { isAwaited, type TableClient, type TableView } from '../../table/table-types.ts';
import { Button, Glass, IconButton, LineIcon, SeatAvatar } from '../../ui/index.ts';
import { AbsentPlayers, ReclaimSeat } from '../lobby/AbsentPlayers.tsx';
import { BotSeats } from '../lobby/BotSeats.tsx';
import { RematchNotice } from '../lobby/RematchNotice.tsx';
import { SpectatorLink } from '../lobby/SpectatorLink.tsx';
import { WaitingRoom } from '../lobby/WaitingRoom.tsx';
import { OpponentsDialog } from '../opponents/Opponents.tsx';
import { useOpponents } from '../opponents/useOpponents.ts';
import { RatingChanges } from '../ratings/RatingChanges.tsx';
import { NextGame } from './NextGame.tsx';
import s from './online.module.css';
import { t } from './text.ts';
import { useAccessError } from './useAccessError.ts';
import { useGameUi } from './useGameUi.ts';
import { useSeatProfiles } from './useSeatProfiles.ts';
import { useSeenInbox } from './useSeenInbox.ts';
import { leadText } from './visitor-text.ts';

/** Loaded when a copy of the game is taken along. */
const starting = () => import('../new/start.ts');

/** The page of a table on the server: the waiting room, a free seat to take, or the game to play or watch. */
export default function OnlineTable() {
  const { id = '' } = useParams();
  return <TableEntrance key={id} id={id} />;
}

/** Shows the waiting room, the player's seat, or a match to join or watch. */
function TableEntrance({ id }: { id: string }) {
  const [token] = useState<string | null>(() => tokenOf(id));
  const [isSeated, setSeated] = useState(token !== null);
  // Undefined until loaded; null if the table is not, or no longer, in the lobby.
  const [lobbyTable, setLobbyTable] = useState<LobbyTable | null | undefined>(undefined);
  const [isOffline, setOffline] = useState(false);
  const refresh = useCallback(
    async (signal: AbortSignal) => {
      const found = await untilReachable(
        () => api.table(id),
        signal,
        () => setOffline(true),
      ).catch(() => null);
      if (signal.aborted) return;
      if (found?.stage === 'begun' && found.you.length > 0) setSeated(true);
      setLobbyTable(found?.stage === 'begun' ? null : found);
    },
    [id],
  );
  useEffect(() => {
    if (isSeated) return;
    const stop = new AbortController();
    void refresh(stop.signal);
    return () => stop.abort();
  }, [isSeated, refresh]);

  if (isSeated) return <Seated key={`${id} ${token}`} id={id} token={token} />;
  if (lobbyTable === undefined) return <Loading what={isOffline ? t('offline') : t('loading')} />;
  if (lobbyTable) return <WaitingRoom first={lobbyTable} onBegun={() => refresh(new AbortController().signal)} />;
  return <TakeSeat id={id} onEnter={() => setSeated(true)} />;
}

/** The page of a running match on which a visitor can take an open seat or watch. */
function TakeSeat({ id, onEnter }: { id: string; onEnter: () => void }) {
  useTitle(t('take-seat'));
  const [match, setMatch] = useState<MatchSummary | null>(null);
  const [trouble, setTrouble] = useState<unknown>(null);
  const [isOffline, setOffline] = useState(false);
  const [name, setName] = useState(settings().name);
  const [refused, setRefused] = useState<string | null>(null);
  const enter = useEffectEvent(onEnter);
  useEffect(() => {
    const stop = new AbortController();
    untilReachable(
      () => api.summary(id),
      stop.signal,
      () => setOffline(true),
    ).then(
      // A seat of this account needs no token.
      (found) => (found.you.length > 0 ? enter() : setMatch(found)),
      (error) => setTrouble(error),
    );
    return () => stop.abort();
  }, [id]);
  if (trouble) {
    const isMissing = trouble instanceof ProblemError && trouble.problem.code === 'unknown-match';
    return (
      <Message title={isMissing ? t('not-found') : t('reach')}>
        <p>{problemText(trouble)}</p>
      </Message>
    );
  }
  if (!match) return <Loading what={isOffline ? t('offline') : t('loading')} />;
  const open = match.status !== 'over' && match.seats.some((seat) => seat.kind === 'open');
  const names = seatNamesOf(match.seats);
  const mayWatch = match.watch.as !== 'nobody';

  async function sit(e: FormEvent) {
    e.preventDefault();
    const clean = cleanName(name);
    if (clean === null) return setRefused(shared('name-rule', { max: MAX_NAME }));
    try {
      // The seat belongs to the account, so no token is kept.
      await ensureGuest(clean);
      await api.claim(id, { name: clean });
      changeSettings({ name: clean });
      onEnter();
    } catch (error) {
      setRefused(problemText(error));
      api.summary(id).then(setMatch, () => {});
    }
  }

  return (
    <div className={s.page}>
      <SiteBar />
      <main className={s.lobby}>
        <h1>{findGame(match.game)?.name ?? match.game}</h1>
        <p className={s.lead}>{leadText(match, open)}</p>
        {match.moved && <p className={s.fine}>{t('moved')}</p>}
        <ul className={s.seats}>
          {match.seats.map((seat, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats never change places
            <li key={i}>
              <SeatAvatar seat={i} size={24} bot={seat.kind === 'bot' ? levelNumber(seat.level ?? '') : null} />
              <b>{seat.kind === 'open' ? t('open-seat') : names[i]}</b>
              <span>{seatNote(seat)}</span>
            </li>
          ))}
        </ul>
        {open ? (
          <form className={s.form} onSubmit={(e) => void sit(e)}>
            <NameField value={name} onChange={setName} />
            <ErrorText why={refused} />
            <Button kind="go" type="submit">
              {t('take-seat')}
            </Button>
            {mayWatch && <Button onClick={onEnter}>{t('watch-only')}</Button>}
          </form>
        ) : (
          <div className={s.form}>
            {mayWatch && (
              <Button kind="go" onClick={onEnter}>
                {t('watch')}
              </Button>
            )}
          </div>
        )}
      </main>
    </div>
  );
}

function seatNote({ kind, level, lent }: MatchSummary['seats'][number]): string {
  if (kind === 'bot') return botText(level);
  if (lent) return t('for-player', { name: lent });
  return kind === 'open' ? t('for-you') : '';
}

function Seated({ id, token }: { id: string; token: string | null }) {
  const [client, setClient] = useState<TableClient | null>(null);
  const [follow, setFollow] = useState<number | null>(null);
  useEffect(() => {
    const opened = remoteTable(id, token, follow ?? undefined);
    setClient(opened);
    return () => opened.close();
  }, [id, token, follow]);
  return client ? <Open {...{ client, id, follow }} onFollow={setFollow} /> : <Loading what={t('connecting')} />;
}

/** Whether the player can choose what happens with one who left. */
const mayDecide = ({ mySeats, leavers }: TableView): boolean =>
  mySeats.length > 0 && leavers.some(({ choices }) => choices.length > 0);

/** What the end screen of an online game shows: ratings, and requests for a rematch. */
const ending = (id: string, table: TableView) => ({
  rating: <RatingChanges match={id} nameOf={seatNames(table)} />,
  rematch: <RematchNotice match={id} name={table.seats[table.mySeats[0] ?? -1]?.name ?? null} />,
});

interface OpenProps {
  client: TableClient;
  id: string;
  /** The seat whose view a spectator requested, or null. */
  follow: number | null;
  onFollow: (seat: number | null) => void;
}

function Open({ client, id, follow, onFollow }: OpenProps) {
  const table = useTable(client);
  const loaded = useGameUi(table.game);
  const navigate = useNavigate();
  const opponents = useOpponents(id, table);
  const profiles = useSeatProfiles(id, table);
  const awaited = isAwaited(table);
  const plays = table.mySeats.length > 0;
  useSeenInbox(id, plays, `${awaited} ${table.talk.length} ${table.result !== null}`);
  const shut = useAccessError(table);
  useTableTitle(loaded && !(loaded instanceof Error) ? loaded.game.name : t('table'), awaited || mayDecide(table));
  const round = table.progress?.round ?? 1;
  const over = table.result !== null;
  const asked = new Set(table.waiting.map(({ seat }) => seat));
  const turn = asked.size === 1 ? ([...asked][0] ?? null) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list does not need every move
  useEffect(() => {
    if (!table.game || table.mySeats.length === 0) return;
    void saveGameEntry({
      id,
      game: table.game,
      online: true,
      guided: false,
      seats: named(table.seats).map(({ name, kind, level }) => ({ name: name || t('open-seat'), kind, level })),
      round,
      scores: table.result?.scores ?? [],
      result: table.result,
      awaited,
      turn,
      mine: table.mySeats[0] ?? null,
      side: table.side,
      updated: Date.now(),
    });
  }, [id, table.game, round, over, awaited, turn, table.seats]);

  if (table.status === 'error' || loaded instanceof Error) {
    const message = loaded instanceof Error ? t('failed') : String(table.problem?.params.message ?? '');
    return (
      <Message title={t('unopened')}>
        <p>{message}</p>
      </Message>
    );
  }
  if (shut) {
    return (
      <Message title={t('closed')} actions={<Link to="/account">{t('to-account')}</Link>}>
        <p>{shut}</p>
      </Message>
    );
  }
  if (table.halted && table.view === null) return <HaltedPage client={client} table={table} />;
  if (!loaded || table.view === null) {
    return <Loading what={table.status === 'offline' ? t('offline') : t('connecting')} />;
  }
  const isMine = (seat: number) => table.mySeats.includes(seat);
  /** Invites the same players again; for a spectator, opens a new set-up. */
  async function rematch() {
    const again = plays ? await committed((commitment) => api.rematch(id, commitment)).catch(() => null) : null;
    navigate(again ? `/t/${again.table}` : `/new/${table.game}`);
  }

  async function exportRecord() {
    const record = await api.record(id);
    saveFile(`${table.game}-${id}.json`, { ...record, seated: table.seats });
  }

  /** Whether the player plays only against bots, so that the game can continue without the server. */
  const alone = table.mySeats.length > 0 && table.seats.every(({ kind }, at) => kind === 'bot' || isMine(at));
  async function takeAlong(game: Game) {
    const { startCopy } = await starting();
    navigate(await startCopy(game, await api.record(id), table.seats));
  }

  return (
    <SeatProfilesContext value={profiles}>
      <TableScreen
        client={client}
        game={loaded.game}
        gameUi={loaded.gameUi}
        opponents={{
          isMuted: opponents.isMuted,
          onAbout: (line) => opponents.ask({ seat: line?.seat ?? null, line }),
        }}
        extra={(play) => (
          <>
            {!over && (
              <>
                <Invite play={play} />
                <AbsentPlayers id={id} play={play} />
                <ReclaimSeat id={id} play={play} />
              </>
            )}
            {plays && <NextGame id={id} awaited={awaited} />}
            <SpectatorLink {...{ client, play, follow, onFollow }} />
            {opponents.about && <OpponentsDialog {...{ id, play, opponents }} />}
          </>
        )}
        menuItems={(play, onDone) => <BotSeats match={id} {...{ play, onDone }} />}
        onRematch={() => void rematch()}
        onExport={over || alone ? () => void exportRecord() : undefined}
        onTakeAlong={alone && !over ? () => void takeAlong(loaded.game) : undefined}
        {...(over && ending(id, table))}
        replayAt={`/replay/${id}?online=1`}
        record={() => api.record(id)}
      />
    </SeatProfilesContext>
  );
}

/** The link to share while a seat is open. */
function Invite({ play }: { play: Play }) {
  const [copied, setCopied] = useState(false);
  const [closed, setClosed] = useState(false);
  const open = play.table.seats.filter((seat) => seat.kind === 'open').length;
  if (closed || open === 0 || play.table.result || play.table.mySeats.length === 0) return null;
  const link = location.href.split('?')[0] ?? location.href;
  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      play.toast(t('copy-failed'));
    }
  }
  return (
    <Glass className={s.invite} aria-label={t('invite')}>
      <b>{t('open-seats', { count: open })}</b>
      <input readOnly aria-label={t('link')} value={link} onFocus={(e) => e.target.select()} />
      <Button kind="go" onClick={() => void copy()}>
        {copied ? t('copied') : t('copy-link')}
      </Button>
      <IconButton
        label={t('close-invitation')}
        icon={<LineIcon name="close" size={16} />}
        onClick={() => setClosed(true)}
      />
    </Glass>
  );
}
