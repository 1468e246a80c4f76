/** Something that waits for its turn, and on whose behalf. */
export interface Waiter {
  /** Asked for when turns are given: a table may be waiting before its players are known. */
  address(): string;
  table: string;
}

/**
 * Who is next: the address that was served the longest ago, and of its waiters the table that was. So the many tables of
 * one address wait for each other, and nobody else waits for more than one of them.
 */
export interface Turns<W extends Waiter> {
  add(waiter: W): void;
  next(): W | undefined;
  /** All that still wait, who then wait no longer. */
  clear(): W[];
}

/** So many addresses and tables are remembered; the longest unserved are forgotten first. */
const MOST_KNOWN = 10_000;

export function openTurns<W extends Waiter>(): Turns<W> {
  let waiting: W[] = [];
  let turn = 0;
  const addresses = new Map<string, number>();
  const tables = new Map<string, number>();

  function serve(served: Map<string, number>, key: string): void {
    served.delete(key);
    served.set(key, ++turn);
    if (served.size > MOST_KNOWN) served.delete(served.keys().next().value as string);
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
