import { workerData } from 'piscina';
import { type Job, jobs, type ThreadJobs } from './thread-jobs.ts';

// Entry point of a worker thread: prepares the job once, then runs its items.
const { job, task } = workerData as { job: Job; task: ThreadJobs[Job]['task'] };
export default await (jobs[job] as (task: unknown) => Promise<(item: unknown) => unknown>)(task);
