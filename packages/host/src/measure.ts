import { refused } from './problems.ts';

/** Lets each of many do something so often at once, and once more in so many milliseconds; refuses more with `rate`. */
export function openMeasure<Who>(now: () => number, burst: number, everyMs: number): (who: Who) => void {
  /** When each will have used up nothing of what it may do. */
  const free = new Map<Who, number>();
  return (who) => {
    const from = Math.max(now(), free.get(who) ?? 0);
    if (from - now() >= burst * everyMs) throw refused('rate');
    free.set(who, from + everyMs);
  };
}
