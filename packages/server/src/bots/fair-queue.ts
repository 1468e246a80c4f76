/** A waiting job and its owner. */
export interface QueuedTask {
  /** Evaluated when a job is picked, because a job may be queued before its table's players are known. */
  address(): string;
  table: string;
}

/**
 * Picks the address that was served longest ago and, among its jobs, the table that was served longest ago. If
 * one address has many tables, they wait for each other, and another address waits for at most one of them.
 */
export interface FairQueue<W extends QueuedTask> {
  add(waiter: W): void;
  next(): W | undefined;
  /** Removes and returns all waiting jobs. */
  clear(): W[];
}

/** Number of addresses and tables to remember; those not served for the longest time are dropped first. */
const MAX_KNOWN = 10_000;

export function openFairQueue<W extends QueuedTask>(): FairQueue<W> {
  let waiting: W[] = [];
  let turn = 0;
  const addresses = new Map<string, number>();
  const tables = new Map<string, number>();

  function serve(served: Map<string, number>, key: string): void {
    served.delete(key);
    served.set(key, ++turn);
    if (served.size > MAX_KNOWN) served.delete(served.keys().next().value as string);
  }

  const before = (a: W, b: W) =>
    (addresses.get(a.address()) ?? 0) - (addresses.get(b.address()) ?? 0) ||
    (tables.get(a.table) ?? 0) - (tables.get(b.table) ?? 0);

  return {
    add: (waiter) => void waiting.push(waiter),
    next() {
      const [first, ...others] = waiting;
      if (!first) return undefined;
      const best = others.reduce((found, waiter) => (before(waiter, found) < 0 ? waiter : found), first);
      waiting = waiting.filter((waiter) => waiter !== best);
      serve(addresses, best.address());
      serve(tables, best.table);
      return best;
    },
    clear() {
      const all = waiting;
      waiting = [];
      return all;
    },
  };
}
