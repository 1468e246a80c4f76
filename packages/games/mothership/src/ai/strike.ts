import { defined } from '@orrery/kernel';
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

/** The distribution of a side's total: `chances[n]` is the probability of `least + n`. */
interface Totals {
  least: number;
  chances: number[];
}

function totalsOf(s: State, fight: Fight, defence: boolean): Totals {
  const ways = waysOf(diceOf(s, fight, defence));
  const all = ways.reduce((sum, n) => sum + n, 0);
  return { least: split(s, fight, defence, []).sum, chances: ways.map((n) => n / all) };
}

/** The probability that each total beats the other side's, with ties counted as wins or losses. */
function wins(own: Totals, other: Totals, ties: boolean): number[] {
  let below = 0;
  let next = 0;
  return own.chances.map((_chance, n) => {
    const total = own.least + n;
    for (; next < other.chances.length; next++) {
      const rival = other.least + next;
      if (rival > total || (rival === total && !ties)) break;
      below += defined(other.chances[next]);
    }
    return below;
  });
}

/** Value lost when a unit is hit; the fighters' share of a total only lowers shields. */
function hurt(s: State, unit: number, total: number, fighters: number, extra: number): number {
  const all = unitWorth(s, unit) + (isLastShip(s, unit) ? knockout(s) : 0);
  if (!isMothership(unit)) return all;
  const own = playerOf(s, sideOf(unit));
  const shields = own.shields + extra;
  const part = total * fighters;
  const { hull, shields: left } = harm(part, total - part, shields);
  return hull >= own.hull ? all : hull * 1.1 + (shields - left) * 0.1;
}

/** The fighters' share of the units' expected total; strictly between 0 and 1 only in mixed attacks. */
function fightersIn(s: State, fight: Fight, units: readonly number[]): number {
  const many = units.filter((unit) => kindOf(unit) === 'fighter').length;
  if (many === 0 || many === units.length) return many === 0 ? 0 : 1;
  const mean = diceOf(s, fight, false).map(({ unit, sides, times }) => ({ unit, n: (times * (sides + 1)) / 2 }));
  const { fighters, sum } = split(s, fight, false, mean);
  return sum === 0 ? 0 : fighters / sum;
}

/** Expected value of a dogfight for its attackers. */
function dogfightWorth(s: State, fight: Fight): number {
  const { units, target, ranged } = fight;
  const attack = totalsOf(s, fight, false);
  const defence = totalsOf(s, fight, true);
  let worth = 0;
  if (units.some((unit) => canDamage(kindOf(unit), kindOf(target)))) {
    const share = fightersIn(s, fight, units);
    const won = wins(attack, defence, hasLasting(s, fight.attack.side, 'ties'));
    for (let n = 0; n < won.length; n++) {
      const chance = defined(attack.chances[n]) * defined(won[n]);
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
    const chance = defined(defence.chances[n]) * defined(lost[n]);
    if (chance === 0) continue;
    for (const unit of weak) cost += chance * hurt(s, unit, defence.least + n, share, fight.attack.shields);
  }
  return worth - cost * caution(s);
}

/** Expected value of an attack on a station: whole steps, and the elimination of the side with its last step. */
function siegeWorth(s: State, fight: Fight): number {
  const { least, chances } = totalsOf(s, fight, false);
  const { steps, chipped } = playerOf(s, sideOf(fight.target));
  let worth = 0;
  for (let n = 0; n < chances.length; n++) {
    const lost = Math.min(steps, Math.floor((least + n + chipped) / STEP));
    const all = lost >= steps ? knockout(s) + unitWorth(s, fight.target) : lost * WEIGHTS.step;
    worth += defined(chances[n]) * all;
  }
  return worth;
}

/** Expected value of an attack on a planet. */
function landingWorth(s: State, fight: Fight): number {
  const { least, chances } = totalsOf(s, fight, false);
  const needs = neededIn(s, fight);
  let chance = 0;
  for (let n = Math.max(0, needs - least); n < chances.length; n++) chance += defined(chances[n]);
  return chance * prizeOf(s, planetOf(s, fight.target));
}
/** Value of capturing a planet; one taken from an enemy is worth more. */
export const prizeOf = (s: State, planet: Planet): number =>
  planetWorth(s, planet) * (planet.owner === NONE ? 1 : WEIGHTS.taken);

/** Expected value of a fight for its attackers, including costs. */
export function fightWorth(s: State, fight: Fight): number {
  switch (fight.kind) {
    case 'planet':
      return landingWorth(s, fight);
    case 'station':
      return siegeWorth(s, fight);
    case 'asteroids': {
      const lost = wins(totalsOf(s, fight, false), totalsOf(s, fight, true), false);
      const { chances } = totalsOf(s, fight, false);
      const chance = lost.reduce((sum, n, i) => sum + n * defined(chances[i]), 0);
      return chance * unitWorth(s, fight.target) * (isMothership(fight.target) ? 0.15 : 1);
    }
    default:
      return dogfightWorth(s, fight);
  }
}

/** The probability that a ship captures a planet alone; a small value if it needs help. */
export function chanceAlone(s: State, ship: number, planet: Planet): number {
  const faces = dieOf(s, ship);
  const times = hasLasting(s, sideOf(ship), 'double faces') ? 2 : 1;
  return Math.max(0.05, (faces - Math.ceil(needed(s, planet) / times) + 1) / Math.max(1, faces));
}

/** Expected value of an attack with these ships; against a planet, minus a small cost for each ship. */
export function attackWorth(s: State, ships: readonly number[], { unit, planet }: Target, ranged = false): number {
  if (planet !== NONE) return landingWorth(s, newFight(s, 'planet', ships, planet)) - ships.length * 0.3;
  if (isStation(unit)) return siegeWorth(s, newFight(s, 'station', ships, unit));
  return dogfightWorth(s, newFight(s, 'dogfight', ships, unit, ranged));
}

/** The best ships to attack a cell and their expected value; no ships if no attack is worth it. */
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
  // Try joint attacks with the cheapest two ships, three ships, and so on up to all.
  const order = [...able].sort((a, b) => unitWorth(s, a) - unitWorth(s, b));
  for (let n = 2; n <= order.length; n++) weigh(order.slice(0, n));
  return best;
}
