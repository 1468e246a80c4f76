import { recordOf, type SavedMatch } from '@orrery/host';
import type { Game } from '@orrery/kernel';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { Loading, Message } from '../../app/Messages.tsx';
import { paceMs, settings } from '../../app/settings.ts';
import { useTableTitle } from '../../app/table-title.ts';
import { listingOf } from '../../games/listings.ts';
import { HaltedPage } from '../../play/Banner.tsx';
import { Coach } from '../../play/Coach.tsx';
import { wordsOf } from '../../play/game-text.ts';
import { TableScreen } from '../../play/TableScreen.tsx';
import { useTable } from '../../play/usePlay.ts';
import { saveFile } from '../../shared/files.ts';
import type { Options } from '../../shared/options.ts';
import { named } from '../../table/bot-names.ts';
import { localTable } from '../../table/local/index.ts';
import { randomSeed } from '../../table/local/seed.ts';
import { seatInfos } from '../../table/saved.ts';
import { isGuided, loadTable } from '../../table/store.ts';
import { isAwaited, type SeatInfo, type TableClient } from '../../table/table-types.ts';
import { Button } from '../../ui/index.ts';
import { firstGameText, startFirstGame } from '../new/first-game.ts';
import { startLocal } from '../new/start.ts';
import { MoveOnline } from './MoveOnline.tsx';
import { t } from './text.ts';
import { useGameUi } from './useGameUi.ts';

/** The page of a table on this device. */
export default function LocalTable() {
  const { id = '' } = useParams();
  const [client, setClient] = useState<TableClient | null>(null);
  useEffect(() => {
    const opened = localTable(id, paceMs(settings()));
    setClient(opened);
    return () => opened.close();
  }, [id]);
  return client ? <Open key={id} client={client} id={id} /> : <Loading what={t('loading')} />;
}

function Open({ client, id }: { client: TableClient; id: string }) {
  const table = useTable(client);
  const loaded = useGameUi(table.game);
  const navigate = useNavigate();
  const [guided, setGuided] = useState(false);
  const [moving, setMoving] = useState<SavedMatch | null>(null);
  useEffect(() => {
    isGuided(id).then(setGuided, () => {});
  }, [id]);
  const game = loaded && !(loaded instanceof Error) ? loaded.game : null;
  const loadGuide = guided ? listingOf(table.game)?.guide : undefined;
  useTableTitle(game?.name ?? t('table'), isAwaited(table));

  if (table.status === 'error' || loaded instanceof Error) return <Trouble client={client} game={game} />;
  if (table.halted && table.view === null) return <HaltedPage client={client} table={table} />;
  if (!loaded || table.view === null) return <Loading what={t('loading')} />;

  const realGame = async (id: string) => navigate(await startFirstGame(id));

  /** Starts a game with the same settings, and with the same seats unless others are given. */
  async function rematch(of: Game, seats?: SeatInfo[]) {
    if (guided) return realGame(of.id);
    const before = await loadTable(id);
    if (!before) return;
    const { options, clock, hints = true } = before;
    const seated = seats ?? named(seatInfos(before.seats));
    navigate(await startLocal(of, seated, options as Options, randomSeed(), { clock, hints }));
  }

  async function exportRecord() {
    const newest = await loadTable(id);
    if (newest) saveFile(`${newest.game}-${id}.json`, { ...recordOf(newest), seated: seatInfos(newest.seats) });
  }

  return (
    <TableScreen
      client={client}
      game={loaded.game}
      gameUi={loaded.gameUi}
      guided={guided}
      extra={(play) => (
        <>
          {loadGuide && (
            <Coach
              play={play}
              load={loadGuide}
              realGame={{ about: firstGameText(play.game), onStart: () => void realGame(play.game.id) }}
            />
          )}
          {moving && <MoveOnline saved={moving} onClose={() => setMoving(null)} />}
        </>
      )}
      onMove={guided || table.result ? undefined : () => void loadTable(id).then(setMoving)}
      onRematch={() => void rematch(loaded.game)}
      onNext={guided ? undefined : (seats) => void rematch(loaded.game, seats)}
      onExport={() => void exportRecord()}
      replayAt={`/replay/${id}`}
      record={() => loadTable(id).then((saved) => saved && recordOf(saved))}
    />
  );
}

function Trouble({ client, game }: { client: TableClient; game: Game | null }) {
  const { problem } = useTable(client);
  const words = problem ? wordsOf(game ?? ({ messages: {} } as Game)).refusal(problem) : t('failed');
  const isMissing = problem?.reason === 'no-table';
  return (
    <Message
      title={isMissing ? t('not-found') : t('unopened')}
      actions={
        <>
          {!isMissing && (
            <Button kind="go" onClick={() => location.reload()}>
              {t('retry')}
            </Button>
          )}
          <Link to="/">{t('to-home')}</Link>
        </>
      }
    >
      <p>{words}</p>
    </Message>
  );
}
