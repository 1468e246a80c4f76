import type { MyMatch } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Page } from '../../app/Page.tsx';
import { useUnread } from '../../app/unread.ts';
import { gameName } from '../../shared/game-name.ts';
import { InboxItems, useInbox } from '../../shared/inbox/InboxItems.tsx';
import { t } from '../../shared/inbox/text.ts';
import { byDeadline, timeLeftText } from '../../shared/time-left.ts';
import { api } from '../../table/online.ts';
import { formatRelativeTime } from '../../ui/format.ts';
import { Button } from '../../ui/index.ts';
import y from '../account/account.module.css';

/** The player's turns, most urgent first, and all notifications. */
export default function NotificationsPage() {
  const { inbox, read } = useInbox();
  const unread = useUnread();
  const [turns, setTurns] = useState<MyMatch[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new notification may be a new turn
  useEffect(() => {
    api.myMatches().then(
      (matches) => setTurns(byDeadline(matches.filter(({ awaited }) => awaited))),
      () => setTurns([]),
    );
  }, [unread]);
  return (
    <Page title={t('notifications')}>
      <section className={y.part} aria-label={t('your-turns')} style={{ marginTop: 'var(--s-5)' }}>
        <h2>{t('your-turns')}</h2>
        {turns?.length === 0 && <p>{t('your-turns-none')}</p>}
        <ul className={y.rows}>
          {turns?.map(({ match, game, until, asks, created }) => (
            <li key={match} data-turn={match}>
              <Link to={`/t/${match}`}>{gameName(game)}</Link>
              {asks && <small>{asks}</small>}
              <span>{until ? timeLeftText(until) : formatRelativeTime(created)}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className={y.part} aria-label={t('notifications')}>
        <div className={y.row}>
          <Button disabled={!inbox || inbox.unread === 0} onClick={() => read()}>
            {t('read')}
          </Button>
          <Link className={y.aside} to="/account/notifications">
            {t('settings')}
          </Link>
        </div>
        {inbox && <InboxItems items={inbox.items} onRead={read} />}
      </section>
    </Page>
  );
}
