import type { Keeper } from './keeper.ts';

/** Each time-out in a row at a table that nobody is at makes the next one so much later. */
const LATER_MS = 5000;
const MOST = 12;

/**
 * Until when a table may rest whose players all let their time run out again and again; a table with a device at it
 * never rests. So tables that were left, however many, take no time from those that are played.
 */
export function openRest(keeper: Keeper, now: () => number, isEmpty: () => boolean): () => number {
  let known = keeper.table.record.entries.length;
  // A table that was just loaded is looked at because it is due.
  let since = Number.NEGATIVE_INFINITY;
  return () => {
    const { entries } = keeper.table.record;
    if (entries.length !== known) [known, since] = [entries.length, now()];
    if (!isEmpty()) return Number.NEGATIVE_INFINITY;
    const newest = entries.slice(-MOST);
    const last = newest.findLastIndex(({ kind }) => kind !== 'expire');
    return since + (newest.length - 1 - last) * LATER_MS;
  };
}
