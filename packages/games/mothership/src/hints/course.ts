import type { Course } from '@orrery/kernel';
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
import { baseSpaces, canDamage, dieOf } from '../rules/lasting.ts';
import { type Reach, reachOf, spacesLeft } from '../rules/move.ts';
import { safety } from '../rules/odds.ts';
import { boardOf, cellOf, isAlive, NONE, type State } from '../state.ts';
import { attackWorth, chanceAlone } from './strike.ts';
import { caution, planetWorth, unitWorth } from './worth.ts';

/** An enemy ship, how far it strikes next turn, and what it rolls at most. */
interface Threat {
  unit: number;
  cell: number;
  range: number;
}

function threatsTo(s: State, seat: number): Threat[] {
  const out: Threat[] = [];
  for (let unit = 0; unit < s.at.length; unit++) {
    const cell = s.at[unit] as number;
    if (cell < 0 || !isShip(unit) || friendly(s, sideOf(unit), seat) || dieOf(s, unit) === 0) continue;
    out.push({ unit, cell, range: baseSpaces(s, unit) + 1 });
  }
  return out;
}

/** What may go wrong for a ship that ends its turn on a cell. */
function danger(s: State, ship: number, cell: number, threats: readonly Threat[]): number {
  let many = 0;
  for (const { unit, cell: from, range } of threats) {
    if (distance(s, from, cell) <= range && canDamage(kindOf(unit), kindOf(ship))) many++;
  }
  if (many === 0) return 0;
  const wingmen = friendsBeside(s, sideOf(ship), cell, ship).length;
  return unitWorth(s, ship) * Math.min(0.25, 0.04 * many) * (wingmen > 0 ? 0.75 : 1) * caution(s);
}

/** What lies on a cell is worth to a ship that gets there some day. */
function prize(s: State, ship: number, cell: number): number {
  const seat = sideOf(ship);
  const target = targetAt(s, cell);
  if (!canHit(s, ship, target)) return 0;
  if (target.planet !== NONE) {
    const planet = s.planets[target.planet] as State['planets'][number];
    if (planet.owner !== NONE && (friendly(s, planet.owner, seat) || isTruce(s))) return 0;
    // With help it may go even where one alone could not.
    return planetWorth(planet) * Math.max(0.35, chanceAlone(s, ship, planet)) * (planet.owner === NONE ? 1.8 : 1.2);
  }
  if (target.unit === NONE || friendly(s, sideOf(target.unit), seat) || isTruce(s)) return 0;
  if (isStation(target.unit)) return isGuarded(s, seat, target) ? 6 : 14;
  // A fighter takes no more than shields from a mothership.
  const share = isMothership(target.unit) ? (kindOf(ship) === 'fighter' ? 0.1 : 0.35) : 0.6;
  return unitWorth(s, target.unit) * share;
}

/** Cells worth heading for: what is there, and what it is worth to this ship. */
function goalsOf(s: State, ship: number): { cell: number; worth: number }[] {
  const goals: { cell: number; worth: number }[] = [];
  const add = (cell: number): void => {
    if (cell < 0) return;
    const worth = prize(s, ship, cell);
    if (worth <= 0) return;
    // Others of the fleet who are there already need no help with a planet.
    const there = near(s, cell).filter((next) => {
      const unit = unitAt(s, next);
      return unit !== NONE && unit !== ship && sideOf(unit) === sideOf(ship) && isShip(unit);
    }).length;
    const crowded = targetAt(s, cell).planet !== NONE ? there * 0.5 : 0;
    goals.push({ cell, worth: worth / (1 + crowded) });
  };
  for (const planet of s.planets) add(planet.cell);
  for (let unit = 0; unit < s.at.length; unit++)
    if (!friendly(s, sideOf(unit), sideOf(ship))) add(s.at[unit] as number);
  return goals;
}

/** How strongly a far goal draws. */
const PULL = 2;

/** How well a place stands to all goals: near ones count for more. */
function outlook(s: State, cell: number, spaces: number, goals: readonly { cell: number; worth: number }[]): number {
  let best = 0;
  for (const goal of goals) {
    const turns = Math.max(0, distance(s, cell, goal.cell) - 1) / Math.max(1, spaces);
    const worth = (PULL * goal.worth) / (1.5 + turns);
    if (worth > best) best = worth;
  }
  return best;
}

