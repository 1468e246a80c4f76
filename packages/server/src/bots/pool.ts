import { availableParallelism } from 'node:os';
import type { Puzzle, Thinker } from '@orrery/host';
import type { Action } from '@orrery/kernel';
import type { Weighed } from '@orrery/protocol';
import { Piscina } from 'piscina';
import { openTurns, type Waiter } from './turns.ts';
import type { Task } from './worker.ts';

/** Threads for bots, which the bots of all matches take turns at. */
export interface BotPool extends Thinker {
  /** On whose behalf the bots of a match think: the address of the last player who came; until then, of a watcher. */
  joined(address: string, match: string, plays: boolean): void;
  close(): Promise<void>;
}

export interface BotPoolOptions {
  /** A module with a `catalog`. */
  games: string;
  budgetMs: number | null;
  /** Thinks about one task on some thread. */
  run?: (task: Task, signal: AbortSignal) => Promise<Thought>;
  threads?: number;
}

/** A bot's action, or null; or answers weighed for a hint. */
type Thought = Action | null | Weighed[];

interface Job extends Waiter {
  puzzle: Puzzle;
  advise: boolean;
  resolve(thought: Thought): void;
  reject(error: unknown): void;
}

/** A thought that takes longer than this has gone wrong. Waiting for a thread does not count. */
const LONGEST_MS = 60_000;
/** All matches that nobody has come to share one turn. */
const NOBODY = '';
/** So many matches are known with their players' address. */
const MOST_MATCHES = 10_000;

/** One processor is left to the thread that serves. */
const spareThreads = () => Math.max(1, availableParallelism() - 1);

/** Threads are started with the first question, so that a server without bots pays nothing. */
export function openBotPool({ games, budgetMs, run, threads = spareThreads() }: BotPoolOptions): BotPool {
  const turns = openTurns<Job>();
  const guests = new Map<string, { address: string; plays: boolean }>();
  let pool: Piscina | null = null;
  let busy = 0;
  let closed = false;

  function begin(task: Task): Promise<Thought> {
    const signal = AbortSignal.timeout(LONGEST_MS);
    if (run) return run(task, signal);
    pool ??= start(threads);
    return pool.run(task, { signal });
  }

  function goOn(): void {
    while (busy < threads) {
      const job = turns.next();
      if (!job) return;
      busy++;
      begin({ ...job.puzzle, advise: job.advise, games, budgetMs })
        .then(job.resolve, job.reject)
        .finally(() => {
          busy--;
          goOn();
        });
    }
  }

  const ask = (puzzle: Puzzle, advise: boolean): Promise<Thought> =>
    new Promise((resolve, reject) => {
      if (closed) return reject(new Error('the bots have gone'));
      const { match } = puzzle;
      const address = () => guests.get(match)?.address ?? NOBODY;
      turns.add({ table: match, address, puzzle, advise, resolve, reject });
      goOn();
    });

  return {
    think: (puzzle) => ask(puzzle, false) as Promise<Action | null>,
    advise: (puzzle) => ask(puzzle, true) as Promise<Weighed[]>,
    joined(address, match, plays) {
      if (!plays && guests.get(match)?.plays) return;
      guests.delete(match);
      guests.set(match, { address, plays });
      if (guests.size > MOST_MATCHES) guests.delete(guests.keys().next().value as string);
    },
    async close() {
      closed = true;
      for (const job of turns.clear()) job.reject(new Error('the bots have gone'));
      await pool?.destroy();
    },
  };
}

/** Built, the worker needs nothing; from sources it loads them by the same condition as this thread did. */
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
