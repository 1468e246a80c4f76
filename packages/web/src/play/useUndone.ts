import { useEffect, useRef, useState } from 'react';
import type { TableView } from '../table/table-types.ts';
import type { LogEntry } from '../ui/index.ts';
import { type Position, positionOf, type UndoneRange, undoneBy } from './undone.ts';
import { useFreshEvents } from './useFreshEvents.ts';

/** How many earlier positions an undo can return to. */
const MAX = 24;
const KEY = 'orrery.undone.';

function read(id: string): UndoneRange[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY + id) ?? '[]') as UndoneRange[];
  } catch {
    return [];
  }
}

/** The log without the moves that were undone in this session. The undo of another player is still told. */
export function useWithoutUndone(table: TableView, log: LogEntry[]): LogEntry[] {
  const { id, viewer } = table;
  const [ranges, setRanges] = useState(() => read(id));
  const before = useRef<{ table: TableView }[]>([]);
  useFreshEvents(table, Number.POSITIVE_INFINITY, (fresh) => {
    const undone = fresh.find(({ type, data }) => type === 'undone' && Object.keys(data).join() === 'seat');
    if (!undone) return;
    const positions: Position[] = before.current.map((one) => positionOf(one.table));
    const range = undoneBy(undone, positions, positionOf(table));
    if (!range) return;
    const to = undone.data.seat === viewer ? undone.n : range.to;
    const all = [...ranges, { from: range.from, to }];
    setRanges(all);
    sessionStorage.setItem(KEY + id, JSON.stringify(all));
  });
  useEffect(() => {
    if (table.view !== null && before.current.at(-1)?.table.view !== table.view)
      before.current = [...before.current, { table }].slice(-MAX);
  }, [table]);
  if (ranges.length === 0) return log;
  return log.filter((entry) => !ranges.some(({ from, to }) => Number(entry.id) >= from && Number(entry.id) <= to));
}
