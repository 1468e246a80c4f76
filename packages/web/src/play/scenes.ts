import type { Logged, TableView } from '../table/client.ts';
import type { Words } from './words.ts';

/** One moment of the way from my last turn, or my last look, to now: the table as it was, and what had just happened. */
export interface Scene {
  table: TableView;
  line: string;
  events: readonly Logged[];
}

const newestOf = (table: TableView | undefined): number => table?.log[table.log.length - 1]?.n ?? -1;

/** The moments worth showing, after one that says what it is; what goes without saying is shown together with what comes next. */
export function scenesOf(moments: readonly TableView[], words: Words, opening: string): Scene[] {
  const [first, ...rest] = moments;
  if (!first) return [];
  const scenes: Scene[] = [{ table: first, line: opening, events: [] }];
  let heard = newestOf(first);
  for (const table of rest) {
    const events = table.log.filter((told) => told.n > heard);
    const lines = events.flatMap((told) => words.told(told) ?? []);
    if (lines.length === 0) continue;
    heard = newestOf(table);
    scenes.push({ table, line: lines.slice(-2).join(' '), events });
  }
  return scenes.length > 1 ? scenes : [];
}
