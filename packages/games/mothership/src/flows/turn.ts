import { owner } from '@orrery/kernel';
import { gather } from '../effects/income.ts';
import { beginTurn } from '../effects/turn.ts';
import { flow } from '../state.ts';
import { main } from './main.ts';
import { respawn } from './respawn.ts';
import { sell } from './sell.ts';

/** A player's turn. It ends immediately, without income, if the player is eliminated (MO-090, MO-101). */
export const turn = flow(
  'turn',
  { seat: owner },
  {
    begin(s, v) {
      beginTurn(s, v.seat);
      s.phase = 'main';
    },
    main: (_s, v, go) => go.call(main, { seat: v.seat }),
    gather(s, v) {
      s.phase = 'end';
      s.thisTurn.moving = -1;
      gather(s, v.seat);
    },
    sell: (_s, v, go) => go.call(sell, { seat: v.seat }),
    respawn(s, v, go) {
      if (s.agreed.mode === 'points') go.call(respawn, { seat: v.seat });
    },
  },
);
