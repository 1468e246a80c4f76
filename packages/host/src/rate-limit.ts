import { requestError } from './errors.ts';

/** A rate limiter per key, with a burst size and a refill interval; throws `rate` above the limit. */
export function openRateLimit<Who>(now: () => number, burst: number, everyMs: number): (who: Who) => void {
  /** Time at which each key's allowance is full again. */
  const free = new Map<Who, number>();
  return (who) => {
    const from = Math.max(now(), free.get(who) ?? 0);
    if (from - now() >= burst * everyMs) throw requestError('rate');
    free.set(who, from + everyMs);
  };
}
