import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { Loading, Message, NotFound } from '../../app/Messages.tsx';
import { DEFAULT_NAME, settings } from '../../app/settings.ts';
import { gameOf } from '../../catalog.ts';
import { listingOf } from '../../games/listings.ts';
import type { Options } from '../../shared/options.ts';
import type { GameEntry } from '../../table/saved.ts';
import { listGames } from '../../table/store.ts';
import type { SeatInfo } from '../../table/table-types.ts';
import { formatRelativeTime } from '../../ui/format.ts';
import { Button } from '../../ui/primitives.tsx';
import { useStable } from '../../ui/useStable.ts';
import { startLocal } from '../new/start.ts';
import { t } from './text.ts';

/** The player's unfinished tutorial game, or null. */
async function unfinished(game: string): Promise<GameEntry | null> {
  const entries = await listGames().catch(() => []);
  return entries.find((entry) => entry.game === game && entry.guided && entry.result === null) ?? null;
}

/** Starts the tutorial game, or offers to continue an unfinished one. */
export default function Learn() {
  const { game: id = '' } = useParams();
  const navigate = useNavigate();
  const [failed, setFailed] = useState(false);
  const [earlier, setEarlier] = useState<GameEntry | null>(null);
  const begun = useRef(false);
  const teach = listingOf(id)?.guide;

  const begin = useStable(async () => {
    if (!teach) return;
    const [game, guide] = await Promise.all([gameOf(id), teach()]);
    const { seed, options, opponent, others = [] } = guide.first;
    const seats: SeatInfo[] = [
      { name: settings().name || DEFAULT_NAME, kind: 'human', level: null, connected: true },
      ...[opponent.name, ...others].map(
        (name): SeatInfo => ({ name, kind: 'bot', level: opponent.level, connected: true }),
      ),
    ];
    navigate(await startLocal(game, seats, options as Options, seed, { guided: true }), { replace: true });
  });

  useEffect(() => {
    // Effects run twice in development, but only one table may be started.
    if (!teach || begun.current) return;
    begun.current = true;
    unfinished(id)
      .then((entry) => (entry ? setEarlier(entry) : begin()))
      .catch(() => setFailed(true));
  }, [teach, id, begin]);

  if (!teach) return <NotFound />;
  if (failed) {
    return (
      <Message title={t('failed')}>
        <p>{t('failed-advice')}</p>
      </Message>
    );
  }
  if (earlier) {
    return (
      <Message
        title={t('unfinished')}
        actions={
          <>
            <Button
              onClick={() => {
                setEarlier(null);
                begin().catch(() => setFailed(true));
              }}
            >
              {t('start-over')}
            </Button>
            <Button kind="go" onClick={() => navigate(`/play/${earlier.id}`, { replace: true })}>
              {t('continue')}
            </Button>
          </>
        }
      >
        <p>{t('unfinished-about', { ago: formatRelativeTime(earlier.updated) })}</p>
        <Link to="/puzzles">{t('puzzles')}</Link>
      </Message>
    );
  }
  return <Loading what={t('loading')} />;
}
