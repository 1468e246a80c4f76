import type { NumberedEvent, TableView } from '../table/table-types.ts';
import type { Words } from './game-ui.ts';

/**
 * One moment since the viewer's last turn or visit: the table at that time, and the events since the previous moment.
 */
export interface Scene {
  table: TableView;
  line: string;
  events: readonly NumberedEvent[];
}

const newestOf = (table: TableView | undefined): number => table?.log[table.log.length - 1]?.n ?? -1;

/** The scenes to show, starting with an opening scene. Events without a message are merged into the next scene. */
export function scenesOf(moments: readonly TableView[], words: Words, opening: string): Scene[] {
  const [first, ...rest] = moments;
  if (!first) return [];
  const scenes: Scene[] = [{ table: first, line: opening, events: [] }];
  let shownUpTo = newestOf(first);
  for (const table of rest) {
    const events = table.log.filter((event) => event.n > shownUpTo);
    const lines = events.flatMap((event) => words.eventText(event) ?? []);
    if (lines.length === 0) continue;
    shownUpTo = newestOf(table);
    scenes.push({ table, line: lines.slice(-2).join(' '), events });
  }
  return scenes.length > 1 ? scenes : [];
}
