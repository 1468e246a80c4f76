import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Workbox } from 'workbox-window';
import { Button, Glass } from '../ui/primitives.tsx';
import s from './page.module.css';
import { t } from './text.ts';

/** Pages with a board, on which the update notice is not shown. */
const TABLES = /^\/(play|t|learn|start|replay)\//;

/** `npm run dev` has no service worker. */
const worker = import.meta.env.PROD && 'serviceWorker' in navigator ? new Workbox('/sw.js') : null;

function update(): void {
  worker?.addEventListener('controlling', () => location.reload());
  worker?.messageSkipWaiting();
}

/**
 * Registers the service worker for offline play and offers new versions. Never reloads unless the player asks for it.
 */
export default function Updates() {
  const [waiting, setWaiting] = useState(false);
  const { pathname } = useLocation();
  useEffect(() => {
    // Firefox also reports the very first worker as waiting.
    const offer = () =>
      void navigator.serviceWorker.getRegistration().then((kept) => setWaiting(Boolean(kept?.active && kept.waiting)));
    worker?.addEventListener('waiting', offer);
    void worker?.register();
    return () => worker?.removeEventListener('waiting', offer);
  }, []);
  if (!waiting || TABLES.test(pathname)) return null;
  return (
    <Glass as="div" className={s.update} role="status">
      <span>{t('update-ready')}</span>
      <Button kind="go" onClick={update}>
        {t('update')}
      </Button>
      <Button kind="quiet" onClick={() => setWaiting(false)}>
        {t('later')}
      </Button>
    </Glass>
  );
}
