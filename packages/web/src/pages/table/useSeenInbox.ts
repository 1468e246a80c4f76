import type { InboxItem } from '@orrery/protocol';
import { useEffect } from 'react';
import { api, isKnown } from '../../table/online.ts';

/** What a player has seen once they look at the table. */
const SEEN: readonly InboxItem['kind'][] = ['turn', 'over', 'pause', 'cancel', 'invited', 'message'];
/** Delay after a change, in milliseconds, so that a lively chat causes few requests. */
const PAUSE_MS = 2000;

/** Marks the notifications of a table as read while the player looks at it. `news` changes when something happens. */
export function useSeenInbox(id: string, plays: boolean, news: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again after each change
  useEffect(() => {
    if (!plays || !isKnown()) return;
    const timer = setTimeout(() => {
      if (document.hidden) return;
      void api.markRead({ items: SEEN.map((kind) => ({ kind, subject: id })) }).catch(() => {});
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [id, plays, news]);
}
