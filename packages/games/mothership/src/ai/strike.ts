import { STEP } from '../content/panel.ts';
import { isMothership, isStation, kindOf, sideOf } from '../content/units.ts';
import { attackersOn, type Target, targetAt } from '../rules/attack.ts';
import { newFight } from '../rules/fight.ts';
import { canDamage, dieOf, hasLasting } from '../rules/lasting.ts';
import { waysOf } from '../rules/odds.ts';
import { needed } from '../rules/planets.ts';
import { diceOf, harm, neededIn, split } from '../rules/roll.ts';
import { type Fight, NONE, type Planet, planetOf, playerOf, type State } from '../state.ts';
import { caution, isLastShip, knockout, planetWorth, unitWorth, WEIGHTS } from './worth.ts';

/** The totals that a side of a fight may come to: `chances[n]` for n more than `least`. */
interface Totals {
  least: number;
  chances: number[];
}

function totalsOf(s: State, fight: Fight, defence: boolean): Totals {
  const ways = waysOf(diceOf(s, fight, defence));
  const all = ways.reduce((sum, n) => sum + n, 0);
  return { least: split(s, fight, defence, []).sum, chances: ways.map((n) => n / all) };
}

/** The chance of each total to be above the other side's, ties counted as wins or not. */
function wins(own: Totals, other: Totals, ties: boolean): number[] {
  let below = 0;
  let next = 0;
  return own.chances.map((_chance, n) => {
    const total = own.least + n;
    for (; next < other.chances.length; next++) {
      const rival = other.least + next;
      if (rival > total || (rival === total && !ties)) break;
      below += other.chances[next] as number;
    }
    return below;
  });
}

/** What a hit takes from a unit: a share of its total is fighters', which only lower a mothership's shields. */
function hurt(s: State, unit: number, total: number, fighters: number, extra: number): number {
  const all = unitWorth(s, unit) + (isLastShip(s, unit) ? knockout(s) : 0);
  if (!isMothership(unit)) return all;
  const own = playerOf(s, sideOf(unit));
  const shields = own.shields + extra;
  const part = total * fighters;
  const { hull, shields: left } = harm(part, total - part, shields);
  return hull >= own.hull ? all : hull * 1.1 + (shields - left) * 0.1;
}

/** The share of fighters in what these units throw: all or nothing but where they attack with others. */
function fightersIn(s: State, fight: Fight, units: readonly number[]): number {
  const many = units.filter((unit) => kindOf(unit) === 'fighter').length;
  if (many === 0 || many === units.length) return many === 0 ? 0 : 1;
  const mean = diceOf(s, fight, false).map(({ unit, sides, times }) => ({ unit, n: (times * (sides + 1)) / 2 }));
  const { fighters, sum } = split(s, fight, false, mean);
  return sum === 0 ? 0 : fighters / sum;
}

/** What a dogfight as it stands brings its attackers on average. */
export function dogfightWorth(s: State, fight: Fight): number {
  const { units, target, ranged } = fight;
  const attack = totalsOf(s, fight, false);
  const defence = totalsOf(s, fight, true);
  let worth = 0;
  if (units.some((unit) => canDamage(kindOf(unit), kindOf(target)))) {
    const share = fightersIn(s, fight, units);
    const won = wins(attack, defence, hasLasting(s, fight.attack.side, 'ties'));
    for (let n = 0; n < won.length; n++) {
      const chance = (attack.chances[n] as number) * (won[n] as number);
      if (chance > 0) worth += chance * hurt(s, target, attack.least + n, share, fight.defence.shields);
    }
  }
  if (ranged) return worth;
  const weak = units.filter((unit) => canDamage(kindOf(target), kindOf(unit)));
  if (weak.length === 0) return worth;
  const share = kindOf(target) === 'fighter' ? 1 : 0;
  const lost = wins(defence, attack, false);
  let cost = 0;
  for (let n = 0; n < lost.length; n++) {
    const chance = (defence.chances[n] as number) * (lost[n] as number);
    if (chance === 0) continue;
    for (const unit of weak) cost += chance * hurt(s, unit, defence.least + n, share, fight.attack.shields);
  }
  return worth - cost * caution(s);
}

