import { parentPort, workerData } from 'node:worker_threads';
import { jobs } from './jobs.ts';
import type { Share } from './threads.ts';

// A thread: plays its share of the games and sends home what came of each.
const { job, task, items } = workerData as Share;
const play = await (jobs[job] as (task: unknown) => Promise<(item: unknown) => unknown>)(task);
for (const item of items) parentPort?.postMessage(play(item));
