import { below, type Course, defined, pick, type Rng } from '@orrery/kernel';
import { sideOf, unitName } from '../content/units.ts';
import { boardOf, cellOf, isAlive, NONE, playerOf, type State } from '../state.ts';
import { actionsOf, canMove, judgeAction } from './actions.ts';
import { canHit, judgeTarget, targetAt } from './attack.ts';
import { distance, freeBeside, friendly, isFresh, mayStillAttack, near, planetsOf, shipsOf } from './board.ts';
import { nextTechs } from './judge.ts';
import { isPassable, judgeMove, movers, spacesLeft, stopsAt } from './move.ts';

/** A random cell that one of the ships can attack, sampled without a full search; -1 if none is found. */
function someTarget(s: State, seat: number, rng: Rng): number {
  const ships = shipsOf(s, seat);
  const start = below(rng, Math.max(1, ships.length));
  for (let i = 0; i < ships.length; i++) {
    const ship = defined(ships[(start + i) % ships.length]);
    if (!mayStillAttack(s, ship)) continue;
    for (const cell of near(s, cellOf(s, ship))) {
      if (s.here[cell] === NONE) continue;
      const target = targetAt(s, cell);
      if (canHit(s, ship, target) && judgeTarget(s, seat, target) === true) return cell;
    }
  }
  return NONE;
}

/**
 * A random action for a seat's turn, except cards. Prefers attacks and moves, so that random games end, and lists all
 * actions only occasionally.
 */
export function someAction(s: State, seat: number, rng: Rng): string {
  const roll = below(rng, 100);
  if (roll < 8) return 'end';
  if (roll < 48) {
    const cell = someTarget(s, seat, rng);
    if (cell !== NONE) return `attack:${boardOf(s).names[cell]}`;
  }
  if (roll < 82 && canMove(s, seat)) return 'move';
  if (roll < 84 && !s.thisTurn.locked) return 'divert';
  const own = playerOf(s, seat);
  if (roll < 94 && own.minerals > 0) {
    const id = somePurchase(s, seat, rng);
    if (judgeAction(s, seat, id) === true) return id;
  }
  if (roll >= 98) return pick(rng, [...actionsOf(s, seat)]);
  return canMove(s, seat) && roll < 90 ? 'move' : 'end';
}

/** A random purchase, which may be unaffordable. */
function somePurchase(s: State, seat: number, rng: Rng): string {
  const kind = below(rng, 4);
  if (kind === 0) return 'buy';
  if (kind === 1) {
    const techs = nextTechs(s, seat);
    return techs.length > 0 ? `tech:${pick(rng, techs)}` : 'buy';
  }
  const ships = shipsOf(s, seat);
  if (kind === 2 && ships.length > 0) {
    const ship = pick(rng, ships);
    const cells = freeBeside(s, cellOf(s, ship));
    if (cells.length > 0) return `deploy:${unitName(ship)}:${boardOf(s).names[pick(rng, cells)]}`;
  }
  const planets = planetsOf(s, seat);
  return planets.length > 0 ? `explore:${pick(rng, planets)}` : 'buy';
}

/** A random destination for a ship: an enemy unit or a planet that is not friendly; near ones are more likely. */
function someGoal(s: State, seat: number, unit: number, rng: Rng): number {
  const from = cellOf(s, unit);
  let best = NONE;
  for (let tries = 0; tries < 4; tries++) {
    const cell = below(rng, 3) === 0 ? somePlanet(s, seat, rng) : someEnemy(s, seat, rng);
    if (cell !== NONE && (best === NONE || distance(s, from, cell) < distance(s, from, best))) best = cell;
  }
  return best;
}
function someEnemy(s: State, seat: number, rng: Rng): number {
  const unit = below(rng, s.at.length);
  return isAlive(s, unit) && !friendly(s, sideOf(unit), seat) ? cellOf(s, unit) : NONE;
}
function somePlanet(s: State, seat: number, rng: Rng): number {
  const { owner, cell } = pick(rng, s.planets);
  return owner !== NONE && friendly(s, owner, seat) ? NONE : cell;
}

/** A random move of a random ship, usually step by step towards a destination (MO-105). */
export function someCourse(s: State, seat: number, rng: Rng): Course {
  const unit = pick(rng, movers(s, seat));
  const names = boardOf(s).names;
  const most = spacesLeft(s, unit);
  const goal = below(rng, 4) === 0 ? NONE : someGoal(s, seat, unit, rng);
  const cells: number[] = [];
  let at = cellOf(s, unit);
  let good = 0;
  for (let step = 0; step < most; step++) {
    let next: number = NONE;
    for (const cell of near(s, at)) {
      if (!isPassable(s, seat, cell) || (s.here[cell] !== NONE && stopsAt(s, seat, cell))) continue;
      if (next === NONE) next = cell;
      else if (goal === NONE ? below(rng, 3) === 0 : distance(s, cell, goal) < distance(s, next, goal)) next = cell;
    }
    if (next === NONE) break;
    cells.push(next);
    at = next;
    if (s.here[next] === NONE) good = cells.length;
    if (stopsAt(s, seat, next) || (goal !== NONE && distance(s, next, goal) <= 1)) break;
  }
  cells.length = good;
  if (cells.length === 0 && !isFresh(s, unit)) return someStep(s, seat, unit);
  return { piece: unitName(unit), cells: cells.map((cell) => defined(names[cell])) };
}

/** The first legal step of a ship whose move may continue, or an empty course. */
function someStep(s: State, seat: number, unit: number): Course {
  const names = boardOf(s).names;
  for (const cell of near(s, cellOf(s, unit))) {
    if (judgeMove(s, seat, unit, [cell]) === true) return { piece: unitName(unit), cells: [defined(names[cell])] };
  }
  return { piece: '', cells: [] };
}
