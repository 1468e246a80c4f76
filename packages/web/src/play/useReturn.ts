import { useEffect, useRef } from 'react';
import { afterPaint } from '../look/index.ts';
import type { TableView } from '../table/client.ts';

const KEY = 'orrery.seen';
/** So many tables are remembered. */
const MOST = 60;

function seen(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

function remember(id: string, newest: number): void {
  const { [id]: _before, ...others } = seen();
  const kept = Object.entries(others).slice(1 - MOST);
  localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(kept), [id]: newest }));
}

/** Calls back when somebody comes back to a table that waits for them, and others have moved after the event they saw last. */
export function useReturn(table: TableView, asked: boolean, onNews: (seen: number) => void): void {
  const { id, log, mySeats, view } = table;
  const newest = log[log.length - 1]?.n ?? -1;
  const away = useRef(true);
  const live = useRef(onNews);
  live.current = onNews;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every new event
  useEffect(() => {
    let cancel = () => {};
    function look() {
      if (document.hidden) {
        away.current = true;
        return;
      }
      if (view === null) return;
      const since = seen()[id];
      const missed = (told: TableView['log'][number]) =>
        told.n > (since ?? told.n) && typeof told.data.seat === 'number' && !mySeats.includes(told.data.seat);
      // Those round one screen have all been there.
      if (away.current && asked && mySeats.length === 1 && since !== undefined && log.some(missed)) live.current(since);
      away.current = false;
      // Storage is slow, and whoever reloads within a frame sees one move twice.
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
