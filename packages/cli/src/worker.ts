import { workerData } from 'piscina';
import { type Job, jobs, type Works } from './jobs.ts';

// A thread: makes ready once, then plays the games it is given one by one.
const { job, task } = workerData as { job: Job; task: Works[Job]['task'] };
export default await (jobs[job] as (task: unknown) => Promise<(item: unknown) => unknown>)(task);
