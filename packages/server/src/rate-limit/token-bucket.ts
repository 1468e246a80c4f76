/** Burst size and refill rate per second. */
export interface Rate {
  burst: number;
  perSecond: number;
}

/** A token bucket. Each call takes a token and returns true, or returns false if none is left. */
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
