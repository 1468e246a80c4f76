import { availableParallelism } from 'node:os';
import type { BotMove, BotTask, Thinker } from '@orrery/host';
import type { RankedAnswer } from '@orrery/protocol';
import { Piscina } from 'piscina';
import { openFairQueue, type QueuedTask } from './fair-queue.ts';
import type { Task } from './worker.ts';

/** Worker threads shared by the bots of all matches. */
export interface BotPool extends Thinker {
  /**
   * Sets the address that a match's bots count towards: that of the player who joined last, or of a spectator until a
   * player joins.
   */
  joined(address: string, match: string, plays: boolean): void;
  close(): Promise<void>;
}

export interface BotPoolOptions {
  /** A module with a `catalog`. */
  games: string;
  /** Time limit per decision and per hint; null for the default. */
  budgetMs: number | null;
  /** Runs one task on a worker thread. */
  run?: (task: Task, signal: AbortSignal) => Promise<Thought>;
  threads?: number;
}

/** A bot's action or null, or ranked answers for a hint. */
type Thought = BotMove | null | RankedAnswer[];

interface Job extends QueuedTask {
  task: BotTask;
  advise: boolean;
  resolve(thought: Thought): void;
  reject(error: unknown): void;
}

/** Maximum time for one decision, excluding the wait for a thread. */
const LONGEST_MS = 60_000;
/** Address shared by all matches without a known address. */
const NOBODY = '';
/** Number of matches whose address is remembered. */
const MAX_MATCHES = 10_000;

/** Leaves one processor for the serving thread. */
const spareThreads = () => Math.max(1, availableParallelism() - 1);

/** Threads start with the first question, so a server without bots starts none. */
export function openBotPool({ games, budgetMs, run, threads = spareThreads() }: BotPoolOptions): BotPool {
  const queue = openFairQueue<Job>();
  const visitors = new Map<string, { address: string; plays: boolean }>();
  let pool: Piscina | null = null;
  let busy = 0;
  let closed = false;

  function begin(task: Task): Promise<Thought> {
    const signal = AbortSignal.timeout(LONGEST_MS);
    if (run) return run(task, signal);
    pool ??= start(threads);
    return pool.run(task, { signal });
  }

  function startJobs(): void {
    while (busy < threads) {
      const job = queue.next();
      if (!job) return;
      busy++;
      begin({ ...job.task, advise: job.advise, games, budgetMs })
        .then(job.resolve, job.reject)
        .finally(() => {
          busy--;
          startJobs();
        });
    }
  }

  const ask = (task: BotTask, advise: boolean): Promise<Thought> =>
    new Promise((resolve, reject) => {
      if (closed) return reject(new Error('the bot pool is closed'));
      const { match } = task;
      const address = () => visitors.get(match)?.address ?? NOBODY;
      queue.add({ table: match, address, task, advise, resolve, reject });
      startJobs();
    });

  return {
    think: (task) => ask(task, false) as Promise<BotMove | null>,
    advise: (task) => ask(task, true) as Promise<RankedAnswer[]>,
    joined(address, match, plays) {
      if (!plays && visitors.get(match)?.plays) return;
      visitors.delete(match);
      visitors.set(match, { address, plays });
      if (visitors.size > MAX_MATCHES) visitors.delete(visitors.keys().next().value as string);
    },
    async close() {
      closed = true;
      for (const job of queue.clear()) job.reject(new Error('the bot pool is closed'));
      await pool?.destroy();
    },
  };
}

/**
 * Starts the threads. The built worker needs no flags; when run from source, it loads TypeScript with the same
 * condition as this thread.
 */
function start(threads: number): Piscina {
  const source = import.meta.url.endsWith('.ts');
  return new Piscina({
    filename: new URL(source ? './worker-source.mjs' : './worker.js', import.meta.url).href,
    execArgv: source ? ['--conditions=source'] : [],
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: 60_000,
  });
}
