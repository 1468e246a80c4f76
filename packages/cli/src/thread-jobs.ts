import { type Duel, duel, type Pairing, type Score } from './arena.ts';
import { rulesFor } from './arguments.ts';
import { type Played, type Sample, sampler } from './sample.ts';

/** Jobs that run on several threads, with the types of their task, items and results. */
export interface ThreadJobs {
  duel: { task: Duel; item: Pairing; result: Score };
  sample: { task: Sample; item: number; result: Played };
}
export type Job = keyof ThreadJobs;

/** Prepares a job. The returned function runs one item. */
export const jobs: {
  [J in Job]: (task: ThreadJobs[J]['task']) => Promise<(item: ThreadJobs[J]['item']) => ThreadJobs[J]['result']>;
} = {
  duel: async (task) => {
    const rules = await rulesFor(task.game);
    return (pairing) => duel(rules, task, pairing);
  },
  sample: sampler,
};
