import { seatsIn } from '@orrery/kernel';
import { conclude, finalExchange } from '../effects/end.ts';
import { flow } from '../state.ts';

/** The others exchange what they have left, then colonies are valued. */
export const ending = flow(
  'ending',
  {},
  {
    exchange: (s) => {
      // Who called the end by building has traded in their own turn; after a whole round it is nobody's turn (MR-246).
      for (const seat of seatsIn(s)) if (seat !== s.turn) finalExchange(s, seat);
    },
    classify: (s, _v, go) => go.finish(conclude(s)),
  },
);
