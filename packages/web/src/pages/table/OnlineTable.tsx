import { findGame } from '@orrery/games';
import type { Game } from '@orrery/kernel';
import { cleanName, type Gathering, MAX_NAME, type MatchSummary } from '@orrery/protocol';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { Button, Glass, IconButton, LineIcon, SeatMark } from '../../look/index.ts';
import { HaltedPage } from '../../play/Banner.tsx';
import type { Play } from '../../play/play.ts';
import { TableScreen } from '../../play/TableScreen.tsx';
import { useTable } from '../../play/usePlay.ts';
import { Loading, Message } from '../../shell/Messages.tsx';
import { SiteBar, useTitle } from '../../shell/Page.tsx';
import { changeSettings, settings } from '../../shell/settings.ts';
import { useTableTitle } from '../../shell/turn.ts';
import { botName } from '../../table/bot-names.ts';
import { isAwaited, type TableClient } from '../../table/client.ts';
import { api, comeIn, problemWords, remoteTable, tokenOf } from '../../table/online.ts';
import { saveShelfEntry } from '../../table/store.ts';
import { CompanyDialog } from '../company/Company.tsx';
import { useCompany } from '../company/useCompany.ts';
import { Away, Returned } from '../lobby/Away.tsx';
import { Gather } from '../lobby/Gather.tsx';
import { Next } from '../lobby/Next.tsx';
import { Watching } from '../lobby/Watching.tsx';
import { saveFile } from '../parts/files.ts';
import { NameField } from '../parts/NameField.tsx';
import { Refused } from '../parts/Refused.tsx';
import { leadWords } from './lead.ts';
import s from './online.module.css';
import { useKit } from './useKit.ts';
import { useShut } from './useShut.ts';

/** A table on the server: gather, take a seat, watch, or go on. */
export default function OnlineTable() {
  const { id = '' } = useParams();
  return <Door key={id} id={id} />;
}

/** What is behind the address: a table that gathers, a seat of one's own, or a match to join or watch. */
function Door({ id }: { id: string }) {
  const [token] = useState<string | null>(() => tokenOf(id));
  const [sits, setSits] = useState(token !== null);
  // Undefined: not asked yet; null: nobody gathers here (any more).
  const [gathering, setGathering] = useState<Gathering | null | undefined>(undefined);
  const asking = useCallback(async () => {
    const found = await api.table(id).catch(() => null);
    if (found?.stage === 'begun' && found.you.length > 0) setSits(true);
    setGathering(found?.stage === 'begun' ? null : found);
  }, [id]);
  useEffect(() => {
    if (!sits) void asking();
  }, [sits, asking]);

  if (sits) return <Seated key={`${id} ${token}`} id={id} token={token} />;
  if (gathering === undefined) return <Loading what="Looking for the table" />;
  if (gathering) return <Gather first={gathering} onBegun={asking} />;
  return <TakeSeat id={id} onEnter={() => setSits(true)} />;
}

/** A seat of a game that goes on is open, or one watches. */
function TakeSeat({ id, onEnter }: { id: string; onEnter: () => void }) {
  useTitle('Take a seat');
  const [match, setMatch] = useState<MatchSummary | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [name, setName] = useState(settings().name);
  const [refused, setRefused] = useState<string | null>(null);
  const live = useRef(onEnter);
  live.current = onEnter;
  useEffect(() => {
    api.summary(id).then(
      // A seat that is mine on whatever device needs no key.
      (found) => (found.you.length > 0 ? live.current() : setMatch(found)),
      (error) => setTrouble(problemWords(error)),
    );
  }, [id]);
  if (trouble) {
    return (
      <Message title="This table cannot be reached">
        <p>{trouble}</p>
      </Message>
    );
  }
  if (!match) return <Loading what="Looking for the table" />;
  const open = match.status !== 'over' && match.seats.some((seat) => seat.kind === 'open');
  const mayWatch = match.watch.as !== 'nobody';

  async function sit(e: FormEvent) {
    e.preventDefault();
    const clean = cleanName(name);
    if (clean === null) return setRefused(`A name has 1 to ${MAX_NAME} ordinary characters.`);
    try {
      // The seat is then his who takes it: no key need be kept.
      await comeIn(clean);
      await api.claim(id, { name: clean });
      changeSettings({ name: clean });
      onEnter();
    } catch (error) {
      setRefused(problemWords(error));
      api.summary(id).then(setMatch, () => {});
    }
  }

  return (
    <div className={s.page}>
      <SiteBar />
      <main className={s.lobby}>
        <h1>{findGame(match.game)?.name ?? match.game}</h1>
        <p className={s.lead}>{leadWords(match, open)}</p>
        {match.moved && (
          <p className={s.fine}>
            This game began on a player’s device and goes on here. Whoever had it could know the hands, but not what
            nobody had seen: that was mixed anew. It is not rated, and its dice were promised by nobody.
          </p>
        )}
        <ul className={s.seats}>
          {match.seats.map((seat, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats never change places
            <li key={i}>
              <SeatMark seat={i} size={22} />
              <b>{seat.kind === 'open' ? 'Open seat' : seat.kind === 'bot' ? botName(i) : seat.name}</b>
              <span>
                {seat.kind === 'bot'
                  ? `${seat.level} bot`
                  : seat.lent
                    ? `for ${seat.lent}`
                    : seat.kind === 'open'
                      ? 'for you'
                      : ''}
              </span>
            </li>
          ))}
        </ul>
        {open ? (
          <form className={s.form} onSubmit={(e) => void sit(e)}>
            <NameField value={name} onChange={setName} />
            <Refused why={refused} />
            <Button kind="go" type="submit">
              Take the seat
            </Button>
            {mayWatch && <Button onClick={onEnter}>Only watch</Button>}
          </form>
        ) : (
          <div className={s.form}>
            {mayWatch && (
              <Button kind="go" onClick={onEnter}>
                Watch
              </Button>
            )}
          </div>
        )}
      </main>
    </div>
  );
}

