import { seatsIn } from '@orrery/kernel';
import { conclude, finalExchange } from '../effects/end.ts';
import { flow } from '../state.ts';

/** The final exchange of all players except the last builder, then the final scoring. */
export const ending = flow(
  'ending',
  {},
  {
    exchange: (s) => {
      // A player who ended the game by building has already traded; after a complete round, all exchange (MR-246).
      for (const seat of seatsIn(s)) if (seat !== s.turn) finalExchange(s, seat);
    },
    classify: (s, _v, go) => go.finish(conclude(s)),
  },
);
