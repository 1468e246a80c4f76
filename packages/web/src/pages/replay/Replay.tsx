import { findGame } from '@orrery/games';
import { recordOf } from '@orrery/host';
import { IllegalAction, type MatchRecord, rulesOf } from '@orrery/kernel';
import { LUCK_FAULTS } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { gameOf } from '../../catalog.ts';
import { Button } from '../../look/index.ts';
import { wordsOf } from '../../play/words.ts';
import { Loading, Message } from '../../shell/Messages.tsx';
import { Page, useTitle } from '../../shell/Page.tsx';
import type { SeatInfo } from '../../table/client.ts';
import { canDigest, luckOf, pledgeOf } from '../../table/luck.ts';
import { api, problemWords } from '../../table/online.ts';
import { type Reel, reelOf } from '../../table/reel.ts';
import { type ShelfEntry, seatInfos } from '../../table/saved.ts';
import { listShelf, loadTable } from '../../table/store.ts';
import { ago } from '../home/Shelf.tsx';
import { startFork } from '../new/start.ts';
import { saveFile } from '../parts/files.ts';
import { ReplayScreen } from './ReplayScreen.tsx';
import s from './replay.module.css';

type File = MatchRecord & { seated?: SeatInfo[] };

const looksRight = (data: unknown): data is File =>
  typeof data === 'object' &&
  data !== null &&
  typeof (data as File).game === 'string' &&
  Array.isArray((data as File).entries);

async function open(file: File): Promise<Reel | string> {
  if (!findGame(file.game)) return `This record is of a game called ${file.game}, which is not here.`;
  const game = await gameOf(file.game);
  try {
    return reelOf(rulesOf(game), file, file.seated ?? null);
  } catch (error) {
    if (error instanceof IllegalAction) return `The record does not play through: ${wordsOf(game).refusal(error)}`;
    if (error instanceof Error && error.message === 'other-version') {
      return wordsOf(game).refusal({ reason: 'other-version', params: {} });
    }
    return 'The record is damaged and does not play through.';
  }
}

/** Finds a record (this device, the server, a file) and opens it. */
export default function Replay() {
  const { id } = useParams();
  const [query] = useSearchParams();
  const [file, setFile] = useState<File | null>(null);
  const [reel, setReel] = useState<Reel | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [mine, setMine] = useState<number | null>(null);
  const online = query.has('online');
  const navigate = useNavigate();
  const luck = useLuck(online ? id : undefined, file);
  useTitle('Replay');

  useEffect(() => {
    setFile(null);
    setReel(null);
    setTrouble(null);
    if (!id) return;
    const found: Promise<File | null> = online
      ? api.record(id)
      : loadTable(id).then((saved) => saved && { ...recordOf(saved), seated: seatInfos(saved.seats) });
    found.then(
      async (record) => {
        if (!record) return setTrouble('There is no such table on this device.');
        const match = online ? await api.summary(id).catch(() => null) : null;
        setMine(match?.you[0] ?? null);
        // Who is at the table now is nothing to a replay.
        const seated = match?.seats.map((seat) => ({ ...seat, connected: true }));
        setFile(seated ? { ...record, seated } : record);
      },
      (error) => setTrouble(problemWords(error)),
    );
  }, [id, online]);

  useEffect(() => {
    if (!file) return;
    let gone = false;
    open(file).then((opened) => {
      if (gone) return;
      if (typeof opened === 'string') setTrouble(opened);
      else setReel(opened);
    });
    return () => {
      gone = true;
    };
  }, [file]);

  if (trouble) {
    return (
      <Message title="No replay of this" actions={<Link to="/replay">Other replays</Link>}>
        <p>{trouble}</p>
      </Message>
    );
  }
  if (reel && file) {
    const fork = async (step: number, seat: number) =>
      navigate(await startFork(reel.rules.game, file, step, reel.seats, seat));
    return (
      <ReplayScreen
        reel={reel}
        onExport={() => saveFile(`${file.game}-replay.json`, file)}
        onFork={(step, seat) => void fork(step, seat)}
        luck={luck}
        own={mine}
      />
    );
  }
  if (id || file) return <Loading what="Playing the record through" />;
  return <Choose onFile={setFile} onTrouble={setTrouble} />;
}

/** Whether the dice of an online match were what this device was promised, in words; null where there is nothing to say. */
function useLuck(match: string | undefined, record: MatchRecord | null): string | null {
  const [words, setWords] = useState<string | null>(null);
  useEffect(() => {
    const pledge = match === undefined ? null : pledgeOf(match);
    if (!pledge || !record || !canDigest()) return setWords(null);
    let gone = false;
    luckOf(record, pledge).then((fault) => {
      if (!gone)
        setWords(fault ? LUCK_FAULTS[fault] : 'Fair dice: the server kept its promise, and your salt is in the seed.');
    });
    return () => {
      gone = true;
    };
  }, [match, record]);
  return words;
}

function Choose({ onFile, onTrouble }: { onFile: (file: File) => void; onTrouble: (text: string) => void }) {
  const navigate = useNavigate();
  const [shelf, setShelf] = useState<ShelfEntry[]>([]);
  useEffect(() => {
    listShelf().then(setShelf, () => {});
  }, []);
  async function read(list: FileList | null) {
    const picked = list?.[0];
    if (!picked) return;
    try {
      const data: unknown = JSON.parse(await picked.text());
      if (looksRight(data)) onFile(data);
      else onTrouble('This file is not a record of a match.');
    } catch {
      onTrouble('This file is not a record of a match.');
    }
  }
  const local = shelf.filter((entry) => !entry.online || entry.result);
  return (
    <Page title="Replays" lead="Step through any table you have played, or open a record file.">
      <label className={s.file}>
        <input type="file" accept="application/json,.json" onChange={(e) => void read(e.target.files)} />
        <b>Open a record file</b>
        <span>It stays on this device.</span>
      </label>
      <ul className={s.list}>
        {local.map((entry) => (
          <li key={entry.id}>
            <span>
              <b>{findGame(entry.game)?.name ?? entry.game}</b> {entry.seats.map((seat) => seat.name).join(', ')}
            </span>
            <span className={s.when}>
              round {entry.round} · {ago(entry.updated)}
            </span>
            <Button onClick={() => navigate(`/replay/${entry.id}${entry.online ? '?online=1' : ''}`)}>Open</Button>
          </li>
        ))}
      </ul>
      {local.length === 0 && <p className={s.none}>No tables yet. Play one, and it can be stepped through here.</p>}
    </Page>
  );
}
