import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { LineIcon } from '../ui/LineIcon.tsx';
import { whenIdle } from '../ui/Near.tsx';
import s from './bell.module.css';
import { t } from './text.ts';
import { useUnread } from './unread.ts';

const loadFollowing = () => import('./follow-inbox.ts');
const InboxList = lazy(() => import('../shared/inbox/InboxPanel.tsx'));

/** As in `table/online.ts`, repeated here so that the first visit loads no online code. */
const [KNOWN, SIGNED_IN] = ['orrery.known', 'orrery-signed-in'];

/** The notifications of a signed-in player: a bell with the number of unread ones, and a panel below it. */
export function Bell() {
  const unread = useUnread();
  const [isKnown, setKnown] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let stop = () => {};
    /** Follows the notifications of the person who is signed in now. */
    function start(): void {
      stop();
      setKnown(true);
      let isStopped = false;
      let close = () => {};
      const cancel = whenIdle(() => {
        void loadFollowing().then(({ followInbox }) => {
          if (!isStopped) close = followInbox();
        });
      });
      stop = () => {
        isStopped = true;
        cancel();
        close();
      };
    }
    if (localStorage.getItem(KNOWN) !== null) start();
    addEventListener(SIGNED_IN, start);
    return () => {
      removeEventListener(SIGNED_IN, start);
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
