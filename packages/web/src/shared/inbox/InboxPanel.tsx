import { Link } from 'react-router';
import { Button } from '../../ui/primitives.tsx';
import { InboxItems, useInbox } from './InboxItems.tsx';
import s from './inbox.module.css';
import { t } from './text.ts';

/** Number of notifications in the panel; the page has all of them. */
const SHOWN = 8;

/** The newest notifications, below the bell. */
export default function InboxPanel({ onDone }: { onDone: () => void }) {
  const { inbox, read } = useInbox();
  return (
    <section className={s.panel} aria-label={t('notifications')}>
      <header>
        <h2>{t('notifications')}</h2>
        <Button kind="quiet" disabled={!inbox || inbox.unread === 0} onClick={() => read()}>
          {t('read')}
        </Button>
      </header>
      <div className={s.scroll}>
        {inbox && <InboxItems items={inbox.items.slice(0, SHOWN)} onRead={read} onDone={onDone} />}
      </div>
      <footer>
        <Link to="/notifications" onClick={onDone}>
          {t('see-all')}
        </Link>
        <Link to="/account/notifications" onClick={onDone}>
          {t('settings')}
        </Link>
      </footer>
    </section>
  );
}
