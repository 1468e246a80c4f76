import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { LineIcon } from '../ui/LineIcon.tsx';
import { whenIdle } from '../ui/Near.tsx';
import s from './bell.module.css';
import { t } from './text.ts';
import { useUnread } from './unread.ts';

const InboxList = lazy(() => import('../shared/inbox/InboxPanel.tsx'));

/** Set when the device has signed in, see `isKnown`; read here so that the first visit loads no online code. */
const KNOWN = 'orrery.known';

/** The notifications of a signed-in player: a bell with the number of unread ones, and a panel below it. */
export function Bell() {
  const unread = useUnread();
  const [isKnown, setKnown] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (localStorage.getItem(KNOWN) === null) return;
    setKnown(true);
    let stop = () => {};
    let isGone = false;
    const cancel = whenIdle(() => {
      void import('./follow-inbox.ts').then(({ followInbox }) => {
        if (!isGone) stop = followInbox();
      });
    });
    return () => {
      isGone = true;
      cancel();
      stop();
    };
  }, []);
  useEffect(() => {
    if (!isOpen) return;
    const close = (e: Event) => {
      const isOutside = e instanceof KeyboardEvent ? e.key === 'Escape' : !box.current?.contains(e.target as Node);
      if (isOutside) setOpen(false);
    };
    addEventListener('pointerdown', close);
    addEventListener('keydown', close);
    return () => {
      removeEventListener('pointerdown', close);
      removeEventListener('keydown', close);
    };
  }, [isOpen]);
  return (
    // The room is kept for devices that have never signed in, so that nothing moves.
    <div className={s.bell} ref={box} data-known={isKnown || undefined}>
      <button
        type="button"
        aria-label={t('notifications', { count: unread })}
        title={t('notifications', { count: unread })}
        aria-expanded={isOpen}
        data-unread={unread}
        onClick={() => setOpen(!isOpen)}
      >
        <LineIcon name="bell" size={20} />
        {unread > 0 && <b aria-hidden>{unread > 99 ? '99+' : unread}</b>}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <InboxList onDone={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