function Seated({ id, token }: { id: string; token: string | null }) {
  const [client, setClient] = useState<TableClient | null>(null);
  const [follow, setFollow] = useState<number | null>(null);
  useEffect(() => {
    const opened = remoteTable(id, token, follow ?? undefined);
    setClient(opened);
    return () => opened.close();
  }, [id, token, follow]);
  return client ? <Open {...{ client, id, follow }} onFollow={setFollow} /> : <Loading what="Connecting" />;
}

interface OpenProps {
  client: TableClient;
  id: string;
  /** Through whose eyes somebody who watches would like to look. */
  follow: number | null;
  onFollow: (seat: number | null) => void;
}

function Open({ client, id, follow, onFollow }: OpenProps) {
  const table = useTable(client);
  const unpacked = useKit(table.game);
  const navigate = useNavigate();
  const company = useCompany(id, table);
  const awaited = isAwaited(table);
  const shut = useShut(table);
  useTableTitle(unpacked && !(unpacked instanceof Error) ? unpacked.game.name : 'Table', awaited);
  const round = table.progress?.round ?? 1;
  const over = table.result !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the shelf need not know every move
  useEffect(() => {
    if (!table.game || table.mySeats.length === 0) return;
    void saveShelfEntry({
      id,
      game: table.game,
      online: true,
      guided: false,
      seats: table.seats.map(({ name, kind }) => ({ name: name || 'Open seat', kind })),
      round,
      scores: table.result?.scores ?? [],
      result: table.result,
      awaited,
      updated: Date.now(),
    });
  }, [id, table.game, round, over, awaited, table.seats]);

  if (table.status === 'error' || unpacked instanceof Error) {
    const message = unpacked instanceof Error ? unpacked.message : String(table.problem?.params.message ?? '');
    return (
      <Message title="This table cannot be opened">
        <p>{message}</p>
      </Message>
    );
  }
  if (shut) {
    return (
      <Message title="This table is closed to you" actions={<Link to="/you">Who you are here</Link>}>
        <p>{shut}</p>
      </Message>
    );
  }
  if (table.halted && table.view === null) return <HaltedPage client={client} table={table} />;
  if (!unpacked || table.view === null) {
    return <Loading what={table.status === 'offline' ? 'The server cannot be reached; trying again' : 'Connecting'} />;
  }
  const isMine = (seat: number) => table.mySeats.includes(seat);
  /** The same people once more, who are asked; who only watched sets up a table of his own. */
  async function rematch() {
    const again = table.mySeats.length > 0 ? await api.again(id).catch(() => null) : null;
    navigate(again ? `/t/${again.table}` : `/new/${table.game}`);
  }

  async function exportRecord() {
    const record = await api.record(id);
    saveFile(`${table.game}-${id}.json`, { ...record, seated: table.seats });
  }

  /** Who plays with bots alone needs no server for it. */
  const alone = table.mySeats.length > 0 && table.seats.every(({ kind }, at) => kind === 'bot' || isMine(at));
  async function takeAlong(game: Game) {
    const { startCopy } = await import('../new/start.ts');
    navigate(await startCopy(game, await api.record(id), table.seats));
  }

  return (
    <TableScreen
      client={client}
      game={unpacked.game}
      kit={unpacked.kit}
      company={{
        isMuted: company.isMuted,
        onAbout: (line) => company.ask({ seat: line?.seat ?? null, line }),
      }}
      extra={(play) => (
        <>
          {over ? (
            <Next id={id} />
          ) : (
            <>
              <Invite play={play} />
              <Away id={id} play={play} />
              <Returned id={id} play={play} />
            </>
          )}
          <Watching {...{ client, play, follow, onFollow }} />
          {company.about && <CompanyDialog {...{ id, play, company }} />}
        </>
      )}
      onRematch={() => void rematch()}
      onExport={over || alone ? () => void exportRecord() : undefined}
      onTakeAlong={alone && !over ? () => void takeAlong(unpacked.game) : undefined}
      replayAt={`/replay/${id}?online=1`}
      record={() => api.record(id)}
    />
  );
}

/** The link to send, while a seat is open. */
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
      play.toast('Copy the link by hand, please.');
    }
  }
  return (
    <Glass className={s.invite} aria-label="Invite">
      <b>{open === 1 ? 'One seat is open.' : `${open} seats are open.`} Send this link:</b>
      <input readOnly aria-label="Link to this table" value={link} onFocus={(e) => e.target.select()} />
      <Button kind="go" onClick={() => void copy()}>
        {copied ? 'Copied' : 'Copy link'}
      </Button>
      <IconButton label="Close the link" icon={<LineIcon name="close" size={16} />} onClick={() => setClosed(true)} />
    </Glass>
  );
}
