import { useEffect, useEffectEvent, useRef } from 'react';
import type { TableView } from '../table/table-types.ts';
import { afterPaint } from '../ui/index.ts';

const KEY = 'orrery.seen';
/** Maximum number of tables that are remembered. */
const MAX_TABLES = 60;

function readSeen(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

function remember(id: string, newest: number): void {
  const { [id]: _before, ...others } = readSeen();
  const kept = Object.entries(others).slice(1 - MAX_TABLES);
  localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(kept), [id]: newest }));
}

/** Calls `onNews` when a player returns on their turn and other players have moved since the last event they saw. */
export function useRecap(table: TableView, asked: boolean, onNews: (seen: number) => void): void {
  const { id, log, mySeats, view } = table;
  const newest = log[log.length - 1]?.n ?? -1;
  const away = useRef(true);
  const tell = useEffectEvent(onNews);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every new event
  useEffect(() => {
    let cancel = () => {};
    function look() {
      if (document.hidden) {
        away.current = true;
        return;
      }
      if (view === null) return;
      const since = readSeen()[id];
      const missed = (event: TableView['log'][number]) =>
        event.n > (since ?? event.n) && typeof event.data.seat === 'number' && !mySeats.includes(event.data.seat);
      // Players who share a device have seen everything.
      if (away.current && asked && mySeats.length === 1 && since !== undefined && log.some(missed)) tell(since);
      away.current = false;
      // Storage is slow, so this runs after painting. If the page is reloaded before that, one move is shown twice.
      if (since !== newest) cancel = afterPaint(() => remember(id, newest));
    }
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      cancel();
      document.removeEventListener('visibilitychange', look);
    };
  }, [id, newest, asked]);
}
