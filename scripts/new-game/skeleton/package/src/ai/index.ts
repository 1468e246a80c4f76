import type { GameAi } from '@orrery/kernel';
import { pointsOf, type State } from '../state.ts';

/** Knowledge for bots: points are good; points that can still be lost count less. */
export const ai: GameAi<State> = {
  evaluate(s, seat) {
    const others = s.points.filter((_points, other) => other !== seat);
    return pointsOf(s, seat) + (s.turn === seat ? s.gain * 0.8 : 0) - Math.max(...others);
  },
};
