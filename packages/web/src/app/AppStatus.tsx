import { useEffect, useState } from 'react';
import { LineIcon } from '../ui/LineIcon.tsx';
import { Button } from '../ui/primitives.tsx';
import { install, useInstallWay } from './install.ts';
import s from './page.module.css';
import { t } from './text.ts';

/** Whether the service worker has stored all files of the app. It becomes active only after that. */
async function isStored(): Promise<boolean> {
  await navigator.serviceWorker.ready;
  const names = await caches.keys();
  return names.some((name) => name.includes('precache'));
}

/** Whether the app works without a connection. Waits for the service worker, which is installed after the first page. */
function useReadyOffline(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return;
    let gone = false;
    isStored().then(
      (stored) => !gone && setReady(stored),
      () => {},
    );
    return () => {
      gone = true;
    };
  }, []);
  return ready;
}

/** Whether the app is ready to be used offline, and how to install it. */
export function AppStatus() {
  const ready = useReadyOffline();
  const way = useInstallWay();
  return (
    <div className={s.status}>
      <span role="status" data-ready={ready || undefined}>
        {ready && (
          <>
            <LineIcon name="check" size={16} />
            {t('ready-offline')}
          </>
        )}
      </span>
      {way === 'button' && (
        <Button icon={<LineIcon name="plus" size={16} />} onClick={() => void install()}>
          {t('install')}
        </Button>
      )}
      {way === 'share-menu' && (
        <span>
          <LineIcon name="share" size={16} />
          {t('install-by-share')}
        </span>
      )}
    </div>
  );
}
