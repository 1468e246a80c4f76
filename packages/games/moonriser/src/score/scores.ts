import { scoresOf } from '../effects/end.ts';
import type { State } from '../state.ts';

/** The score of each seat if the game ended now; after the end, the final score. */
export const scores = (s: State): number[] =>
  s.result ? s.result.scores.slice() : scoresOf(s).map((score) => score.total);
