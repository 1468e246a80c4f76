import { type Course, defined } from '@orrery/kernel';
import { isMothership, isShip, isStation, kindOf, STATION, sideOf, unitName, unitOf } from '../content/units.ts';
import { canHit, isGuarded, judgeTarget, targetAt } from '../rules/attack.ts';
import {
  distance,
  friendly,
  friendsBeside,
  isAsteroid,
  isFresh,
  isTruce,
  mayStillAttack,
  near,
  shipsOf,
  unitAt,
} from '../rules/board.ts';
import { baseSpaces, canDamage } from '../rules/lasting.ts';
import { type Reach, reachOf, spacesLeft } from '../rules/move.ts';
import { safety } from '../rules/odds.ts';
import { boardOf, cellOf, isAlive, NONE, type State } from '../state.ts';
import { attackWorth, chanceAlone } from './strike.ts';
import { stationRisk, type Threat, threatsTo } from './threat.ts';
import { caution, planetWorth, tieBreakOf, unitWorth, WEIGHTS, watchfulness } from './worth.ts';

/** A destination and its value. */
interface Goal {
  cell: number;
  worth: number;
}

/** Data for valuing cells for a ship; computed once and used for every cell. */
interface Chart {
  s: State;
  ship: number;
  threats: readonly Threat[];
  goals: readonly Goal[];
  /** Friendly stations that need a guard, with the value of guarding them. */
  posts: readonly Goal[];
  /** Cached value of an attack on each cell. */
  strikes: Map<number, number>;
}

/** Expected loss of a ship that ends its turn on a cell. */
function danger({ s, ship, threats }: Chart, cell: number): number {
  let many = 0;
  for (const { unit, cell: from, range } of threats) {
    if (distance(s, from, cell) <= range && canDamage(kindOf(unit), kindOf(ship))) many++;
  }
  if (many === 0) return 0;
  const wingmen = friendsBeside(s, sideOf(ship), cell, ship).length;
  return (
    unitWorth(s, ship) *
    Math.min(WEIGHTS.dangerMost, WEIGHTS.danger * many) *
    (wingmen > 0 ? WEIGHTS.wing : 1) *
    caution(s)
  );
}

/** Long-term value of the piece on a cell as a destination. */
function prize(s: State, ship: number, cell: number): number {
  const seat = sideOf(ship);
  const target = targetAt(s, cell);
  if (!canHit(s, ship, target)) return 0;
  if (target.planet !== NONE) {
    const planet = defined(s.planets[target.planet]);
    if (planet.owner !== NONE && (friendly(s, planet.owner, seat) || isTruce(s))) return 0;
    // Even if the ship cannot capture the planet alone, others may help.
    return planetWorth(s, planet) * Math.max(0.35, chanceAlone(s, ship, planet)) * (planet.owner === NONE ? 1.8 : 1.2);
  }
  if (target.unit === NONE || friendly(s, sideOf(target.unit), seat) || isTruce(s)) return 0;
  if (isStation(target.unit)) return isGuarded(s, seat, target) ? WEIGHTS.siege * 0.45 : WEIGHTS.siege;
  // A fighter only removes shields from a mothership.
  const share = isMothership(target.unit) ? (kindOf(ship) === 'fighter' ? 0.1 : 0.35) : 0.6;
  return unitWorth(s, target.unit) * share;
}

/** Destinations of a ship with their values. */
function goalsOf(s: State, ship: number, posts: readonly Goal[]): Goal[] {
  const goals: Goal[] = posts.map(({ cell, worth }) => ({ cell, worth: worth * WEIGHTS.home }));
  const add = (cell: number): void => {
    if (cell < 0) return;
    const worth = prize(s, ship, cell);
    if (worth <= 0) return;
    const crowded = targetAt(s, cell).planet === NONE ? 0 : othersBeside(s, ship, cell) * 0.5;
    goals.push({ cell, worth: worth / (1 + crowded) });
  };
  for (const planet of s.planets) add(planet.cell);
  for (let unit = 0; unit < s.at.length; unit++) if (!friendly(s, sideOf(unit), sideOf(ship))) add(defined(s.at[unit]));
  return goals;
}

/** Number of the side's other ships beside a cell; they make a planet there a less useful destination. */
const othersBeside = (s: State, ship: number, cell: number): number =>
  near(s, cell).filter((next) => {
    const unit = unitAt(s, next);
    return unit !== NONE && unit !== ship && sideOf(unit) === sideOf(ship) && isShip(unit);
  }).length;

