import type { Seat } from '@orrery/kernel';
import type { NumberedEvent } from '../table/table-types.ts';

/** How many events an undo took back; null for other events, and for undos of older saved games. */
const takenBack = ({ type, data }: NumberedEvent): number | null =>
  type === 'undone' && typeof data.events === 'number' ? data.events : null;

/**
 * The log without the moves that were undone, and without the viewer's own undos. The undo of another player is still
 * told.
 */
export function withoutUndone(log: readonly NumberedEvent[], viewer: Seat | null): readonly NumberedEvent[] {
  if (!log.some((event) => takenBack(event) !== null)) return log;
  const kept: NumberedEvent[] = [];
  for (const event of log) {
    const taken = takenBack(event) ?? 0;
    while (taken > 0 && (kept.at(-1)?.n ?? -1) >= event.n - taken) kept.pop();
    if (taken === 0 || event.data.seat !== viewer) kept.push(event);
  }
  return kept;
}
