import {
  type Action,
  type Core,
  defined,
  type LevelSettings,
  type Rng,
  type Rules,
  type Seat,
  seeded,
} from '@orrery/kernel';
import { openQuestion, policyAnswer, type Reply } from './answers.ts';
import { type Bot, budgetOf } from './bot.ts';
import { bySettings } from './by-settings.ts';
import { easy } from './easy.ts';
import { hard } from './hard.ts';
import { type Level, levelNumber, settingsOf } from './levels.ts';
import { medium } from './medium.ts';
import { random } from './random.ts';

/** Levels that play every game in the same way. */
const bots: { readonly [name: string]: Bot } = { random, easy, medium, hard };

/** Default number of iterations without a clock. */
const ITERATIONS = 300;
/** Default time in milliseconds if there is a clock. */
const BUDGET_MS = 700;

export interface ThinkOptions {
  /** A level's name, or settings to play by. */
  level: Level | LevelSettings;
  /** The same seed and number of iterations give the same answer. */
  seed: string;
  iterations?: number;
  budgetMs?: number;
  /** The host's clock in milliseconds. Without it, time limits are ignored. */
  now?: () => number;
  /** Called with the number of iterations made. */
  counted?: (iterations: number) => void;
}

function botOf(rules: Rules, level: Level | LevelSettings): Bot {
  if (typeof level !== 'string') return bySettings(level);
  return bots[level] ?? bySettings(defined(settingsOf(rules)[(levelNumber(level) ?? 1) - 1]));
}

/** The answer, or the policy's if no level gives it. */
function unlessAvoided<S extends Core>(
  rules: Rules<S>,
  world: S,
  seat: Seat,
  question: string,
  reply: Reply,
  rng: Rng,
): Reply {
  const { avoids } = rules.game.ai ?? {};
  if (!avoids || reply === undefined) return reply;
  const at = openQuestion(rules, world, seat, question);
  const { flow, step, vars } = at.frame;
  return avoids(world, seat, flow, at.standing ?? step, vars, reply)
    ? policyAnswer(rules, world, at, seat, rng)
    : reply;
}

/**
 * A bot's action for a question, or null if it skips a standing question. Uses only what the seat knows. Throws
 * `IllegalAction` if the question is not open for the seat.
 */
export function think<S extends Core>(
  rules: Rules<S>,
  state: S,
  seat: Seat,
  question: string,
  thought: ThinkOptions,
): Action | null {
  const { level, seed, now } = thought;
  const n = state.counts[seat] ?? 0;
  const rng = seeded(`${seed}/${seat}/${question}/${n}`);
  // From here on, the bot uses only an imagined world, so it cannot use hidden information.
  const world = rules.imagine(state, seat, rng);
  const iterations = thought.iterations ?? (now ? undefined : ITERATIONS);
  const budgetMs = now ? (thought.budgetMs ?? BUDGET_MS) : undefined;
  const budget = budgetOf({ iterations, budgetMs, now });
  const found = botOf(rules, level)(rules, world, seat, question, rng, budget);
  const answer = level === 'random' ? found : unlessAvoided(rules, world, seat, question, found, rng);
  thought.counted?.(budget.made());
  return answer === undefined ? null : { seat, question, n, answer };
}
