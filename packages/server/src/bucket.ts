/** So many at once, and so many more per second. */
export interface Rate {
  burst: number;
  perSecond: number;
}

/** A token bucket: true while there is something left to take. */
export function bucket(rate: Rate, now: () => number): () => boolean {
  let left = rate.burst;
  let at = now();
  return () => {
    const time = now();
    left = Math.min(rate.burst, left + ((time - at) / 1000) * rate.perSecond);
    at = time;
    if (left < 1) return false;
    left--;
    return true;
  };
}

/** A bucket for each key; the longest unused are forgotten first. */
export function buckets(rate: Rate, now: () => number, most = 10_000): (key: string) => boolean {
  const all = new Map<string, () => boolean>();
  return (key) => {
    const take = all.get(key) ?? bucket(rate, now);
    all.delete(key);
    all.set(key, take);
    if (all.size > most) all.delete(all.keys().next().value as string);
    return take();
  };
}
