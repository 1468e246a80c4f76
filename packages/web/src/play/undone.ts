import type { NumberedEvent, TableView } from '../table/table-types.ts';

/** A position and the newest event before it. */
export interface Position {
  view: string;
  newest: number;
}

/** The events from `from` to `to`. */
export interface UndoneRange {
  from: number;
  to: number;
}

const newestOf = (log: readonly NumberedEvent[]): number => log[log.length - 1]?.n ?? -1;

export const positionOf = ({ view, log }: Pick<TableView, 'view' | 'log'>): Position => ({
  view: JSON.stringify(view),
  newest: newestOf(log),
});

/**
 * The events that an undo took back: everything since the last earlier position that equals the current one. Null if
 * none does, for example because hidden cards were reshuffled.
 */
export function undoneBy(undone: NumberedEvent, before: readonly Position[], now: Position): UndoneRange | null {
  const back = before.findLast(({ view, newest }) => view === now.view && newest < undone.n);
  return back ? { from: back.newest + 1, to: undone.n - 1 } : null;
}
