import { conclude, noteScores } from '../effects/conclude.ts';
import { flow, NONE, playerOf, type State } from '../state.ts';
import { draft } from './draft.ts';
import { pickLocations } from './locations.ts';
import { outfit } from './outfit.ts';
import { startingPlaces } from './starting-places.ts';
import { syndicate } from './syndicate.ts';
import { turn } from './turn.ts';

/** The whole game: what is chosen before it, turns until no Event is left, scoring. */
export const wholeGame = flow(
  'game',
  {},
  {
    locations: (s, _v, go) => {
      if (s.pickLocations) go.call(pickLocations);
    },
    draft: (s, _v, go) => {
      if (playerOf(s, 0).architect === NONE) go.call(draft);
    },
    outfit: (s, _v, go) => {
      if (s.coop) go.call(outfit);
    },
    start: (s, _v, go) => {
      if (s.chooseStart) go.call(startingPlaces);
    },
    opening: (s) => noteScores(s),
    turn: (s, _v, go) => {
      // The deck is looked at before anything is flipped (HX-059, HX-195).
      if (s.events.cards.length === 0) return go.jump('end');
      s.turn = nextSeat(s);
      go.call(turn);
    },
    syndicate: (s, _v, go) => {
      if (s.coop) go.call(syndicate);
    },
    again: (s, _v, go) => {
      if (s.turns % s.players.length === 0) noteScores(s);
      go.jump('turn');
    },
    end: (s, _v, go) => go.finish(conclude(s)),
  },
);

/** Clockwise, leaving out who has resigned. */
function nextSeat(s: State): number {
  const { length } = s.order;
  const at = s.order.indexOf(s.turn);
  for (let step = 1; step <= length; step++) {
    const seat = s.order[(at + step) % length] as number;
    if (!s.out[seat]) return seat;
  }
  throw new Error('nobody is left to play');
}
