import { useRegisterSW } from 'virtual:pwa-register/react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { Button, Glass } from '../ui/primitives.tsx';
import s from './page.module.css';
import { t } from './text.ts';

/** Pages with a board, on which the update notice is not shown. */
const TABLES = /^\/(play|t|learn|replay)\//;

/**
 * Registers the service worker for offline play and offers new versions. Never reloads unless the player asks for it.
 */
export default function Updates() {
  const [waiting, setWaiting] = useState(false);
  const { pathname } = useLocation();
  const { updateServiceWorker } = useRegisterSW({
    onNeedRefresh() {
      // Firefox also reports the very first worker as waiting.
      void navigator.serviceWorker.getRegistration().then((kept) => setWaiting(Boolean(kept?.active && kept.waiting)));
    },
  });
  if (!waiting || TABLES.test(pathname)) return null;
  return (
    <Glass as="div" className={s.update} role="status">
      <span>{t('update-ready')}</span>
      <Button kind="go" onClick={() => void updateServiceWorker(true)}>
        {t('update')}
      </Button>
      <Button kind="quiet" onClick={() => setWaiting(false)}>
        {t('later')}
      </Button>
    </Glass>
  );
}