/** Friendly stations in danger, with the loss that a guard would prevent; team-mates' stations count less. */
function postsOf(s: State, ship: number, threats: readonly Threat[]): Goal[] {
  const posts: Goal[] = [];
  for (let side = 0; side < s.players.length; side++) {
    const cell = defined(s.at[unitOf(side, STATION)]);
    if (cell < 0 || !friendly(s, side, sideOf(ship))) continue;
    const guards = friendsBeside(s, side, cell, ship).length;
    const share = (guards === 0 ? WEIGHTS.guard : guards === 1 ? WEIGHTS.guard2 : 0) * watchfulness(s);
    if (share === 0) continue;
    const worth = stationRisk(s, side, cell, threats) * share * (side === sideOf(ship) ? 1 : 0.6);
    if (worth > 0) posts.push({ cell, worth });
  }
  return posts;
}

/** Value of the best destination as seen from a cell; near ones count more. */
function outlook({ s, goals }: Chart, cell: number, spaces: number): number {
  let best = 0;
  for (const goal of goals) {
    const turns = Math.max(0, distance(s, cell, goal.cell) - 1) / spaces;
    const worth = (WEIGHTS.pull * goal.worth) / (1.5 + turns);
    if (worth > best) best = worth;
  }
  return best;
}

/** Value of a ship's best attack from a cell this turn, alone or with ships that can still join. */
function strikeFrom(chart: Chart, cell: number): number {
  const { s } = chart;
  let best = 0;
  for (const next of near(s, cell)) {
    if (s.here[next] === NONE) continue;
    const worth = chart.strikes.get(next) ?? strikeOn(chart, next);
    if (worth > best) best = worth;
  }
  return best;
}

/** Value of an attack on a cell. The attacker's position does not matter, so each target is valued only once. */
function strikeOn({ s, ship, strikes }: Chart, cell: number): number {
  const target = targetAt(s, cell);
  let best = 0;
  if (canHit(s, ship, target) && judgeTarget(s, sideOf(ship), target) === true) {
    best = Math.max(0, attackWorth(s, [ship], target));
    const others = helpers(s, ship, cell);
    for (let n = 1; n <= others.length; n++)
      best = Math.max(best, WEIGHTS.hope * attackWorth(s, [ship, ...others.slice(0, n)], target));
  }
  strikes.set(cell, best);
  return best;
}

/** The side's ships that could join an attack on a cell; those already beside it come first. */
function helpers(s: State, ship: number, cell: number): number[] {
  const target = targetAt(s, cell);
  const here: number[] = [];
  const coming: number[] = [];
  for (const unit of shipsOf(s, sideOf(ship))) {
    if (unit === ship || !mayStillAttack(s, unit) || !canHit(s, unit, target)) continue;
    const far = distance(s, cellOf(s, unit), cell);
    if (far === 1) here.push(unit);
    else if (isFresh(s, unit) && far <= baseSpaces(s, unit) + 1) coming.push(unit);
  }
  return [...here, ...coming].slice(0, WEIGHTS.help);
}

/** Value of a cell for guarding endangered stations beside it. */
function guarding({ s, posts }: Chart, cell: number): number {
  let sum = 0;
  for (const post of posts) if (distance(s, cell, post.cell) === 1) sum += post.worth;
  return sum;
}

/** The path to a cell. */
function cellsTo(ways: ReadonlyMap<number, Reach>, from: number, to: number): number[] {
  const cells: number[] = [];
  for (let at = to; at !== from; at = defined(ways.get(at)).before) cells.unshift(at);
  return cells;
}

/** A ship's path, and how much better it is than staying. */
export interface Way {
  cells: number[];
  gain: number;
}

function chartOf(s: State, ship: number): Chart {
  const threats = threatsTo(s, sideOf(ship));
  const posts = postsOf(s, ship, threats);
  return { s, ship, threats, posts, goals: goalsOf(s, ship, posts), strikes: new Map() };
}

/** Returns a function that values cells for a ship. */
export function worthOfPlaces(s: State, ship: number): (cell: number) => number {
  const chart = chartOf(s, ship);
  const spaces = Math.max(1, baseSpaces(s, ship));
  const armed = mayStillAttack(s, ship);
  const tieBreak = tieBreakOf(s, sideOf(ship));
  return (cell) =>
    (armed ? strikeFrom(chart, cell) : 0) +
    outlook(chart, cell, spaces) +
    guarding(chart, cell) -
    danger(chart, cell) +
    tieBreak(cell);
}

