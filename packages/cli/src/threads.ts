import { Worker } from 'node:worker_threads';
import { type Job, jobs, type Works } from './jobs.ts';

/** What a thread is given. */
export interface Share {
  job: Job;
  task: unknown;
  items: unknown[];
}

const loading = (file: URL): string =>
  `import('${import.meta.resolve('tsx/esm/api')}').then((tsx) => tsx.register()).then(() => import('${file}'))`;

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
  const shares = Array.from({ length: workers }, (_none, own) => items.filter((_item, i) => i % workers === own));
  await Promise.all(shares.map((share) => inThread({ job, task, items: share }, note)));
}

function inThread(share: Share, note: (outcome: any) => void): Promise<void> {
  const source = import.meta.url.endsWith('.ts');
  const file = new URL(`./worker.${source ? 'ts' : 'js'}`, import.meta.url);
  // A thread can only start with JavaScript: from sources a line of it loads the rest.
  const worker = source
    ? new Worker(loading(file), { eval: true, workerData: share })
    : new Worker(file, { workerData: share });
  return new Promise((done, fail) => {
    worker.on('message', note);
    worker.on('error', fail);
    worker.on('exit', (code) => (code === 0 ? done() : fail(new Error(`a worker ended with code ${code}`))));
  });
}
