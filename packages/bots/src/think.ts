import { type Action, type Core, type Rules, type Seat, seeded } from '@orrery/kernel';
import { type Bot, budgetOf } from './bot.ts';
import { easy } from './easy.ts';
import { hard } from './hard.ts';
import { medium } from './medium.ts';
import { random } from './random.ts';

/** The levels from weakest to strongest. */
export const levels = ['random', 'easy', 'medium', 'hard'] as const;
export type Level = (typeof levels)[number];

const bots: { readonly [L in Level]: Bot } = { random, easy, medium, hard };
/** Iterations when neither a number nor a clock is given. */
const ITERATIONS = 300;
/** Milliseconds when a clock is given but no budget. */
const BUDGET_MS = 700;

export interface Thought {
  level: Level;
  /** Equal seeds and equal iterations give equal answers. */
  seed: string;
  iterations?: number;
  budgetMs?: number;
  /** The host's clock in milliseconds. Without it time plays no part. */
  now?: () => number;
  /** Is told how many iterations were made. */
  counted?: (iterations: number) => void;
}

export const isLevel = (x: unknown): x is Level => levels.includes(x as Level);

/**
 * What a bot would do about a question: an action ready to be played, or null where it lets a standing question be.
 * It works from what the seat knows and nothing else. Throws `IllegalAction` if the seat is not asked that.
 */
export function think<S extends Core>(
  rules: Rules<S>,
  state: S,
  seat: Seat,
  question: string,
  thought: Thought,
): Action | null {
  const { level, seed, now } = thought;
  const n = state.counts[seat] ?? 0;
  const rng = seeded(`${seed}/${seat}/${question}/${n}`);
  // Worlds that look alike to the seat are imagined alike, so from here on nothing hidden is at hand.
  const world = rules.imagine(state, seat, rng);
  const iterations = thought.iterations ?? (now ? undefined : ITERATIONS);
  const budgetMs = now ? (thought.budgetMs ?? BUDGET_MS) : undefined;
  const budget = budgetOf({ iterations, budgetMs, now });
  const answer = bots[level](rules, world, seat, question, rng, budget);
  thought.counted?.(budget.made());
  return answer === undefined ? null : { seat, question, n, answer };
}
