import type { LevelSettings, Rng } from '@orrery/kernel';
import type { Reply } from './answers.ts';
import { noise } from './chance.ts';
import type { EvaluatedAnswer } from './medium.ts';

/** The kinds of mistakes that a level makes: see `LevelSettings`. */
type Mistakes = Pick<LevelSettings, 'overlooks' | 'strays' | 'misjudges' | 'nearGain' | 'hoards'>;

export const isCareless = ({ overlooks = 0, strays = 0, misjudges = 0, nearGain = 0, hoards = 0 }: Mistakes): boolean =>
  Math.max(overlooks, strays, misjudges, nearGain, hoards) > 0;

/**
 * The index of the answer that seems best to a player who counts the points of the moment, likes to keep what they have
 * and errs in judging. `answers` are sorted best first.
 */
export function seemingBest(
  answers: readonly EvaluatedAnswer[],
  { misjudges = 0, nearGain = 0, hoards = 0 }: Mistakes,
  idle: (reply: Reply) => boolean,
  rng: Rng,
): number {
  if (misjudges <= 0 && nearGain <= 0 && hoards <= 0) return 0;
  const looks = standardized(answers.map(({ look }) => look));
  const points = standardized(answers.map((answer) => answer.points));
  let [best, highest] = [0, Number.NEGATIVE_INFINITY];
  for (const [i, { reply }] of answers.entries()) {
    const judged = (1 - nearGain) * (looks[i] ?? 0) + nearGain * (points[i] ?? 0);
    const seeming = judged + (idle(reply) ? hoards : 0) + misjudges * noise(rng);
    if (seeming > highest) [best, highest] = [i, seeming];
  }
  return best;
}

/** Values in standard deviations from their mean; 0 if they are all the same. */
function standardized(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
  return values.map((value) => (spread > 0 ? (value - mean) / spread : 0));
}
