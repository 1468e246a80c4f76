import { useSyncExternalStore } from 'react';

// The number of unread notifications, in the bell, the tab's title and the app's icon.

let unread = 0;
let title: string | null = null;
const listeners = new Set<() => void>();

/** The title of the browser's tab with the number of unread notifications: `(3) Lobby · Orrery`. */
export const titleWith = (count: number, base: string): string => (count > 0 ? `(${count}) ${base}` : base);

/** Sets the tab's title. */
export function setTabTitle(next: string): void {
  title = next;
  document.title = titleWith(unread, next);
}

/** Shows the number of unread notifications everywhere. */
export function setUnread(count: number): void {
  if (count === unread) return;
  unread = count;
  if (title !== null) document.title = titleWith(unread, title);
  // Only installed apps have an icon; where there is none, nothing happens.
  const badge = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  badge?.catch(() => {});
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useUnread = (): number =>
  useSyncExternalStore(
    subscribe,
    () => unread,
    () => 0,
  );
