import { defined, type Entry } from '@orrery/kernel';
import type { Journal } from './journal.ts';

/**
 * Returns a function that reads the record's new entries. It starts over, after calling `reset`, if the newest entry
 * could not be saved, or another node saved a different one.
 */
export function openEntryReader(journal: Journal, reset: () => void, read: (entry: Entry) => void): () => void {
  let count = 0;
  let last: Entry | undefined;
  return () => {
    const { entries } = journal.table.record;
    if (count > 0 && entries[count - 1] !== last) {
      count = 0;
      reset();
    }
    for (; count < entries.length; count++) read(defined(entries[count]));
    last = entries[count - 1];
  };
}