/** The best few paths that are clearly better than staying, best first. `deflected` ignores asteroids. */
export function goodWays(s: State, ship: number, spaces = spacesLeft(s, ship), deflected = false): Way[] {
  const from = cellOf(s, ship);
  const ways = new Map(reachOf(s, ship, spaces).map((reach) => [reach.cell, reach]));
  const worthAt = worthOfPlaces(s, ship);
  const loss = deflected
    ? 0
    : unitWorth(s, ship) * (isMothership(ship) ? 0.15 : 1) * (1 - safety(s, ship)) * caution(s);
  const stay = worthAt(from);
  const watch = watchfulness(s);
  const risks = new Map<number, number>([[from, 0]]);
  const good: { cell: number; gain: number }[] = [];
  for (const { cell, before, ends, roll, stop } of ways.values()) {
    const risk = defined(risks.get(before)) + (roll ? loss : 0);
    risks.set(cell, risk);
    if (!ends) continue;
    // A guardian fights immediately, so the fight must be worth it.
    const met = stop ? unitWorth(s, ship) * 0.4 * watch : 0;
    const gain = worthAt(cell) - stay - risk - met - (isAsteroid(s, cell) ? 0.05 : 0);
    if (gain > WEIGHTS.good) good.push({ cell, gain });
  }
  good.sort((a, b) => b.gain - a.gain);
  return good.slice(0, MOST_WAYS).map(({ cell, gain }) => ({ cells: cellsTo(ways, from, cell), gain }));
}
const MOST_WAYS = 8;

/** Fighters move first; the mothership moves last, when the other positions are known. */
const ORDER = [2, 3, 4, 5, 6, 1];

/** The next ship that can still move, or -1. */
export function nextMover(s: State, seat: number): number {
  for (const slot of ORDER) {
    const ship = unitOf(seat, slot);
    if (isAlive(s, ship) && isFresh(s, ship) && spacesLeft(s, ship) > 0) return ship;
  }
  return NONE;
}

/** The move of the next ship: its best path, or staying. */
export function bestCourse(s: State, seat: number): Course | null {
  const ship = nextMover(s, seat);
  return ship === NONE ? null : course(s, ship, goodWays(s, ship)[0]?.cells ?? []);
}
const course = (s: State, ship: number, cells: readonly number[]): Course => ({
  piece: unitName(ship),
  cells: cells.map((cell) => defined(boardOf(s).names[cell])),
});

/**
 * Candidate paths for a search: the policy's choice first, then the best path for each purpose, then staying. Far from
 * enemies or late in the game it returns only the policy's choice; otherwise a side with one ship left would wait
 * forever.
 */
export function courses(s: State, seat: number): (Course | null)[] {
  const ship = nextMover(s, seat);
  if (ship === NONE) return [null];
  const usual = goodWays(s, ship)[0]?.cells ?? [];
  if (watchfulness(s) === 0 || !isNearEnemies(s, ship)) return [course(s, ship, usual)];
  const ends = new Map([usual, ...purposes(s, ship), []].map((cells) => [cells.at(-1) ?? NONE, cells]));
  return [...ends.values()].map((cells) => course(s, ship, cells));
}

/** The best path for each purpose if it is better than staying: attack, guard, progress, safety. */
function purposes(s: State, ship: number): number[][] {
  const from = cellOf(s, ship);
  const reach = reachOf(s, ship, spacesLeft(s, ship));
  const ways = new Map(reach.map((one) => [one.cell, one]));
  const chart = chartOf(s, ship);
  const spaces = Math.max(1, baseSpaces(s, ship));
  // Paths through asteroids or to a guardian are left to the policy, which accounts for their cost.
  const clear = new Set([from]);
  for (const { cell, before, roll, stop } of reach) if (clear.has(before) && !roll && !stop) clear.add(cell);
  const open = reach.filter(({ cell, ends }) => ends && clear.has(cell));
  const safely = (cell: number): number => danger(chart, cell) * 0.5;
  const aims: ((cell: number) => number)[] = [
    (cell) => (mayStillAttack(s, ship) ? strikeFrom(chart, cell) - safely(cell) : 0),
    (cell) => guarding(chart, cell) - safely(cell),
    (cell) => outlook(chart, cell, spaces) - safely(cell),
    (cell) => outlook(chart, cell, spaces) * 0.1 - danger(chart, cell),
  ];
  const tieBreak = tieBreakOf(s, sideOf(ship));
  const cells: number[][] = [];
  for (const aim of aims) {
    const stay = aim(from);
    let best = { cell: from, worth: stay };
    for (const { cell } of open) {
      const there = aim(cell);
      const worth = there + tieBreak(cell);
      if (there > stay && worth > best.worth) best = { cell, worth };
    }
    if (best.cell !== from) cells.push(cellsTo(ways, from, best.cell));
  }
  return cells;
}
/** Whether a ship could attack an enemy this turn, or an enemy could attack it next turn. */
function isNearEnemies(s: State, ship: number): boolean {
  const at = cellOf(s, ship);
  const spaces = spacesLeft(s, ship);
  return threatsTo(s, sideOf(ship)).some(({ cell, range }) => distance(s, at, cell) <= Math.max(spaces + 1, range));
}
