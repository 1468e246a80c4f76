import type { Seat } from '@orrery/kernel';
import { developmentOf, titleOf } from '../content/set.ts';
import { isShip, kindOf, SHEETS, sideOf, type UnitKind } from '../content/units.ts';
import { shipsOf } from '../rules/board.ts';
import { type Planet, playerOf, type State } from '../state.ts';

/** The numbers that habits and the look at a position reckon with, in minerals roughly. Games of habit against habit chose them. */
export const WEIGHTS = {
  /** Pieces, a step of a station, a hull point, planets. */
  station: 8,
  step: 5,
  mothership: 8,
  hull: 0.9,
  fighter: 5,
  bomber: 6,
  guardian: 2,
  planet: 5,
  planetoid: 2,
  /** How much more a planet counts that is taken from somebody. */
  taken: 1.6,
  /** How dearly a card in the hand is held. */
  card: 1,
  /** A victory point where they count, and what is left of a ship’s worth where ships come back. */
  point: 7,
  back: 0.45,
  /** A side out of the game beside all that it had, and the end of the game. */
  knockout: 20,
  won: 60,

  /** An attack must bring so much, a way so much more than to stay. */
  strike: 0.3,
  good: 0.15,
  /** Help that has yet to come counts for less; so many may help. */
  hope: 0.75,
  help: 4,
  /** How strongly far goals draw, an enemy’s station among them, and the own one that needs a guard. */
  pull: 2,
  siege: 14,
  home: 0.6,
  /** Of what an open station may lose: what the first guard saves, and the second. */
  guard: 0.7,
  guard2: 0.15,
  /** The part of a ship’s worth that each enemy in reach puts at risk, at most so much, less beside a friend. */
  danger: 0.04,
  dangerMost: 0.25,
  wing: 0.75,

  /** In a position: what an open station may lose, each enemy in reach of a ship, a siege at hand, the attack still to come. */
  open: 0.55,
  exposed: 0.33,
  siegeNear: 10,
  promise: 0.8,
} as const;
const unitBase = (kind: UnitKind): number => WEIGHTS[kind];

/** How much losses count: less and less as a war drags on, or two careful fleets would watch each other for ever. */
export const caution = (s: State): number => Math.max(0, 0.9 - s.round * 0.03);

/**
 * How much a guard counts, and to stand out of reach: as ever for eighteen rounds, and nothing after thirty. A few ships that
 * stay at home on both sides, each behind a guardian, would never meet.
 */
export const watchfulness = (s: State): number => Math.min(1, caution(s) / 0.35);

/** What a side would lose with a unit. */
export function unitWorth(s: State, unit: number): number {
  const kind = kindOf(unit);
  const own = playerOf(s, sideOf(unit));
  const more = kind === 'mothership' ? own.hull * WEIGHTS.hull : kind === 'station' ? own.steps * WEIGHTS.step : 0;
  const worth = unitBase(kind) + more;
  return s.agreed.mode === 'points' ? worth * WEIGHTS.back + SHEETS[kind].points * WEIGHTS.point : worth;
}

/** What it is worth beside the unit itself that a side falls with its station or its last ship. */
export const knockout = (s: State): number => (s.agreed.mode === 'points' ? 0 : WEIGHTS.knockout);
export const isLastShip = (s: State, unit: number): boolean =>
  s.agreed.mode !== 'points' && isShip(unit) && shipsOf(s, sideOf(unit)).length === 1;

/** What a planet is worth to whoever holds it: as good as nothing late in a war, which planets do not win. */
export function planetWorth(s: State, planet: Planet): number {
  let worth = planet.kind === 'planetoid' ? WEIGHTS.planetoid : WEIGHTS.planet;
  if (planet.explored) worth += 2;
  if (planet.moon) worth += 1;
  const points = s.agreed.mode === 'points';
  for (const card of planet.developments) worth += 1 + developmentOf(card).points * (points ? WEIGHTS.point : 1);
  return points ? worth + WEIGHTS.point : worth * watchfulness(s);
}

/** What a card is worth in the hand: by its resale value, and a little for what it may do later. */
export function cardWorth(card: number): number {
  const { minerals, gas } = titleOf(card).resale;
  return 0.8 + minerals * 0.6 + gas * 0.25;
}

/**
 * Decides between what is worth the same, by far less than anything counts: another way in each round and with each hand.
 * By the order of the board or of seats, one seat would fare better than another that stands just as well.
 */
export function whims(s: State, seat: Seat): (n: number) => number {
  let salt = (s.round + 1) * 0x10001 + seat;
  for (const card of playerOf(s, seat).hand.cards) salt = mixed(salt ^ card);
  return (n) => mixed(salt ^ (n + 1)) / 2 ** 42;
}
function mixed(n: number): number {
  const half = Math.imul(n ^ (n >>> 16), 0x45d9f3b);
  const whole = Math.imul(half ^ (half >>> 15), 0x2c1b3c6d);
  return (whole ^ (whole >>> 16)) >>> 0;
}
