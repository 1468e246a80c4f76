/** What one answer was worth in the worlds it was tried in: the first so many of a list that all answers share. */
export type Tried = number[];

/** By how many standard errors an answer must be better before it is preferred to the first. */
const CLEAR = 1.2;
/** Worlds before a difference means anything. */
const AT_LEAST = 4;
/** How far curiosity reaches, in standard errors; above 1 it looks around more. */
const CURIOSITY = 1.5;

interface Lead {
  worlds: number;
  /** The mean difference to the first answer in the same worlds. */
  mean: number;
  /** Its standard error. */
  error: number;
}

/** How far an answer is ahead of the first in the worlds both were tried in. */
export function leadOf(tried: Tried, first: Tried): Lead {
  const worlds = Math.min(tried.length, first.length);
  let [mean, squares] = [0, 0];
  for (let k = 0; k < worlds; k++) {
    const off = (tried[k] as number) - (first[k] as number) - mean;
    mean += off / (k + 1);
    squares += off * ((tried[k] as number) - (first[k] as number) - mean);
  }
  return { worlds, mean, error: worlds > 1 ? Math.sqrt(squares / (worlds - 1) / worlds) : Number.POSITIVE_INFINITY };
}

/** The answer to give: the first, unless another was clearly better in the same worlds. */
export function preferred(tried: readonly Tried[]): number {
  const first = tried[0] as Tried;
  let [best, surest] = [0, 0];
  for (let i = 1; i < tried.length; i++) {
    const { worlds, mean, error } = leadOf(tried[i] as Tried, first);
    const sure = worlds < AT_LEAST ? 0 : mean - CLEAR * error;
    if (sure > surest) [best, surest] = [i, sure];
  }
  return best;
}

/**
 * The answer to try next, or -1 when nothing is left to find out. Answers come best first: a later one is opened when
 * those before it have been tried a while, and one that is clearly worse than the first is left alone.
 */
export function nextTry(tried: readonly Tried[], most: number): number {
  const first = tried[0] as Tried;
  const width = 2 + Math.floor(Math.sqrt(first.length / 2));
  let [chosen, highest] = [-1, 0];
  for (let i = 1; i < Math.min(tried.length, width); i++) {
    const own = tried[i] as Tried;
    if (own.length >= most) continue;
    const { worlds, mean, error } = leadOf(own, first);
    if (worlds < AT_LEAST) return own.length < first.length ? i : 0;
    const hope = mean + CURIOSITY * error;
    if (hope > highest) [chosen, highest] = [i, hope];
  }
  // The world must be known to the first answer too, or there is nothing to compare.
  return chosen > 0 && (tried[chosen] as Tried).length === first.length ? 0 : chosen;
}
