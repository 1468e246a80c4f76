import { below, defined, int, logEvent, witness } from '@orrery/kernel';
import { pointsResult } from '../effects/conclude.ts';
import { checkFallen, endRound } from '../effects/fall.ts';
import { closeTurn } from '../effects/turn.ts';
import { isIn, isSeat, planetsOf } from '../rules/board.ts';
import { pointsOf } from '../rules/planets.ts';
import { flow, type State } from '../state.ts';
import { fleet } from './fleet.ts';
import { npc } from './npc.ts';
import { turn } from './turn.ts';

/** The whole game: start player, fleet placement, then turns until it ends. */
export const wholeGame = flow(
  'game',
  { at: int },
  {
    rollOff(s) {
      if (s.order.length === 0) s.order = orderFrom(s, rollOff(s));
    },
    fleet(s, v, go) {
      const side = s.order[v.at++];
      if (side === undefined) return go.jump('round');
      if (isSeat(s, side)) go.call(fleet, { seat: side });
    },
    moreFleets: (_s, _v, go) => go.jump('fleet'),
    round(s, v) {
      s.round++;
      v.at = 0;
      logEvent('round-began', { round: s.round });
    },
    turn(s, v, go) {
      const side = s.order[v.at];
      if (side === undefined) return go.jump('roundEnd');
      v.at++;
      if (!isIn(s, side)) return go.jump('turn');
      if (isSeat(s, side)) go.call(turn, { seat: side });
      else go.call(npc);
    },
    // Also reached if a player is eliminated on their turn, so end-of-turn effects happen here (MO-101, MO-131).
    close(s, _v, go) {
      closeTurn(s);
      checkFallen(s);
      const { limit } = s.agreed;
      // The active player's score at the end of their turn counts (MO-573, MO-574).
      if (limit > 0 && isIn(s, s.turn) && pointsOf(s, s.turn) >= limit && !s.ending) {
        logEvent('limit-reached', { seat: s.turn, limit });
        endRound(s);
      }
      go.jump('turn');
    },
    roundEnd(s, _v, go) {
      s.history = [...s.history, s.players.map((_player, side) => planetsOf(s, side).length)];
      const { rounds } = s.agreed;
      if (s.ending) return go.finish(pointsResult(s, 'limit'));
      if (rounds > 0 && s.round >= rounds) return go.finish(pointsResult(s, 'rounds'));
      go.jump('round');
    },
  },
);

/** Each player rolls a D12, the highest starts; tied players roll again (MO-094). */
function rollOff(s: State): number {
  let among = s.out.map((_out, seat) => seat);
  while (among.length > 1) {
    const rolls = among.map(() => 1 + below(s.rng, 12));
    const best = Math.max(...rolls);
    logEvent('rolled-off', { seats: among, rolls });
    among = among.filter((_seat, i) => rolls[i] === best);
  }
  witness(s);
  const first = defined(among[0]);
  logEvent('starts', { seat: first });
  return first;
}

/** The layout's turn order, starting with the seat `first` (MO-058, MO-095, MO-668). */
function orderFrom(s: State, first: number): number[] {
  const at = s.seating.indexOf(first);
  return [...s.seating.slice(at), ...s.seating.slice(0, at)];
}
