import { seatsIn } from '@orrery/kernel';
import { conclude, finalExchange } from '../effects/end.ts';
import { flow } from '../state.ts';

/** The others exchange what they have left, then colonies are valued. */
export const ending = flow(
  'ending',
  {},
  {
    exchange: (s) => {
      // Who called the end by building has traded in their own turn; a stall has no last builder (MR-246).
      const builder = s.ending === 'full-board' || s.ending === 'nothing-fits' ? s.turn : null;
      for (const seat of seatsIn(s)) if (seat !== builder) finalExchange(s, seat);
    },
    classify: (s, _v, go) => go.finish(conclude(s)),
  },
);
