import { useRegisterSW } from 'virtual:pwa-register/react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { Button, Glass } from '../look/primitives.tsx';
import s from './page.module.css';

/** Where somebody plays, all of the screen is his: the news waits until he leaves. */
const TABLES = /^\/(play|t|learn|replay)\//;

/** Keeps the app on the device for offline play, and says when a newer one is there. It never reloads by itself. */
export default function Updates() {
  const [waiting, setWaiting] = useState(false);
  const { pathname } = useLocation();
  const { updateServiceWorker } = useRegisterSW({
    onNeedRefresh() {
      // Firefox lets the very first one wait for a moment, too: nothing is old yet.
      void navigator.serviceWorker.getRegistration().then((kept) => setWaiting(Boolean(kept?.active && kept.waiting)));
    },
  });
  if (!waiting || TABLES.test(pathname)) return null;
  return (
    <Glass as="div" className={s.update} role="status">
      <span>A new version is ready. Tables go on where they are.</span>
      <Button kind="go" onClick={() => void updateServiceWorker(true)}>
        Load it
      </Button>
      <Button kind="quiet" onClick={() => setWaiting(false)}>
        Later
      </Button>
    </Glass>
  );
}
