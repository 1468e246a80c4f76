import { Piscina } from 'piscina';
import { type Job, jobs, type ThreadJobs } from './thread-jobs.ts';

/** Runs a job on worker threads, or on this thread if `workers` is 1; `note` receives each result. */
export async function inThreads<J extends Job>(
  job: J,
  task: ThreadJobs[J]['task'],
  items: readonly ThreadJobs[J]['item'][],
  workers: number,
  note: (result: ThreadJobs[J]['result']) => void,
): Promise<void> {
  if (workers === 1) {
    const play = await jobs[job](task);
    for (const item of items) note(play(item));
    return;
  }
  const source = import.meta.url.endsWith('.ts');
  const pool = new Piscina({
    filename: new URL(source ? './worker-source.mjs' : './worker.js', import.meta.url).href,
    execArgv: source ? ['--conditions=source'] : [],
    workerData: { job, task },
    minThreads: workers,
    maxThreads: workers,
  });
  try {
    await Promise.all(items.map(async (item) => note(await pool.run(item))));
  } finally {
    await pool.destroy();
  }
}
