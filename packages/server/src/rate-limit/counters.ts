/** A count within its time window, and the time left in the window. */
export interface RateWindow {
  current: number;
  /** Milliseconds. */
  ttl: number;
}

/** Counters for rate limits, either of this process or shared by all nodes. A window starts with its first count. */
export interface RateCounters {
  count(key: string, windowMs: number): Promise<RateWindow>;
  close(): Promise<void>;
}

/** Maximum number of keys; the oldest windows are dropped first. */
const MAX_KEYS = 50_000;

interface Window {
  current: number;
  end: number;
}

/** The counters of a single process, on a monotonic clock. */
export function openLocalRateCounters(now: () => number = () => performance.now()): RateCounters {
  const windows = new Map<string, Window>();

  function forgetSome(): void {
    for (const [key, { end }] of windows) {
      if (windows.size <= MAX_KEYS && end > now()) return;
      windows.delete(key);
    }
  }

  return {
    async count(key, windowMs) {
      const time = now();
      const known = windows.get(key);
      if (known && known.end > time) return { current: ++known.current, ttl: known.end - time };
      // Deleted and added again to move the key to the end: the map is ordered by the start of the windows.
      windows.delete(key);
      windows.set(key, { current: 1, end: time + windowMs });
      if (windows.size > MAX_KEYS) forgetSome();
      return { current: 1, ttl: windowMs };
    },
    async close() {
      windows.clear();
    },
  };
}