/** What the best attack from a cell brings a ship this turn, alone or with those who can still come. */
function strikeFrom(s: State, ship: number, cell: number): number {
  const seat = sideOf(ship);
  let best = 0;
  for (const next of near(s, cell)) {
    if (s.here[next] === NONE) continue;
    const target = targetAt(s, next);
    if (!canHit(s, ship, target) || judgeTarget(s, seat, target) !== true) continue;
    best = Math.max(best, attackWorth(s, [ship], target));
    const others = helpers(s, ship, next);
    if (others.length > 0) best = Math.max(best, HOPE * attackWorth(s, [ship, ...others], target));
  }
  return best;
}
/** Help that has yet to come counts for less. */
const HOPE = 0.75;
const MOST_HELP = 2;

/** Own ships that could join in an attack on a cell: they are beside it, or can still fly there. */
function helpers(s: State, ship: number, cell: number): number[] {
  const target = targetAt(s, cell);
  const out: number[] = [];
  for (const unit of shipsOf(s, sideOf(ship))) {
    if (unit === ship || !mayStillAttack(s, unit) || !canHit(s, unit, target)) continue;
    const far = distance(s, cellOf(s, unit), cell);
    if (far > 1 && (!isFresh(s, unit) || far > baseSpaces(s, unit) + 1)) continue;
    out.push(unit);
    if (out.length === MOST_HELP) break;
  }
  return out;
}

/** The station wants somebody beside it when bombers or motherships come near. */
function guarding(s: State, ship: number, cell: number, threats: readonly Threat[]): number {
  const station = unitOf(sideOf(ship), STATION);
  const home = s.at[station] as number;
  if (home < 0 || isMothership(ship) || distance(s, cell, home) !== 1) return 0;
  const others = friendsBeside(s, sideOf(ship), home, ship).length;
  if (others > 0) return 0;
  const near = threats.some(
    ({ unit, cell: from, range }) => kindOf(unit) !== 'fighter' && distance(s, from, home) <= range + 2,
  );
  return near ? 7 : 0;
}

/** The cells of the way to a cell. */
function cellsTo(ways: ReadonlyMap<number, Reach>, from: number, to: number): number[] {
  const cells: number[] = [];
  for (let at = to; at !== from; at = (ways.get(at) as Reach).before) cells.unshift(at);
  return cells;
}

/** Where a ship should go, and how much better that is than to stay. */
export function bestMove(s: State, ship: number): { cells: number[]; gain: number } {
  const seat = sideOf(ship);
  const from = cellOf(s, ship);
  const spaces = spacesLeft(s, ship);
  const ways = new Map(reachOf(s, ship, spaces).map((reach) => [reach.cell, reach]));
  const threats = threatsTo(s, seat);
  const goals = goalsOf(s, ship);
  const reach = Math.max(1, baseSpaces(s, ship));
  const chance = safety(s, ship);
  const loss = unitWorth(s, ship) * (isMothership(ship) ? 0.15 : 1) * (1 - chance) * caution(s);
  const worthAt = (cell: number): number =>
    strikeFrom(s, ship, cell) +
    outlook(s, cell, reach, goals) +
    guarding(s, ship, cell, threats) -
    danger(s, ship, cell, threats);
  const stay = worthAt(from);
  const risks = new Map<number, number>([[from, 0]]);
  let best = { cells: [] as number[], gain: 0 };
  for (const { cell, before, ends, roll, stop } of ways.values()) {
    const risk = (risks.get(before) as number) + (roll ? loss : 0);
    risks.set(cell, risk);
    if (!ends) continue;
    // A guardian fights at once; only what is worth it goes there.
    const gain = worthAt(cell) - stay - risk - (stop ? unitWorth(s, ship) * 0.4 : 0) - (isAsteroid(s, cell) ? 0.05 : 0);
    if (gain > best.gain) best = { cells: cellsTo(ways, from, cell), gain };
  }
  return best;
}

/** Better by so much, or the ship stays where it is. */
const GOOD = 0.15;
/** Fighters go first, the mothership last: it sees where the others have gone. */
const ORDER = [2, 3, 4, 5, 6, 1];

/** The next ship that has not moved, or -1. */
export function nextMover(s: State, seat: number): number {
  for (const slot of ORDER) {
    const ship = unitOf(seat, slot);
    if (isAlive(s, ship) && isFresh(s, ship) && spacesLeft(s, ship) > 0) return ship;
  }
  return NONE;
}

/** Where the next ship goes; no cells where it had better stay. */
export function bestCourse(s: State, seat: number): Course | null {
  const ship = nextMover(s, seat);
  if (ship === NONE) return null;
  const { cells, gain } = bestMove(s, ship);
  const names = boardOf(s).names;
  return { piece: unitName(ship), cells: gain > GOOD ? cells.map((cell) => names[cell] as string) : [] };
}
