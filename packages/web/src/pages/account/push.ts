import type { NewChannel } from '@orrery/protocol';

/** Whether this browser supports push notifications. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));

/** Subscribes to push notifications; null if the user or the browser refuses. */
export async function pushChannel(key: string): Promise<NewChannel | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const worker = await navigator.serviceWorker.ready;
  const known = await worker.pushManager.getSubscription();
  const given =
    known ??
    (await worker.pushManager
      .subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) })
      .catch(() => null));
  const { endpoint, keys } = given?.toJSON() ?? {};
  if (!endpoint || !keys?.p256dh || !keys.auth) return null;
  return { kind: 'push', address: endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
}
