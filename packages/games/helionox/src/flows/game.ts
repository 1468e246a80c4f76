import { defined, draw, EVERYBODY, isIn, logEvent, type Seat } from '@orrery/kernel';
import { labelled } from '../content/cards.ts';
import { conclude, noteRound } from '../effects/conclude.ts';
import { flow, NONE, playerOf, type State } from '../state.ts';
import { draft } from './draft.ts';
import { pickLocations } from './locations.ts';
import { outfit } from './outfit.ts';
import { startingPlaces } from './starting-places.ts';
import { syndicate } from './syndicate.ts';
import { turn } from './turn.ts';

/** The whole game: set-up choices, turns until no Event is left, scoring. */
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
    opening: (s) => noteRound(s),
    turn: (s, _v, go) => {
      // An empty deck ends the game before anything is flipped (HX-059, HX-195).
      if (s.events.cards.length === 0) return go.jump('end');
      s.turn = nextSeat(s);
      if (isIn(s, s.turn)) return go.call(turn);
      skipTurn(s);
      go.jump('again');
    },
    syndicate: (s, _v, go) => {
      if (s.coop) go.call(syndicate);
    },
    again: (s, _v, go) => {
      if (s.turns % s.players.length === 0) noteRound(s);
      go.jump('turn');
    },
    end: (s, _v, go) => go.finish(conclude(s)),
  },
);

/** The next seat clockwise, even if it has resigned. */
const nextSeat = (s: State): Seat => defined(s.order[(s.order.indexOf(s.turn) + 1) % s.order.length]);

/**
 * Skips the turn of a resigned seat. In a competitive game its Event is set aside, so the remaining players keep their
 * number of turns (R76); a team faces all Events.
 */
function skipTurn(s: State): void {
  if (s.coop) return;
  s.turns++;
  const card = draw(s, s.events, s.box, EVERYBODY);
  logEvent('event-set-aside', { seat: s.turn, ...labelled(card) });
}
