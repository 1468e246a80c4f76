import { type Answer, type Core, type Rules, type Seat, seeded } from '@orrery/kernel';
import { budgetOf } from './bot.ts';
import { type Outcome, search } from './hard.ts';
import type { Thought } from './think.ts';

/** An answer and what came of it in imagined worlds. */
export interface Weighed {
  answer: Answer;
  /** Points ahead of the best other side, on average: at the end of a world, or as far as it was played on. */
  lead: number;
  /** In how many of these worlds it was tried. */
  worlds: number;
  /** The part of the worlds that was won, where they were played to their end; else null. */
  won: number | null;
}

/** So many answers are compared. */
const MOST = 3;
/** Milliseconds to think where a clock is given but no budget. */
const BUDGET_MS = 1500;
/** Iterations when there is no clock. */
const ITERATIONS = 300;

/**
 * What the hard bot would answer, first, and the next best, each with what it promises. It works from what the seat
 * knows and nothing else. Throws `IllegalAction` if the seat is not asked that.
 */
export function advise<S extends Core>(
  rules: Rules<S>,
  state: S,
  seat: Seat,
  question: string,
  { seed, now, iterations, budgetMs }: Omit<Thought, 'level'>,
): Weighed[] {
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

/** What an answer promises. It is compared with the first in the worlds that both were tried in: they share their luck. */
function weigh(own: readonly Outcome[], first: readonly Outcome[]): Omit<Weighed, 'answer'> {
  const worlds = Math.min(own.length, first.length);
  const ahead = own.slice(0, worlds).map(({ lead }, k) => lead - (first[k] as Outcome).lead);
  const ended = own.flatMap(({ won }) => (won === null ? [] : [Number(won)]));
  return {
    lead: mean(first.map(({ lead }) => lead)) + mean(ahead),
    worlds: own.length,
    won: own.length > 0 && ended.length === own.length ? mean(ended) : null,
  };
}
