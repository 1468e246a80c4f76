/** How often something was done within its window, and how long that window still lasts. */
export interface Counted {
  current: number;
  /** Milliseconds. */
  ttl: number;
}

/** Counts what limits are about: in this process, or for all nodes alike. A window begins with what is counted first. */
export interface Counts {
  count(key: string, windowMs: number): Promise<Counted>;
  close(): Promise<void>;
}

/** So many keys are remembered; beyond, those that began first are forgotten. */
const MOST_KEYS = 50_000;

interface Window {
  current: number;
  end: number;
}

/** The counts of a single process, by a clock that nobody sets. */
export function openLocalCounts(now: () => number = () => performance.now()): Counts {
  const windows = new Map<string, Window>();

  function forgetSome(): void {
    for (const [key, { end }] of windows) {
      if (windows.size <= MOST_KEYS && end > now()) return;
      windows.delete(key);
    }
  }

  return {
    async count(key, windowMs) {
      const time = now();
      const known = windows.get(key);
      if (known && known.end > time) return { current: ++known.current, ttl: known.end - time };
      // Again at the end of the list: it began last.
      windows.delete(key);
      windows.set(key, { current: 1, end: time + windowMs });
      if (windows.size > MOST_KEYS) forgetSome();
      return { current: 1, ttl: windowMs };
    },
    async close() {
      windows.clear();
    },
  };
}
