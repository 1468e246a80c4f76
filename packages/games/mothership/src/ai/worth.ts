import type { Seat } from '@orrery/kernel';
import { developmentOf, titleOf } from '../content/set.ts';
import { isShip, kindOf, SHEETS, sideOf, type UnitKind } from '../content/units.ts';
import { shipsOf } from '../rules/board.ts';
import { type Planet, playerOf, type State } from '../state.ts';

/** Values used by the policy and the evaluation, roughly in minerals; tuned in policy-against-policy games. */
export const WEIGHTS = {
  /** Values of pieces, of a station's step, of a hull point and of planets. */
  station: 8,
  step: 5,
  mothership: 8,
  hull: 0.9,
  fighter: 5,
  bomber: 6,
  guardian: 2,
  planet: 5,
  planetoid: 2,
  /** Factor for planets taken from an enemy. */
  taken: 1.6,
  /** Factor for the value of keeping a card. */
  card: 1,
  /** In Victory Point mode: value of a point, and the share of other values that counts, because ships come back. */
  point: 7,
  back: 0.45,
  /** Extra value of eliminating a side, and of winning the game. */
  knockout: 20,
  won: 60,

  /** Minimum value of an attack, and minimum gain of a path compared with staying. */
  strike: 0.3,
  good: 0.15,
  /** Weight of attacks together with other ships, which may still have to arrive, and the maximum number of those. */
  hope: 0.75,
  help: 4,
  /** Pull of distant destinations, of enemy stations, and of the side's own station if it needs a guard. */
  pull: 2,
  siege: 14,
  home: 0.6,
  /** Share of an unguarded station's expected loss that the first and the second guard prevent. */
  guard: 0.7,
  guard2: 0.15,
  /** Share of a ship's value at risk per enemy in reach, its maximum, and its factor beside a friendly unit. */
  danger: 0.04,
  dangerMost: 0.25,
  wing: 0.75,

  /** Evaluation weights: unguarded station, enemy in reach of a ship, siege, attack still to come. */
  open: 0.55,
  exposed: 0.33,
  siegeNear: 10,
  promise: 0.8,
} as const;
const unitBase = (kind: UnitKind): number => WEIGHTS[kind];

/** Weight of losses. It falls over time, so that two cautious fleets do not wait forever. */
export const caution = (s: State): number => Math.max(0, 0.9 - s.round * 0.03);

/**
 * Weight of guarding and of staying out of reach: full for eighteen rounds, zero from round thirty. Without this
 * decline, two sides that stay at home behind guardians would never meet.
 */
export const watchfulness = (s: State): number => Math.min(1, caution(s) / 0.35);

/** Value of a unit to its side. */
export function unitWorth(s: State, unit: number): number {
  const kind = kindOf(unit);
  const own = playerOf(s, sideOf(unit));
  const more = kind === 'mothership' ? own.hull * WEIGHTS.hull : kind === 'station' ? own.steps * WEIGHTS.step : 0;
  const worth = unitBase(kind) + more;
  return s.agreed.mode === 'points' ? worth * WEIGHTS.back + SHEETS[kind].points * WEIGHTS.point : worth;
}

/** Extra value of destroying a unit if that eliminates its side. */
export const knockout = (s: State): number => (s.agreed.mode === 'points' ? 0 : WEIGHTS.knockout);
export const isLastShip = (s: State, unit: number): boolean =>
  s.agreed.mode !== 'points' && isShip(unit) && shipsOf(s, sideOf(unit)).length === 1;

/** Value of a planet to its owner. Outside Victory Point mode, it falls to zero late in the game. */
export function planetWorth(s: State, planet: Planet): number {
  let worth = planet.kind === 'planetoid' ? WEIGHTS.planetoid : WEIGHTS.planet;
  if (planet.explored) worth += 2;
  if (planet.moon) worth += 1;
  const points = s.agreed.mode === 'points';
  for (const card of planet.developments) worth += 1 + developmentOf(card).points * (points ? WEIGHTS.point : 1);
  return points ? worth + WEIGHTS.point : worth * watchfulness(s);
}

/** Value of a card in hand: its resale value, plus a little for later use. */
export function cardWorth(card: number): number {
  const { minerals, gas } = titleOf(card).resale;
  return 0.8 + minerals * 0.6 + gas * 0.25;
}

/**
 * Breaks ties with a tiny amount that depends on the round and the hand. Breaking them by the order of cells or seats
 * would favour one seat in an equal position.
 */
export function tieBreakOf(s: State, seat: Seat): (n: number) => number {
  let salt = (s.round + 1) * 0x10001 + seat;
  for (const card of playerOf(s, seat).hand.cards) salt = mixed(salt ^ card);
  return (n) => mixed(salt ^ (n + 1)) / 2 ** 42;
}
function mixed(n: number): number {
  const half = Math.imul(n ^ (n >>> 16), 0x45d9f3b);
  const whole = Math.imul(half ^ (half >>> 15), 0x2c1b3c6d);
  return (whole ^ (whole >>> 16)) >>> 0;
}
