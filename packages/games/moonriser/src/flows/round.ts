import { defined, EVERYBODY, int, isIn, logEvent, move } from '@orrery/kernel';
import { IDLE_ROUNDS, LAST_ROUND } from '../content/numbers.ts';
import { tileId } from '../content/set.ts';
import { recordScores } from '../effects/end.ts';
import { refillSupply } from '../effects/tiles.ts';
import { flow, type State } from '../state.ts';
import { turn } from './turn.ts';

/** Each seat takes one turn, the first player first; then the supply advances. */
export const round = flow(
  'round',
  { at: int },
  {
    begin: (s) => {
      s.round++;
      s.developed = false;
    },
    turn: (s, v, go) => {
      const seat = defined(s.order[v.at++]);
      if (isIn(s, seat)) go.call(turn, { seat });
    },
    again: (s, v, go) => {
      // No further player gets a turn once the end has been called (MR-127).
      if (s.ending !== 'not-yet') go.end();
      else if (v.at < s.order.length) go.jump('turn');
    },
    end: (s) => {
      s.turn = null;
      moveSupply(s);
      logEvent('round-ended', { round: s.round });
      recordScores(s);
      s.idleRounds = s.developed ? 0 : s.idleRounds + 1;
      if (s.idleRounds >= IDLE_ROUNDS) s.ending = 'stall';
      else if (s.round >= LAST_ROUND) s.ending = 'last-round';
    },
  },
);

/** Discards the leftmost supply tile, moves the rest left and adds one at the right (MR-057). */
function moveSupply(s: State): void {
  const gone = s.supply.cards.length > 0 ? tileId(move(s, s.supply, 0, s.discards.basic, EVERYBODY)) : null;
  logEvent('supply-moved', { gone, joined: refillSupply(s) });
}
