import { LOSS } from '../content/numbers.ts';
import type { Flight } from '../state.ts';

/**
 * Popularity that a launch costs, by its outcome; `aboard` counts dogs, satellites and astronauts (MS-068, MS-152,
 * MS-154, MS-161).
 */
export function lossOf(outcome: Flight['outcome'], aboard: readonly number[]): number {
  switch (outcome) {
    case 'flying':
    case 'success':
      return 0;
    case 'abort':
      return LOSS.abort;
    case 'no-payload':
    case 'too-late':
      return LOSS.delay;
    case 'explosion':
      return aboard[0] || aboard[2] ? LOSS.lives : LOSS.explosion;
  }
}
