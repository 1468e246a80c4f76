import {
  type Answer,
  type Core,
  defined,
  framesOf,
  type Message,
  type Prompt,
  questionOf,
  type Rng,
  type Rules,
  type Seat,
  seeded,
} from '@orrery/kernel';
import { openQuestion } from './answers.ts';
import { budgetOf } from './bot.ts';
import { explain } from './explain.ts';
import { type Outcome, search } from './hard.ts';
import type { ThinkOptions } from './think.ts';

/** An answer and its results in imagined worlds. */
export interface RankedAnswer {
  answer: Answer;
  /**
   * Estimated number of points ahead of the best other side, at the end of each world or at the point where the
   * simulation stopped. Answers are sorted by it.
   */
  lead: number;
  /**
   * Standard error in points: of the average for the first answer, and of the difference to the first for the others.
   */
  error: number;
  /** Number of worlds the answer was tried in. */
  worlds: number;
  /** Share of worlds won; null unless all of them were played to the end. */
  won: number | null;
  /** Why the answer is good or bad, in terms of the game. */
  reasons: Message[];
  /** The next answer of the same decision, such as which ship to move where, with its prompt. */
  rest?: { prompt: Prompt; answer: Answer };
}

/** Maximum number of answers to return. */
const MOST = 3;
/** Default time in milliseconds if there is a clock. */
const BUDGET_MS = 1500;
/** Default number of iterations without a clock. */
const ITERATIONS = 300;
/** Minimum number of worlds to compare an answer with the search's choice. */
const AT_LEAST = 3;
/** Differences are reduced by this many standard errors, so that only clear ones change the order. */
const CLEAR = 1.1;

/**
 * The best answers with their results and reasons, best first. Uses only what the seat knows. Throws `IllegalAction` if
 * the question is not open for the seat.
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
  const chosen = defined(outcomes[best] ?? []);
  const average = mean(chosen.map(({ lead }) => lead));
  const ranked = answers
    .flatMap(({ reply }, i) => {
      const own = outcomes[i] ?? [];
      if (reply === undefined || (i !== best && Math.min(own.length, chosen.length) < AT_LEAST)) return [];
      const { ahead, error } = i === best ? { ahead: 0, error: errorOf(leads(chosen)) } : compare(own, chosen);
      return { isChosen: i === best, answer: reply, lead: average + ahead, error, worlds: own.length, won: share(own) };
    })
    // Answers that are about equal follow the search's choice.
    .sort((a, b) => b.lead - a.lead || Number(b.isChosen) - Number(a.isChosen))
    .slice(0, MOST);
  return ranked.map(({ isChosen: _chosen, ...one }) => {
    const reasons = explain(rules, state, seat, question, one.answer, { seed });
    const next = followUp(rules, world, seat, question, one.answer, rng, now);
    // The details of a decision say more than its first part.
    return next
      ? { ...one, reasons: next.reasons.length > 0 ? next.reasons : reasons, rest: next.rest }
      : { ...one, reasons };
  });
}

/** Limits of the search for the rest of a decision. */
const REST_MS = 300;
const REST_ITERATIONS = 40;

/** The next answer of a decision that goes on, if the rules use no dice in between; otherwise null. */
function followUp<S extends Core>(
  rules: Rules<S>,
  world: S,
  seat: Seat,
  question: string,
  answer: Answer,
  rng: Rng,
  now: (() => number) | undefined,
): { rest: NonNullable<RankedAnswer['rest']>; reasons: Message[] } | null {
  const at = openQuestion(rules, world, seat, question);
  const after = rules.copy(world);
  rules.play(after, { seat, question, n: defined(world.counts[seat]), answer });
  // What the seat learns in between may be different in the real world.
  const isCertain = after.marks[seat] === world.marks[seat] && after.rng.every((word, i) => word === world.rng[i]);
  if (after.result !== null || !isCertain) return null;
  const next = rules.pending(after).find(({ seats, standing }) => standing === null && seats.includes(seat));
  const goesOn = framesOf(after.stack).some(({ serial }) => serial === at.frame.serial);
  if (!next || !goesOn || (next.frame.serial === at.frame.serial && next.frame.step === at.frame.step)) return null;
  const then = questionOf(next);
  const limits = now ? { now, budgetMs: REST_MS } : { iterations: REST_ITERATIONS };
  const { answers, best } = search(rules, after, seat, then, rng, budgetOf(limits));
  const reply = answers[best]?.reply;
  if (reply === undefined) return null;
  return {
    rest: { prompt: rules.prompt(after, seat, then), answer: reply },
    reasons: explain(rules, after, seat, then, reply),
  };
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

const leads = (outcomes: readonly Outcome[]): number[] => outcomes.map(({ lead }) => lead);

/** The standard error of an average; 0 for fewer than two values. */
function errorOf(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const centre = mean(values);
  const squares = values.reduce((sum, value) => sum + (value - centre) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1) / values.length);
}

/**
 * By how much an answer is ahead of the search's choice in the worlds in which both were tried. Shrunk towards zero by
 * what chance may explain.
 */
function compare(own: readonly Outcome[], chosen: readonly Outcome[]): { ahead: number; error: number } {
  const worlds = Math.min(own.length, chosen.length);
  const differences = own.slice(0, worlds).map(({ lead }, k) => lead - defined(chosen[k]).lead);
  const [difference, error] = [mean(differences), errorOf(differences)];
  return { ahead: Math.sign(difference) * Math.max(0, Math.abs(difference) - CLEAR * error), error };
}

/** The share of worlds won, or null if some were not played to the end. */
function share(outcomes: readonly Outcome[]): number | null {
  const ended = outcomes.flatMap(({ won }) => (won === null ? [] : [Number(won)]));
  return outcomes.length > 0 && ended.length === outcomes.length ? mean(ended) : null;
}
