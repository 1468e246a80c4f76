/** What one answer was worth in the worlds it was tried in: the first so many of a list that all answers share. */
export type Tried = number[];

/** All there is to know about the answers of one question, medium's first. */
export interface Trial {
  /** What each looked worth to medium, one decision ahead. */
  looks: readonly number[];
  tried: readonly Tried[];
  /** How much better than the first another must be beyond all doubt. */
  trust?: number;
}

/** By how many standard errors an answer must be better before it is preferred to the first. */
const CLEAR = 1.1;
/** Worlds before a difference means anything. */
const AT_LEAST = 3;
/** How far curiosity reaches, in standard errors; above 1 it looks around more. */
const CURIOSITY = 2.5;
/** Medium's look counts as so many worlds. */
const LOOK = 1.5;
/** Three worlds say little about luck: so many more are taken to have the luck of all answers together. */
const POOLED = 4;

interface Lead {
  worlds: number;
  /** By how much it seems better than the first answer: in the same worlds, and to medium's look. */
  mean: number;
  /** The standard error of that. */
  error: number;
}

/** How far each answer is ahead of the first in the worlds both were tried in. */
export function leadsOf({ looks, tried }: Trial): Lead[] {
  const first = tried[0] as Tried;
  const all = tried.map((own) => differences(own, first));
  const freedom = all.reduce((sum, { worlds }) => sum + Math.max(0, worlds - 1), 0);
  const usual = all.reduce((sum, { squares }) => sum + squares, 0) / freedom;
  return all.map(({ worlds, mean, squares }, i) => {
    const look = (looks[i] as number) - (looks[0] as number);
    const weight = worlds + LOOK;
    const spread = (POOLED * usual + squares) / (POOLED + worlds - 1);
    return {
      worlds,
      mean: (LOOK * look + worlds * mean) / weight,
      error: worlds > 0 && freedom > 0 ? Math.sqrt(spread * worlds) / weight : Number.POSITIVE_INFINITY,
    };
  });
}

/** The mean of the differences world by world, and the sum of their squares around it. */
function differences(own: Tried, first: Tried): { worlds: number; mean: number; squares: number } {
  const worlds = own === first ? 0 : Math.min(own.length, first.length);
  let [mean, squares] = [0, 0];
  for (let k = 0; k < worlds; k++) {
    const difference = (own[k] as number) - (first[k] as number);
    const off = difference - mean;
    mean += off / (k + 1);
    squares += off * (difference - mean);
  }
  return { worlds, mean, squares };
}

/** The answer to give: the first, unless another was clearly better in the same worlds. */
export function preferred(trial: Trial): number {
  let [best, surest] = [0, 0];
  for (const [i, { worlds, mean, error }] of leadsOf(trial).entries()) {
    const sure = worlds < AT_LEAST ? 0 : mean - CLEAR * error - (trial.trust ?? 0);
    if (sure > surest) [best, surest] = [i, sure];
  }
  return best;
}

/**
 * The answer to try next, or -1 when nothing is left to find out. Answers come best first: with every world of the
 * first answer one more is opened, and one that is clearly worse than the first is left alone.
 */
export function nextTry(trial: Trial, most: number): number {
  const { tried } = trial;
  const { length: known } = tried[0] as Tried;
  const leads = leadsOf(trial);
  let [chosen, highest] = [-1, 0];
  for (let i = 1; i < Math.min(tried.length, 2 + known); i++) {
    const { length: own } = tried[i] as Tried;
    const { worlds, mean, error } = leads[i] as Lead;
    if (own >= most) continue;
    if (worlds < AT_LEAST) return own < known ? i : 0;
    const hope = mean + CURIOSITY * error;
    if (hope > highest) [chosen, highest] = [i, hope];
  }
  // The world must be known to the first answer too, or there is nothing to compare.
  return chosen > 0 && (tried[chosen] as Tried).length === known ? 0 : chosen;
}
