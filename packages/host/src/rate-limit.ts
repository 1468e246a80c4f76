import { requestError } from './errors.ts';

/**
 * A rate limiter per key: at most `burst` calls at once, and then one every `everyMs` milliseconds. Throws `rate` above
 * the limit.
 */
export function openRateLimit<Who>(now: () => number, burst: number, everyMs: number): (who: Who) => void {
  /** Time at which each key's allowance is full again. */
  const free = new Map<Who, number>();
  return (who) => {
    const from = Math.max(now(), free.get(who) ?? 0);
    if (from - now() > (burst - 1) * everyMs) throw requestError('rate');
    free.set(who, from + everyMs);
  };
}
