import { defined, type Seat } from '@orrery/kernel';
import { PLACES } from '../content/places.ts';
import { MOON } from '../content/set.ts';
import { hasPayload } from '../rules/missions.ts';
import { hasDecided } from '../rules/politics.ts';
import { rival, sideOfSeat } from '../rules/seats.ts';
import { kindsOf } from '../rules/tokens.ts';
import { NONE, type PoliticsSlot, type Program, programOf, type State } from '../state.ts';
import { baysOf } from './build.ts';
import { bestTarget, canLoad, chanceReady, EXPLORED, planFor, popularityLost, targetOf } from './target.ts';
import { cardWorth, effectsWorth, strengthOf } from './worth.ts';

/*
 * Weights fitted to the winners of 2,500 policy-against-policy games, on positions at the start of each round. A point
 * of budget has weight 1. Popularity counts because both programs often land in the same round; its last points count
 * more because the game is lost without them. A revealed risk on the side's own path is worth about three tiles.
 */
const WEIGHT = {
  popularity: 2.3,
  lastPopularity: 3,
  money: 0.25,
  strength: 2.2,
  bay: 5,
  supplier: [3.5, 5.5, 7.5],
  sabotage: 2,
  freeTest: 1.5,
  testSteal: 0.4,
  techSteal: 2.5,
  line: 0.7,
  moon: 30,
  token: 0.15,
  completed: 0.2,
  won: 80,
} as const;

const sum = (counts: readonly number[]): number => counts.reduce((all, n) => all + n, 0);

/** Value of a side's tracks, money, rocket and tokens. */
function resourcesWorth(own: Program): number {
  return (
    own.budget +
    WEIGHT.popularity * own.popularity +
    WEIGHT.lastPopularity * Math.min(own.popularity, 4) +
    WEIGHT.money * own.money +
    WEIGHT.strength * strengthOf(own) +
    WEIGHT.bay * Math.min(2, baysOf(own.cells)) +
    EXPLORED * own.explored.filter(Boolean).length +
    sum(own.supplier.map((item, space) => (item === NONE ? 0 : defined(WEIGHT.supplier[space])))) -
    WEIGHT.sabotage * own.sabotage +
    WEIGHT.freeTest * own.freeTests +
    WEIGHT.testSteal * own.testSteals +
    WEIGHT.techSteal * own.techSteals +
    WEIGHT.line * own.line.length +
    WEIGHT.token * own.influence +
    WEIGHT.completed * own.completed.length
  );
}

/** Whether this side's launch in this round is still to come or under way. */
const isAhead = (s: State, side: number): boolean =>
  s.phase === 'actions' ||
  s.phase === 'discussion' ||
  (s.phase === 'launches' && !s.flights.some((flight) => flight.side === side && flight.outcome !== 'flying'));

/** Expected value of this round's launch and of the next Moon launch. */
function launchesWorth(s: State, side: number): number {
  const own = programOf(s, side);
  const moon = WEIGHT.moon * chanceReady(s, side, MOON);
  if (!isAhead(s, side)) return moon;
  if (!hasDecided(s, side)) {
    const plan = bestTarget(s, side);
    // Until the opponent has decided, they may still choose the same mission and fly first.
    const sure = hasDecided(s, rival(side)) ? 0.75 : 0.5;
    return moon + Math.max(-popularityLost(own, 1), plan === null || plan.card === MOON ? 0 : sure * plan.worth);
  }
  const card = targetOf(s, side);
  if (card === NONE) return moon - popularityLost(own, 1);
  if (!(own.passed ? hasPayload(own, card) : canLoad(own, card))) return moon - popularityLost(own, 3);
  const { chance, worth } = planFor(s, side, card);
  return card === MOON ? chance * WEIGHT.won + (1 - chance) * (0.7 * moon - popularityLost(own, 3)) : moon + worth;
}

/** Influence that a side can still place this round, per card that it has in play. */
function toCome(s: State, side: number): number {
  if (hasDecided(s, side)) return 0;
  const own = programOf(s, side);
  return own.influence / Math.max(1, own.slots.filter(({ card }) => card !== NONE).length);
}

/** Expected value of a card for its owner, from the influence on it and the influence still to come. */
function promise(s: State, slot: PoliticsSlot, side: number, place: number): number {
  if (slot.card === NONE) return 0;
  const mine = kindsOf(slot, side)[0] + 0.7 * toCome(s, side);
  const theirs = kindsOf(slot, rival(side))[0] + 0.3 * toCome(s, rival(side));
  const chance = Math.min(0.95, Math.max(0.05, 0.45 + 0.25 * (mine - theirs)));
  const escalated = slot.level < 3 ? 0.3 * cardWorth(slot.card, slot.level + 1) : 0;
  const gained = 0.7 * cardWorth(slot.card, slot.level) + escalated;
  return chance * gained - (1 - chance) * effectsWorth(PLACES[place]?.obstruction ?? []);
}

function standing(s: State, side: number): number {
  const own = programOf(s, side);
  return (
    resourcesWorth(own) + launchesWorth(s, side) + sum(own.slots.map((slot, place) => promise(s, slot, side, place)))
  );
}

/** Value of the seat's program minus the opponent's; a finished game counts by its result. */
export function evaluate(s: State, seat: Seat): number {
  const side = sideOfSeat(s, seat);
  if (s.result !== null) return s.result.winners.includes(seat) ? WEIGHT.won : -WEIGHT.won;
  return standing(s, side) - standing(s, rival(side));
}
