import type { Answer, Core, Rng, Rules, Seat } from '@orrery/kernel';

/** How much a bot may think: `more` counts an iteration and says whether it may still be made. */
export interface Budget {
  more(): boolean;
  /** Whether time has run out, whatever the iterations. */
  late(): boolean;
  /** How many iterations were made so far. */
  made(): number;
}

/**
 * Answers one question. `world` is imagined and never the real state; a bot that wants further worlds imagines them
 * from this one. `undefined` lets a standing question be; `null` is an answer and passes.
 */
export type Bot = <S extends Core>(
  rules: Rules<S>,
  world: S,
  seat: Seat,
  question: string,
  rng: Rng,
  budget: Budget,
) => Answer | undefined;

/** A budget of iterations, of time, or of both; whichever ends first. Without a clock only iterations count. */
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
