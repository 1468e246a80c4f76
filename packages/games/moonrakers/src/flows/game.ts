import { defined, logEvent, type Seat, seatsIn } from '@orrery/kernel';
import { FIRST_PLAYER_DICE } from '../content/numbers.ts';
import { redraw } from '../effects/cards.ts';
import { closeSector } from '../effects/decks.ts';
import { rollDie } from '../effects/dice.ts';
import { checkRounds, checkVictory } from '../effects/ending.ts';
import { renewMercenaries } from '../effects/mercenaries.ts';
import { inOrder, isSmall } from '../rules/seats.ts';
import { captainOf, flow, NONE, newPlan, type State } from '../state.ts';
import { claims } from './claims.ts';
import { favour } from './favour.ts';
import { closeSale } from './happening.ts';
import { chooseObjectives } from './objectives.ts';
import { turn } from './turn.ts';

/**
 * The whole game: choose objectives, determine the first leader, then take turns until the end (MK-034, MK-041 to
 * MK-044).
 */
export const wholeGame = flow(
  'game',
  {},
  {
    objectives: (_s, _v, go) => go.call(chooseObjectives),
    first(s) {
      s.leader = firstLeader(s);
      s.starter = s.leader;
      for (const seat of inOrder(s)) redraw(s, seat);
      logEvent('first-leader', { seat: s.leader });
    },
    turn(s, _v, go) {
      openTurn(s);
      go.call(turn, { seat: s.leader });
    },
    claims(s, _v, go) {
      tidy(s);
      go.call(claims);
    },
    next(s, _v, go) {
      closeTurn(s);
      go.jump('turn');
    },
  },
  { favour },
);

/** Determines the first leader: fewest icons on four dice; ties are rerolled (MK-041, MK-042). */
function firstLeader(s: State): Seat {
  let seats = seatsIn(s);
  while (seats.length > 1) {
    const rolls = seats.map(() => {
      let icons = 0;
      for (let i = 0; i < FIRST_PLAYER_DICE; i++) icons += rollDie(s);
      return icons;
    });
    seats.forEach((seat, i) => {
      logEvent('first-roll', { seat, icons: defined(rolls[i]) });
    });
    const least = Math.min(...rolls);
    seats = seats.filter((_seat, i) => rolls[i] === least);
  }
  return defined(seats[0]);
}

function openTurn(s: State): void {
  s.turn++;
  if (s.event !== NONE) s.usedEvents.push(s.event);
  s.event = NONE;
  s.plan = { ...newPlan(), began: captainOf(s, s.leader).at };
  for (const own of s.captains) {
    own.deeds = [0, 0];
    own.spent = 0;
    own.acquired = 0;
    own.advanced = 0;
    own.favours = 0;
    own.befriended = 0;
    own.arrived = false;
    own.usedInTurn = [];
  }
  logEvent('turn-began', { seat: s.leader, turn: s.turn, round: s.round });
}

/** Clears talks, a called head-to-head and a sale, which are left over if the leader resigned (D98). */
function tidy(s: State): void {
  s.talks = null;
  s.plan.called = NONE;
  closeSale(s);
}

/**
 * Ends the turn: checks for victory, then passes the lead to the left and advances rounds and mercenaries (MK-396,
 * MK-412, MK-429).
 */
function closeTurn(s: State): void {
  closeSector(s);
  s.history = [...s.history, s.captains.map(({ prestige }) => prestige)];
  checkVictory(s);
  if (s.result !== null) return;
  let seat = s.leader;
  let ended = false;
  do {
    seat = (seat + 1) % s.captains.length;
    ended = ended || seat === s.starter;
  } while (s.out[seat]);
  if (ended || s.agreed.literalRounds) {
    checkRounds(s);
    s.round++;
  }
  s.leader = seat;
  if (ended && isSmall(s)) renewMercenaries(s);
}
