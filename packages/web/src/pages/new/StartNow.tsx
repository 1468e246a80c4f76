import { useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { Loading, Message, NotFound } from '../../app/Messages.tsx';
import { listingOf } from '../../games/listings.ts';
import { startFirstGame } from './first-game.ts';
import { t } from './text.ts';

/** Starts the suggested first game of a game at once. */
export default function StartNow() {
  const { game: id = '' } = useParams();
  const navigate = useNavigate();
  const [failed, setFailed] = useState(false);
  const begun = useRef(false);
  const known = listingOf(id) !== null;
  useEffect(() => {
    // Effects run twice in development, but only one table may be started.
    if (!known || begun.current) return;
    begun.current = true;
    startFirstGame(id).then(
      (address) => navigate(address, { replace: true }),
      () => setFailed(true),
    );
  }, [id, known, navigate]);
  if (!known) return <NotFound />;
  if (!failed) return <Loading what={t('setting-up')} />;
  return (
    <Message title={t('start-failed')}>
      <p>{t('start-advice')}</p>
    </Message>
  );
}
