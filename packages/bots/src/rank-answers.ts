import { type Answer, type Core, defined, type Rules, type Seat, seeded } from '@orrery/kernel';
import { budgetOf } from './bot.ts';
import { type Outcome, search } from './hard.ts';
import type { ThinkOptions } from './think.ts';

/** An answer and its results in imagined worlds. */
export interface RankedAnswer {
  answer: Answer;
  /**
   * Average number of points ahead of the best other side, at the end of each world or at the point where the
   * simulation stopped.
   */
  lead: number;
  /** Number of worlds the answer was tried in. */
  worlds: number;
  /** Share of worlds won; null unless all of them were played to the end. */
  won: number | null;
}

/** Maximum number of answers to return. */
const MOST = 3;
/** Default time in milliseconds if there is a clock. */
const BUDGET_MS = 1500;
/** Default number of iterations without a clock. */
const ITERATIONS = 300;

/**
 * The hard bot's answer and the next best ones, with their results. Uses only what the seat knows. Throws
 * `IllegalAction` if the question is not open for the seat.
 */
export function rankAnswers<S extends Core>(
  rules: Rules<S>,
  state: S,
  seat: Seat,
  question: string,
  { seed, now, iterations, budgetMs }: Omit<ThinkOptions, 'level'>,
): RankedAnswer[] {
  const rng = seeded(`${seed}/${seat}/${question}/hint`);
  const world = rules.imagine(state, seat, rng);
  const limits = now ? { now, budgetMs: budgetMs ?? BUDGET_MS } : { iterations: iterations ?? ITERATIONS };
  const { answers, outcomes, best } = search(rules, world, seat, question, rng, budgetOf(limits));
  const first = outcomes[best] ?? [];
  return answers
    .flatMap(({ reply }, i) => (reply === undefined ? [] : [{ i, answer: reply, ...weigh(outcomes[i] ?? [], first) }]))
    .filter(({ i, worlds }) => i === best || worlds > 0)
    .sort((a, b) => Number(b.i === best) - Number(a.i === best) || b.lead - a.lead)
    .slice(0, MOST)
    .map(({ i: _place, ...one }) => one);
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * The results of an answer. Its lead is the average of the best answer (`first`) plus the mean difference in the worlds
 * in which both were tried.
 */
function weigh(own: readonly Outcome[], first: readonly Outcome[]): Omit<RankedAnswer, 'answer'> {
  const worlds = Math.min(own.length, first.length);
  const ahead = own.slice(0, worlds).map(({ lead }, k) => lead - defined(first[k]).lead);
  const ended = own.flatMap(({ won }) => (won === null ? [] : [Number(won)]));
  return {
    lead: mean(first.map(({ lead }) => lead)) + mean(ahead),
    worlds: own.length,
    won: own.length > 0 && ended.length === own.length ? mean(ended) : null,
  };
}
