import { type Duel, duel, type Pairing, type Score } from './arena.ts';
import { type Played, type Sample, sampler } from './sample.ts';
import { rulesFor } from './values.ts';

/** Work that threads can share: all its games, and what comes of each. */
export interface Works {
  duel: { task: Duel; item: Pairing; outcome: Score };
  sample: { task: Sample; item: number; outcome: Played };
}
export type Job = keyof Works;

/** Makes ready to play the games of a job one by one. */
export const jobs: {
  [J in Job]: (task: Works[J]['task']) => Promise<(item: Works[J]['item']) => Works[J]['outcome']>;
} = {
  duel: async (task) => {
    const rules = await rulesFor(task.game);
    return (pairing) => duel(rules, task, pairing);
  },
  sample: sampler,
};
