import { useSyncExternalStore } from 'react';
import { isStandalone } from '../ui/media.ts';

/** Chromium's offer to install the app. */
interface InstallOffer extends Event {
  prompt(): Promise<void>;
}

/** How the app can be installed here: by a button, by the browser's share menu, or not at all. */
export type InstallWay = 'button' | 'share-menu' | null;

let offer: InstallOffer | null = null;
const listeners = new Set<() => void>();

function setOffer(next: InstallOffer | null): void {
  offer = next;
  for (const changed of listeners) changed();
}

// The browser makes its offer once, often before any page is rendered.
if (typeof addEventListener === 'function') {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    setOffer(event as InstallOffer);
  });
  addEventListener('appinstalled', () => setOffer(null));
}

/** Safari on iPhones and iPads, which installs only by its share menu. iPads call themselves Macs. */
const isIos = (): boolean =>
  /iP(hone|ad|od)/.test(navigator.userAgent) || (navigator.userAgent.includes('Mac') && navigator.maxTouchPoints > 1);

function installWay(): InstallWay {
  if (isStandalone() || (navigator as { standalone?: boolean }).standalone) return null;
  if (offer) return 'button';
  return isIos() ? 'share-menu' : null;
}

/** How the app can be installed now. */
export const useInstallWay = (): InstallWay =>
  useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    installWay,
    () => null,
  );

/** Asks the browser to install the app. An offer can be used once. */
export async function install(): Promise<void> {
  const current = offer;
  setOffer(null);
  await current?.prompt();
}
