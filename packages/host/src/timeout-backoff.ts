import type { Journal } from './journal.ts';

/** Delay added by each consecutive timeout at an empty table. */
const STEP_MS = 5000;
const MAX_STEPS = 12;

/**
 * Returns a function for the time until which timeouts are postponed. They are postponed at a table whose players keep
 * timing out, so that abandoned tables take no time from active ones, but never while a device is connected.
 */
export function openTimeoutBackoff(journal: Journal, now: () => number, isEmpty: () => boolean): () => number {
  let known = journal.table.record.entries.length;
  // A table that was just loaded is not postponed: it was loaded because it is due.
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
