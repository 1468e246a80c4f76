import type { Hints } from '@orrery/kernel';
import { pointsOf, type State } from '../state.ts';

/** What a bot should know: points are good, and what is on the table counts for less than what is kept. */
export const hints: Hints<State> = {
  evaluate(s, seat) {
    const others = s.points.filter((_points, other) => other !== seat);
    return pointsOf(s, seat) + (s.turn === seat ? s.gain * 0.8 : 0) - Math.max(...others);
  },
};
