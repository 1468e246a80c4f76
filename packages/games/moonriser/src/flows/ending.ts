import { seatsIn } from '@orrery/kernel';
import { conclude, finalExchange } from '../effects/end.ts';
import { flow } from '../state.ts';

/** The final exchange of the other players, then the scoring of colonies. */
export const ending = flow(
  'ending',
  {},
  {
    exchange: (s) => {
      // The player who ended the game by building has already traded; after a full round no seat is on turn (MR-246).
      for (const seat of seatsIn(s)) if (seat !== s.turn) finalExchange(s, seat);
    },
    classify: (s, _v, go) => go.finish(conclude(s)),
  },
);
