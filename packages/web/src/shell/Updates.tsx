import { useRegisterSW } from 'virtual:pwa-register/react';
import { Button, Glass } from '../look/primitives.tsx';
import s from './page.module.css';

/** Keeps the app on the device for offline play, and says when a newer one is there. It never reloads by itself. */
export default function Updates() {
  const {
    needRefresh: [waiting, setWaiting],
    updateServiceWorker,
  } = useRegisterSW();
  if (!waiting) return null;
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
