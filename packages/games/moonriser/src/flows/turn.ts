import { logEvent, owner } from '@orrery/kernel';
import { COLOURS } from '../content/kinds.ts';
import { incomeOf } from '../rules/income.ts';
import { flow, playerOf } from '../state.ts';
import { development } from './development.ts';
import { handLimit } from './hand-limit.ts';
import { planning } from './planning.ts';
import { trade } from './trade.ts';

/** One player's turn: three phases in order (MR-062). */
export const turn = flow(
  'turn',
  { seat: owner },
  {
    planning: (s, { seat }, go) => {
      s.turn = seat;
      s.phase = 'planning';
      s.actions = 0;
      s.freeActions = 0;
      logEvent('turn-began', { seat, round: s.round });
      go.call(planning, { seat });
    },
    development: (s, { seat }, go) => {
      s.phase = 'development';
      go.call(development, { seat });
    },
    production: (s, { seat }) => {
      s.phase = 'production';
      const income = incomeOf(s.board, seat);
      for (const colour of COLOURS) playerOf(s, seat).tokens[colour] += income[colour];
      logEvent('produced', { seat, ...income });
    },
    trade: (_s, { seat }, go) => go.call(trade, { seat }),
    handLimit: (_s, { seat }, go) => go.call(handLimit, { seat }),
    end: (s) => {
      s.actions = 0;
      s.freeActions = 0;
    },
  },
);