/** What an attack on a station brings: whole steps count, and all that its side has falls with the last. */
function siegeWorth(s: State, fight: Fight): number {
  const { least, chances } = totalsOf(s, fight, false);
  const { steps, chipped } = playerOf(s, sideOf(fight.target));
  let worth = 0;
  for (let n = 0; n < chances.length; n++) {
    const lost = Math.min(steps, Math.floor((least + n + chipped) / STEP));
    const all = lost >= steps ? knockout(s) + unitWorth(s, fight.target) : lost * WEIGHTS.step;
    worth += (chances[n] as number) * all;
  }
  return worth;
}

/** The chance that these attackers take a planet, times what it is worth to take. */
function landingWorth(s: State, fight: Fight): number {
  const { least, chances } = totalsOf(s, fight, false);
  const needs = neededIn(s, fight);
  let chance = 0;
  for (let n = Math.max(0, needs - least); n < chances.length; n++) chance += chances[n] as number;
  return chance * prizeOf(s, planetOf(s, fight.target));
}
/** Taken from somebody a planet counts for more. */
export const prizeOf = (s: State, planet: Planet): number =>
  planetWorth(s, planet) * (planet.owner === NONE ? 1 : WEIGHTS.taken);

/** What a fight as it stands brings its attackers on average, all costs counted. */
export function fightWorth(s: State, fight: Fight): number {
  switch (fight.kind) {
    case 'planet':
      return landingWorth(s, fight);
    case 'station':
      return siegeWorth(s, fight);
    case 'asteroids': {
      const lost = wins(totalsOf(s, fight, false), totalsOf(s, fight, true), false);
      const { chances } = totalsOf(s, fight, false);
      const chance = lost.reduce((sum, n, i) => sum + n * (chances[i] as number), 0);
      return chance * unitWorth(s, fight.target) * (isMothership(fight.target) ? 0.15 : 1);
    }
    default:
      return dogfightWorth(s, fight);
  }
}

/** The chance that a ship takes a planet alone; a small one where it needs help. */
export function chanceAlone(s: State, ship: number, planet: Planet): number {
  const faces = dieOf(s, ship);
  const times = hasLasting(s, sideOf(ship), 'double faces') ? 2 : 1;
  return Math.max(0.05, (faces - Math.ceil(needed(s, planet) / times) + 1) / Math.max(1, faces));
}

/** What an attack with these ships brings on average; each ship that is not needed has something else to do. */
export function attackWorth(s: State, ships: readonly number[], { unit, planet }: Target, ranged = false): number {
  if (planet !== NONE) return landingWorth(s, newFight(s, 'planet', ships, planet)) - ships.length * 0.3;
  if (isStation(unit)) return siegeWorth(s, newFight(s, 'station', ships, unit));
  return dogfightWorth(s, newFight(s, 'dogfight', ships, unit, ranged));
}

/** The ships that should attack what stands on a cell, and what it brings; none where it is not worth it. */
export function bestShips(s: State, seat: number, cell: number): { ships: number[]; worth: number } {
  const target = targetAt(s, cell);
  const able = attackersOn(s, seat, cell);
  let best = { ships: [] as number[], worth: 0 };
  const weigh = (ships: number[]): void => {
    const worth = attackWorth(s, ships, target);
    if (worth > best.worth) best = { ships, worth };
  };
  for (const ship of able) weigh([ship]);
  const guardian = target.unit !== NONE && kindOf(target.unit) === 'guardian';
  if (able.length < 2 || guardian) return best;
  // Cheap ships first: two, three, all together.
  const order = [...able].sort((a, b) => unitWorth(s, a) - unitWorth(s, b));
  for (let n = 2; n <= order.length; n++) weigh(order.slice(0, n));
  return best;
}
