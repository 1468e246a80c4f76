import { useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { Loading, Message, NotFound } from '../../app/Messages.tsx';
import { DEFAULT_NAME, settings } from '../../app/settings.ts';
import { gameOf } from '../../catalog.ts';
import { listingOf } from '../../games/listings.ts';
import type { Options } from '../../shared/options.ts';
import type { SeatInfo } from '../../table/table-types.ts';
import { startLocal } from '../new/start.ts';
import { t } from './text.ts';

/** Starts the tutorial game. */
export default function Learn() {
  const { game: id = '' } = useParams();
  const navigate = useNavigate();
  const [failed, setFailed] = useState(false);
  const begun = useRef(false);
  const teach = listingOf(id)?.guide;

  useEffect(() => {
    // Effects run twice in development, but only one table may be started.
    if (!teach || begun.current) return;
    begun.current = true;
    async function begin(fetchGuide: NonNullable<typeof teach>) {
      const [game, guide] = await Promise.all([gameOf(id), fetchGuide()]);
      const { seed, options, opponent, others = [] } = guide.first;
      const seats: SeatInfo[] = [
        { name: settings().name || DEFAULT_NAME, kind: 'human', level: null, connected: true },
        ...[opponent.name, ...others].map(
          (name): SeatInfo => ({ name, kind: 'bot', level: opponent.level, connected: true }),
        ),
      ];
      navigate(await startLocal(game, seats, options as Options, seed, { guided: true }), { replace: true });
    }
    begin(teach).catch(() => setFailed(true));
  }, [teach, id, navigate]);

  if (!teach) return <NotFound />;
  if (failed) {
    return (
      <Message title={t('failed')}>
        <p>{t('failed-advice')}</p>
      </Message>
    );
  }
  return <Loading what={t('loading')} />;
}
