import { logEvent } from '@orrery/kernel';
import { thaw } from '../effects/tokens.ts';
import { flow } from '../state.ts';
import { endPhase } from './end-phase.ts';
import { eventPhase } from './event-phase.ts';
import { mainPhase } from './main.ts';

/** A turn of four phases (HX-057). */
export const turn = flow(
  'turn',
  {},
  {
    begin: (s) => {
      s.turns++;
      logEvent('turn-began', { seat: s.turn, turn: s.turns });
    },
    eventPhase: (_s, _v, go) => go.call(eventPhase),
    cryoPhase: (s) => thaw(s, s.turn, 1),
    mainPhase: (s, _v, go) => {
      s.phase = 'main';
      go.call(mainPhase, { seat: s.turn });
    },
    endPhase: (_s, _v, go) => go.call(endPhase),
  },
);
