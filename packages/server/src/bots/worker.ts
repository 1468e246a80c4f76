import { advise, isLevel, think, type Weighed } from '@orrery/bots';
import type { Puzzle } from '@orrery/host';
import { type Action, type Game, type Rules, rulesOf } from '@orrery/kernel';

/** What the pool sends: the puzzle, and where its game's code is. */
export interface Task extends Puzzle {
  /** Answers are to be weighed, for a hint. */
  advise: boolean;
  games: string;
  budgetMs: number | null;
}

const known = new Map<string, Promise<Rules>>();

async function rulesFrom(games: string, id: string): Promise<Rules> {
  const { catalog } = (await import(games)) as { catalog: readonly { id: string; load(): Promise<Game> }[] };
  const listed = catalog.find((entry) => entry.id === id);
  if (!listed) throw new Error(`no game ${id} in ${games}`);
  return rulesOf(await listed.load());
}

/** Thinks about one question, on a thread of its own. */
export default async function work(task: Task): Promise<Action | null | Weighed[]> {
  const { level } = task;
  if (!isLevel(level)) throw new Error(`no bot of level ${level}`);
  const rules = known.get(task.game) ?? rulesFrom(task.games, task.game);
  known.set(task.game, rules);
  const thought = { level, seed: task.seed, now: () => performance.now() };
  const budget = task.budgetMs === null ? thought : { ...thought, budgetMs: task.budgetMs };
  if (task.advise) return advise(await rules, task.state, task.seat, task.question, thought);
  return think(await rules, task.state, task.seat, task.question, budget);
}
