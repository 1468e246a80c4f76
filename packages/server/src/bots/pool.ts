import { availableParallelism } from 'node:os';
import type { Thinker } from '@orrery/host';
import { Piscina } from 'piscina';
import type { Task } from './worker.ts';

/** Threads for bots. */
export interface BotPool extends Thinker {
  close(): Promise<void>;
}

/** A thought that takes longer than this has gone wrong. */
const LONGEST_MS = 60_000;

/** Started with the first question, so that a server without bots pays nothing. `games` is a module with a `catalog`. */
export function openBotPool(games: string, budgetMs: number | null): BotPool {
  let pool: Piscina | null = null;
  return {
    think(puzzle) {
      pool ??= start();
      const task: Task = { ...puzzle, games, budgetMs };
      return pool.run(task, { signal: AbortSignal.timeout(LONGEST_MS) });
    },
    async close() {
      await pool?.destroy();
    },
  };
}

/** Built, the worker needs nothing; from sources it loads them by the same condition as this thread did. */
function start(): Piscina {
  const source = import.meta.url.endsWith('.ts');
  return new Piscina({
    filename: new URL(source ? './worker-source.mjs' : './worker.js', import.meta.url).href,
    execArgv: source ? ['--conditions=source'] : [],
    minThreads: 1,
    // One processor is left to the thread that serves.
    maxThreads: Math.max(1, availableParallelism() - 1),
    idleTimeout: 60_000,
  });
}
