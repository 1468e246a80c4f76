/** How much work an analysis may be for a device. */
export interface Pace {
  /** Computing time of one pass, in milliseconds. */
  passMs: number;
  /** Rest after each slice of work, as a multiple of its time. It keeps phones cool. */
  rest: number;
}

const DESKTOP: Pace = { passMs: 120_000, rest: 0 };
const PHONE: Pace = { passMs: 150_000, rest: 1 };

export const paceFor = (touch: boolean): Pace => (touch ? PHONE : DESKTOP);

/** Work so far: its time, and the share of the pass that is done, from 0 to 1. */
export interface Spent {
  ms: number;
  done: number;
}

/** Smallest share of the usual simulations, with which large losses are still found. */
const LEAST = 0.25;
/** Share of the work after which its time can be estimated. */
const KNOWN = 0.03;
/** Shares of the work after which the number of simulations is adapted. */
const CHECKS: readonly number[] = [0.14, 0.25, 0.4, 0.6];

/** The share of the usual simulations with which the rest of a pass stays within its time, given the share so far. */
export function shareFor(spent: Spent, pace: Pace, share: number): number {
  const left = (spent.ms / spent.done) * (1 - spent.done);
  const allowed = Math.max(0, pace.passMs - spent.ms);
  return left > 0 ? Math.max(LEAST, Math.min(1, (share * allowed) / left)) : share;
}

/** Whether a check is due between two shares of the work. */
export const isCheckDue = (before: number, now: number): boolean => CHECKS.some((at) => before < at && now >= at);

/** Estimated time until all passes are done, in milliseconds; null while it is unknown. */
export const timeLeft = ({ ms, done }: Spent, { rest }: Pace): number | null =>
  done < KNOWN ? null : (ms / done) * (1 - done) * (1 + rest);
