import { findGame } from '@orrery/games';
import { recordOf } from '@orrery/host';
import { IllegalAction, type MatchRecord, rulesOf } from '@orrery/kernel';
import { type Commitments, unrevealed } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { Loading, Message } from '../../app/Messages.tsx';
import { Page, useTitle } from '../../app/Page.tsx';
import { gameOf } from '../../catalog.ts';
import { wordsOf } from '../../play/game-text.ts';
import { saveFile } from '../../shared/files.ts';
import { seatNamesOf } from '../../table/bot-names.ts';
import { canDigest, checkFairness, commitmentsOf } from '../../table/fairness.ts';
import { api, problemText } from '../../table/online.ts';
import { type ReplayData, replayOf } from '../../table/replay.ts';
import { type GameEntry, seatInfos } from '../../table/saved.ts';
import { listGames, loadTable } from '../../table/store.ts';
import type { SeatInfo } from '../../table/table-types.ts';
import { formatRelativeTime } from '../../ui/format.ts';
import { formatItems } from '../../ui/format-list.ts';
import { Button } from '../../ui/index.ts';
import { startFork } from '../new/start.ts';
import { ReplayScreen } from './ReplayScreen.tsx';
import s from './replay.module.css';
import { recordInHash } from './replay-link.ts';
import { faultText, t } from './text.ts';

type File = MatchRecord & { seated?: SeatInfo[] };

const isRecordFile = (data: unknown): data is File =>
  typeof data === 'object' &&
  data !== null &&
  typeof (data as File).game === 'string' &&
  Array.isArray((data as File).entries);

async function open(file: File): Promise<ReplayData | string> {
  if (!findGame(file.game)) return t('unknown-game', { game: file.game });
  const game = await gameOf(file.game);
  try {
    return replayOf(rulesOf(game), file, file.seated ?? null);
  } catch (error) {
    if (error instanceof IllegalAction) return t('illegal', { reason: wordsOf(game).refusal(error) });
    if (error instanceof Error && error.message === 'other-version') {
      return wordsOf(game).refusal({ reason: 'other-version', params: {} });
    }
    return t('damaged');
  }
}

/** Loads a record from this device, the server or a file, and shows its replay. */
export default function Replay() {
  const { id } = useParams();
  const [query] = useSearchParams();
  const [file, setFile] = useState<File | null>(null);
  const [reel, setReel] = useState<ReplayData | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [mine, setMine] = useState<number | null>(null);
  const online = query.has('online');
  const navigate = useNavigate();
  const fairness = useFairnessText(online ? id : undefined, file);
  useTitle(t('replay'));

  useEffect(() => {
    setFile(null);
    setReel(null);
    setTrouble(null);
    if (!id) {
      // A shared link may contain the record.
      recordInHash(location.hash).then(
        (data) => data !== null && (isRecordFile(data) ? setFile(data) : setTrouble(t('damaged'))),
        () => setTrouble(t('damaged')),
      );
      return;
    }
    const found: Promise<File | null> = online
      ? api.record(id)
      : loadTable(id).then((saved) => saved && { ...recordOf(saved), seated: seatInfos(saved.seats) });
    found.then(
      async (record) => {
        if (!record) return setTrouble(t('no-table'));
        const match = online ? await api.summary(id).catch(() => null) : null;
        setMine(match?.you[0] ?? null);
        // A replay does not show who is connected now.
        const seated = match?.seats.map((seat) => ({ ...seat, connected: true }));
        setFile(seated ? { ...record, seated } : record);
      },
      (error) => setTrouble(problemText(error)),
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
      <Message title={t('no-replay')} actions={<Link to="/replay">{t('choose')}</Link>}>
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
        record={file}
        // A replay does not need the snapshot.
        local={online ? null : { ...file, snapshot: undefined }}
        onExport={() => saveFile(`${file.game}-replay.json`, file)}
        onFork={(step, seat) => void fork(step, seat)}
        fairness={fairness}
        own={mine}
      />
    );
  }
  if (id || file) return <Loading what={t('loading')} />;
  return <Choose onFile={setFile} onTrouble={setTrouble} />;
}

/** The result of an online match's fairness check, as text; null if there is none. */
function useFairnessText(match: string | undefined, record: MatchRecord | null): string | null {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    const commitments = match === undefined ? null : commitmentsOf(match);
    if (!commitments || !record || !canDigest()) return setText(null);
    let gone = false;
    checkFairness(record, commitments).then((fault) => {
      if (!gone) setText(fault ? faultText(fault) : fairText(record, commitments));
    });
    return () => {
      gone = true;
    };
  }, [match, record]);
  return text;
}

function fairText(record: MatchRecord, commitments: Commitments): string {
  const silent = unrevealed(record, commitments).map((seat) => t('fair-silent', { seat: seat + 1 }));
  return [t('fair-dice'), ...(commitments.saltHashes ? [t('fair-salts')] : []), ...silent].join(' ');
}

function Choose({ onFile, onTrouble }: { onFile: (file: File) => void; onTrouble: (text: string) => void }) {
  const navigate = useNavigate();
  const [shelf, setShelf] = useState<GameEntry[]>([]);
  useEffect(() => {
    listGames().then(setShelf, () => {});
  }, []);
  async function read(list: FileList | null) {
    const picked = list?.[0];
    if (!picked) return;
    try {
      const data: unknown = JSON.parse(await picked.text());
      if (isRecordFile(data)) onFile(data);
      else onTrouble(t('not-a-record'));
    } catch {
      onTrouble(t('not-a-record'));
    }
  }
  const local = shelf.filter((entry) => !entry.online || entry.result);
  return (
    <Page title={t('replays')} lead={t('lead')}>
      <label className={s.file}>
        <input type="file" accept="application/json,.json" onChange={(e) => void read(e.target.files)} />
        <b>{t('open-file')}</b>
        <span>{t('open-file-about')}</span>
      </label>
      <ul className={s.list}>
        {local.map((entry) => (
          <li key={entry.id}>
            <span>
              <b>{findGame(entry.game)?.name ?? entry.game}</b> {formatItems(seatNamesOf(entry.seats))}
            </span>
            <span className={s.when}>
              {t('round-ago', { round: entry.round, ago: formatRelativeTime(entry.updated) })}
            </span>
            <Button onClick={() => navigate(`/replay/${entry.id}${entry.online ? '?online=1' : ''}`)}>
              {t('open')}
            </Button>
          </li>
        ))}
      </ul>
      {local.length === 0 && <p className={s.none}>{t('none')}</p>}
    </Page>
  );
}
