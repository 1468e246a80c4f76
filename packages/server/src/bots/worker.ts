import { isLevel, type RankedAnswer, rankAnswers, think, withReasons } from '@orrery/bots';
import type { BotMove, BotTask } from '@orrery/host';
import { type Game, type Rules, rulesOf } from '@orrery/kernel';

/** A position to decide, and the module that contains the game's code. */
export interface Task extends BotTask {
  /** Whether to rank all answers for a hint. */
  advise: boolean;
  games: string;
  budgetMs: number | null;
}

const known = new Map<string, Promise<Rules>>();

async function rulesFrom(games: string, id: string): Promise<Rules> {
  const { catalog } = (await import(games)) as { catalog: readonly { id: string; load(): Promise<Game> }[] };
  const listed = catalog.find((entry) => entry.id === id);
  if (!listed) throw new Error(`game ${id} is not in ${games}`);
  return rulesOf(await listed.load());
}

/** Decides one question on a worker thread. */
export default async function work(task: Task): Promise<BotMove | null | RankedAnswer[]> {
  const { level } = task;
  if (!isLevel(level)) throw new Error(`unknown bot level ${level}`);
  const rules = known.get(task.game) ?? rulesFrom(task.games, task.game);
  known.set(task.game, rules);
  const limit = task.budgetMs === null ? {} : { budgetMs: task.budgetMs };
  const options = { level, seed: task.seed, now: () => performance.now(), ...limit };
  if (task.advise) return rankAnswers(await rules, task.state, task.seat, task.question, options);
  const action = think(await rules, task.state, task.seat, task.question, options);
  return action && withReasons(await rules, task.state, action);
}
