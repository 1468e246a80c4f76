import type { Problem } from './problem.ts';
import { oddsOf } from './solve.ts';

// Chances are computed in a worker to keep the page responsive.
self.onmessage = ({ data }: MessageEvent<{ key: string; problem: Problem }>) => {
  self.postMessage({ key: data.key, odds: oddsOf(data.problem) });
};
