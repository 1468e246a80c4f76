import type { Journal } from './journal.ts';

/** Factor by which each consecutive timeout at an empty table delays the next one. */
const STEP_MS = 5000;
const MAX_STEPS = 12;

/**
 * Until when timeouts are postponed at a table whose players keep timing out. A table with a connected device is never
 * postponed. Abandoned tables therefore take no time from active ones.
 */
export function openIdleBackoff(journal: Journal, now: () => number, isEmpty: () => boolean): () => number {
  let known = journal.table.record.entries.length;
  // A table that was just loaded is handled because it is due.
  let since = Number.NEGATIVE_INFINITY;
  return () => {
    const { entries } = journal.table.record;
    if (entries.length !== known) [known, since] = [entries.length, now()];
    if (!isEmpty()) return Number.NEGATIVE_INFINITY;
    const newest = entries.slice(-MAX_STEPS);
    const last = newest.findLastIndex(({ kind }) => kind !== 'expire');
    return since + (newest.length - 1 - last) * STEP_MS;
  };
}
