import { refuse, type Verdict } from '@orrery/kernel';
import { isGuardian, isShip, isStation, kindOf, SHEETS, sideOf } from '../content/units.ts';
import { cellOf, isAlive, NONE, planetOf, playerOf, type State } from '../state.ts';
import {
  friendly,
  friendsBeside,
  isTruce,
  mayStillAttack,
  near,
  planetAt,
  shipsOf,
  unitAt,
  unitsBeside,
} from './board.ts';
import { canDamage, dieOf, hasLasting } from './lasting.ts';

/** The target on a cell: a unit or a planet; -1 for the other, and for both on an empty cell. */
export type Target = { unit: number; planet: number };
export const targetAt = (s: State, cell: number): Target => ({ unit: unitAt(s, cell), planet: planetAt(s, cell) });

/** Whether guards have no effect because no side has a fighter, mothership or guardian left (MO-184). */
const nobodyGuards = (s: State): boolean =>
  !s.at.some((_cell, unit) => isAlive(s, unit) && ['fighter', 'mothership', 'guardian'].includes(kindOf(unit)));

/** Whether a target is guarded against a side (MO-179 to MO-183, MO-187). */
export function isGuarded(s: State, side: number, { unit, planet }: Target): boolean {
  if (planet !== NONE) {
    const { owner, cell } = planetOf(s, planet);
    if (owner === NONE) return false;
    const guards = unitsBeside(s, cell, (other) => isGuardian(other) && friendly(s, sideOf(other), owner));
    if (guards.length === 0) return false;
  } else if (!isStation(unit) || friendsBeside(s, sideOf(unit), cellOf(s, unit)).length === 0) return false;
  return !hasLasting(s, side, 'piercing') && !nobodyGuards(s);
}

/** Whether a side may attack a target, regardless of which ship attacks. */
export function judgeTarget(s: State, side: number, target: Target): Verdict {
  const { unit, planet } = target;
  if (unit === NONE && planet === NONE) return refuse('nothing-there', 'MO-188');
  const owner = planet === NONE ? sideOf(unit) : planetOf(s, planet).owner;
  if (owner !== NONE && friendly(s, owner, side)) return refuse('own-target', planet === NONE ? 'MO-190' : 'MO-422');
  if (owner !== NONE && isTruce(s)) return refuse('truce', 'MO-665');
  if (isGuarded(s, side, target)) return refuse('guarded', planet === NONE ? 'MO-180' : 'MO-179');
  return true;
}

/** Whether a unit can affect a target (MO-123, MO-139, MO-189, MO-421). */
export function canHit(s: State, unit: number, target: Target): boolean {
  const kind = kindOf(unit);
  if (dieOf(s, unit) === 0) return false;
  if (target.planet !== NONE) return SHEETS[kind].planets;
  if (target.unit === NONE) return false;
  const other = kindOf(target.unit);
  if (!canDamage(kind, other)) return false;
  return kind !== 'fighter' || other !== 'mothership' || playerOf(s, sideOf(target.unit)).shields > 0;
}

/** Ships of the active side beside a cell that may take part in an attack on it (MO-216). */
export function attackersOn(s: State, side: number, cell: number): number[] {
  const target = targetAt(s, cell);
  return near(s, cell).flatMap((next) => {
    const unit = unitAt(s, next);
    if (unit === NONE || sideOf(unit) !== side || !isShip(unit) || !mayStillAttack(s, unit)) return [];
    return canHit(s, unit, target) ? [unit] : [];
  });
}

/** Cells that the side can attack without moving. */
export function targetsOf(s: State, side: number): number[] {
  const cells = new Set<number>();
  for (const ship of shipsOf(s, side)) {
    if (!mayStillAttack(s, ship)) continue;
    for (const cell of near(s, cellOf(s, ship))) {
      if (s.here[cell] === NONE || cells.has(cell)) continue;
      const target = targetAt(s, cell);
      if (canHit(s, ship, target) && judgeTarget(s, side, target) === true) cells.add(cell);
    }
  }
  return [...cells];
}
