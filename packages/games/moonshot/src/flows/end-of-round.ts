import { defined, int } from '@orrery/kernel';
import { LAST_ROUND } from '../content/numbers.ts';
import { PLACES } from '../content/places.ts';
import { isTile } from '../content/set.ts';
import { refillHand } from '../effects/decks.ts';
import { endAtCap } from '../effects/ending.ts';
import { returnTokens } from '../effects/politics.ts';
import { report } from '../effects/report.ts';
import { changeMoney, upkeep } from '../effects/tracks.ts';
import { parametersOf } from '../rules/parameters.ts';
import { rival } from '../rules/seats.ts';
import { payOf } from '../rules/tracks.ts';
import { flow, NONE, programOf, type State } from '../state.ts';
import { install, mount } from './install.ts';
import { maneuver } from './maneuver.ts';

/** 4) End of round administration. */
export const endOfRound = flow(
  'end-of-round',
  { at: int, place: int },
  {
    /** 4.1: the budgets fall (MS-184). */
    upkeep(s) {
      s.phase = 'end';
      upkeep(s);
    },
    /** 4.2: supplier lines slide; items that slide off are installed for free (MS-185, MS-186). */
    slide(s, v, go) {
      const side = sideAt(s, v.at++);
      const { supplier } = programOf(s, side);
      const item = defined(supplier[2]);
      supplier[2] = defined(supplier[1]);
      supplier[1] = defined(supplier[0]);
      supplier[0] = NONE;
      if (item === NONE) return;
      if (isTile(item)) go.call(install, { side, tile: item });
      else go.call(mount, { side, card: item });
    },
    other(s, v, go) {
      if (v.at < s.programs.length) return go.jump('slide');
      v.at = 0;
    },
    /** 4.3 and 4.4: the First Player settles all of their slots in order, then the other side does (MS-188). */
    maneuver: (s, v, go) => go.call(maneuver, { side: sideAt(s, v.at), place: v.place }),
    next(s, v, go) {
      v.place = (v.place + 1) % PLACES.length;
      if (v.place === 0) v.at++;
      if (v.at < s.programs.length) go.jump('maneuver');
    },
    /** 4.5 to 4.7: tokens are returned, hands refilled, Engineers paid (MS-203 to MS-207). */
    refill(s) {
      returnTokens(s);
      for (const [side, own] of s.programs.entries()) {
        refillHand(s, side);
        changeMoney(s, side, payOf(own.budget));
      }
      s.history = [...s.history, s.programs.flatMap((own) => [own.budget, own.popularity, ...parametersOf(own)])];
    },
    /** 4.8 and 4.9: the First Player marker changes sides, and a new round begins (MS-013, MS-208, MS-209). */
    marker(s) {
      if (s.round >= LAST_ROUND) return endAtCap(s);
      s.first = rival(s.first);
      report('first-player', s.first);
    },
  },
);

/** The side at this position in the order of play; the First Player's side comes first. */
const sideAt = (s: State, at: number): number => (at === 0 ? s.first : rival(s.first));
