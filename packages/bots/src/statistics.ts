import { defined } from '@orrery/kernel';

/** The values of one answer, one per world. All answers are tried in the same sequence of worlds. */
export type Samples = number[];

/** Everything known about the answers to one question; medium's choice comes first. */
export interface Trial {
  /** Medium's estimate of each answer's value. */
  looks: readonly number[];
  tried: readonly Samples[];
  /** Margin in points by which another answer must be better than the first. */
  margin?: number;
}

/** Number of standard errors by which an answer must lead to be preferred to the first. */
const CLEAR = 1.1;
/** Minimum number of worlds for a comparison. */
const AT_LEAST = 3;
/** Width of the exploration bonus in standard errors; larger values explore more. */
const CURIOSITY = 2.5;
/** Weight of medium's estimate, in worlds. */
const LOOK = 1.5;
/** Weight of the variance pooled over all answers, in worlds. It is needed because three worlds alone say little. */
const POOLED = 4;

interface Lead {
  worlds: number;
  /** Estimated lead over the first answer, from the shared worlds and medium's estimate. */
  mean: number;
  /** The standard error of the estimate. */
  error: number;
}

/** Each answer's lead over the first answer in the worlds in which both were tried. */
export function leadsOf({ looks, tried }: Trial): Lead[] {
  const first = defined(tried[0]);
  const all = tried.map((own) => differences(own, first));
  const freedom = all.reduce((sum, { worlds }) => sum + Math.max(0, worlds - 1), 0);
  const usual = all.reduce((sum, { squares }) => sum + squares, 0) / freedom;
  return all.map(({ worlds, mean, squares }, i) => {
    const look = defined(looks[i]) - defined(looks[0]);
    const weight = worlds + LOOK;
    const spread = (POOLED * usual + squares) / (POOLED + worlds - 1);
    return {
      worlds,
      mean: (LOOK * look + worlds * mean) / weight,
      error: worlds > 0 && freedom > 0 ? Math.sqrt(spread * worlds) / weight : Number.POSITIVE_INFINITY,
    };
  });
}

/** The mean of the differences per world, and the sum of their squared deviations from it. */
function differences(own: Samples, first: Samples): { worlds: number; mean: number; squares: number } {
  const worlds = own === first ? 0 : Math.min(own.length, first.length);
  let [mean, squares] = [0, 0];
  for (let k = 0; k < worlds; k++) {
    const difference = defined(own[k]) - defined(first[k]);
    const off = difference - mean;
    mean += off / (k + 1);
    squares += off * (difference - mean);
  }
  return { worlds, mean, squares };
}

/** The index of the answer to give: the first, unless another is clearly better. */
export function bestAnswer(trial: Trial): number {
  let [best, surest] = [0, 0];
  for (const [i, { worlds, mean, error }] of leadsOf(trial).entries()) {
    const sure = worlds < AT_LEAST ? 0 : mean - CLEAR * error - (trial.margin ?? 0);
    if (sure > surest) [best, surest] = [i, sure];
  }
  return best;
}

/**
 * The index of the answer to try next, or -1 if more tries cannot change the choice. Answers are sorted best first.
 * Each world tried for the first answer admits one more answer, and clearly worse ones are skipped.
 */
export function nextTry(trial: Trial, most: number): number {
  const { tried } = trial;
  const { length: known } = defined(tried[0]);
  const leads = leadsOf(trial);
  let [chosen, highest] = [-1, 0];
  for (let i = 1; i < Math.min(tried.length, 2 + known); i++) {
    const { length: own } = defined(tried[i]);
    const { worlds, mean, error } = defined(leads[i]);
    if (own >= most) continue;
    if (worlds < AT_LEAST) return own < known ? i : 0;
    const hope = mean + CURIOSITY * error;
    if (hope > highest) [chosen, highest] = [i, hope];
  }
  // The first answer must be tried in a world before another answer can be compared in it.
  return chosen > 0 && defined(tried[chosen]).length === known ? 0 : chosen;
}
