import { Piscina } from 'piscina';
import { type Job, jobs, type Works } from './jobs.ts';

/** Plays the games of a job, dealt out to so many threads; `note` hears of each as it ends. */
export async function inThreads<J extends Job>(
  job: J,
  task: Works[J]['task'],
  items: readonly Works[J]['item'][],
  workers: number,
  note: (outcome: Works[J]['outcome']) => void,
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
