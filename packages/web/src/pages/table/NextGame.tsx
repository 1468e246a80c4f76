import type { MyMatch } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { gameName } from '../../shared/game-name.ts';
import { byDeadline, timeLeftText } from '../../shared/time-left.ts';
import { api, isKnown } from '../../table/online.ts';
import { Glass, IconButton, LineIcon } from '../../ui/index.ts';
import s from './online.module.css';
import { t } from './text.ts';

interface NextGameProps {
  id: string;
  /** Whether this game waits for the player. */
  awaited: boolean;
}

/** After the player's move: a link to the most urgent other game that waits for them. */
export function NextGame({ id, awaited }: NextGameProps) {
  const [waiting, setWaiting] = useState<readonly MyMatch[]>([]);
  const [moved, setMoved] = useState(false);
  const [closed, setClosed] = useState(false);
  if (awaited && !moved) setMoved(true);
  useEffect(() => {
    if (awaited || !moved || !isKnown()) return;
    let cancelled = false;
    setClosed(false);
    api.myMatches().then(
      (matches) => !cancelled && setWaiting(byDeadline(matches.filter((one) => one.awaited && one.match !== id))),
      () => {},
    );
    return () => {
      cancelled = true;
      setWaiting([]);
    };
  }, [id, awaited, moved]);
  const [next] = waiting;
  if (!next || awaited || closed) return null;
  return (
    <Glass className={s.invite} aria-label={t('next-game')} role="status" data-next-game={next.match}>
      <Link to={`/t/${next.match}`}>{t('next-game-is', { game: gameName(next.game), count: waiting.length })}</Link>
      {next.until != null && <span>{timeLeftText(next.until)}</span>}
      <IconButton label={t('close-next')} icon={<LineIcon name="close" size={16} />} onClick={() => setClosed(true)} />
    </Glass>
  );
}
