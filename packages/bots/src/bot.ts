import type { Answer, Core, Rng, Rules, Seat } from '@orrery/kernel';

/** The limits of a bot's search. `more` counts an iteration and returns whether it is allowed. */
export interface Budget {
  more(): boolean;
  /** Whether time has run out. */
  late(): boolean;
  /** Number of iterations so far. */
  made(): number;
}

/**
 * Answers one question. `world` is imagined and never the real state; further worlds are imagined from it. Returning
 * `undefined` skips a standing question; `null` passes.
 */
export type Bot = <S extends Core>(
  rules: Rules<S>,
  world: S,
  seat: Seat,
  question: string,
  rng: Rng,
  budget: Budget,
) => Answer | undefined;

/**
 * A budget of iterations, time or both; the bot stops at whichever limit it reaches first. Without a clock, only
 * iterations count.
 */
export function budgetOf(limits: { iterations?: number; budgetMs?: number; now?: () => number }): Budget {
  const { iterations = Number.POSITIVE_INFINITY, budgetMs = Number.POSITIVE_INFINITY, now } = limits;
  const end = now ? now() + budgetMs : Number.POSITIVE_INFINITY;
  let made = 0;
  const late = (): boolean => now !== undefined && now() >= end;
  return {
    late,
    made: () => made,
    more: () => {
      if (made >= iterations || (made > 0 && late())) return false;
      made++;
      return true;
    },
  };
}
