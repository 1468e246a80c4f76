import { beginTurn } from '../effects/turn.ts';
import { flow } from '../state.ts';

/** The solo opponent's turn (MO-586, MO-599). */
export const npc = flow(
  'npc',
  {},
  {
    begin(s) {
      beginTurn(s, 1);
      s.phase = 'npc';
    },
  },
);
