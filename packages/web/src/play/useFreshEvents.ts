import { useEffect, useEffectEvent, useRef } from 'react';
import type { NumberedEvent, TableView } from '../table/table-types.ts';

/**
 * Calls `onEvents` with the events that are announced now, up to the event `upTo`. Events from before the table was opened
 * are old, so they are left out.
 */
export function useFreshEvents(
  { log, view, viewer }: TableView,
  upTo: number,
  onEvents: (events: NumberedEvent[]) => void,
): void {
  const handledUpTo = useRef<number | null>(null);
  const newest = Math.min(log[log.length - 1]?.n ?? -1, upTo);
  const handle = useEffectEvent(() => {
    if (view === null) return;
    const since = handledUpTo.current;
    handledUpTo.current = newest;
    if (since === null) return;
    const fresh = log.filter(({ n }) => n > since && n <= newest);
    if (fresh.length > 0) onEvents(fresh);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for newer events and for another viewer
  useEffect(() => handle(), [newest, viewer, view === null]);
}
