import { STEP } from '../content/panel.ts';
import { isStation, kindOf, sideOf } from '../content/units.ts';
import { attackersOn, type Target, targetAt } from '../rules/attack.ts';
import { canDamage, dieOf, hasLasting } from '../rules/lasting.ts';
import { foretell, type Odds } from '../rules/odds.ts';
import { needed } from '../rules/planets.ts';
import { harm } from '../rules/roll.ts';
import { NONE, type Planet, planetOf, playerOf, type State } from '../state.ts';
import { caution, planetWorth, STATION_STEP, unitWorth } from './worth.ts';

/** What a lost fight costs these ships: each falls to whoever can damage it; a mothership loses hull. */
export function risk(s: State, ships: readonly number[], enemy: number, total: number): number {
  let sum = 0;
  for (const ship of ships) {
    if (!canDamage(kindOf(enemy), kindOf(ship))) continue;
    sum += hurt(s, ship, kindOf(enemy) === 'fighter' ? total : 0, kindOf(enemy) === 'fighter' ? 0 : total);
  }
  return sum;
}

/** What a hit with these parts takes from a unit. */
function hurt(s: State, unit: number, fighters: number, rest: number): number {
  if (kindOf(unit) !== 'mothership') return unitWorth(s, unit);
  const own = playerOf(s, sideOf(unit));
  const { hull, shields } = harm(fighters, rest, own.shields);
  const all = unitWorth(s, unit);
  return hull >= own.hull ? all : hull * 1.1 + (own.shields - shields) * 0.1;
}

/** The chance that a ship takes a planet alone; a small one where it needs help. */
export function chanceAlone(s: State, ship: number, planet: Planet): number {
  const faces = dieOf(s, ship);
  const times = hasLasting(s, sideOf(ship), 'double faces') ? 2 : 1;
  return Math.max(0.05, (faces - Math.ceil(needed(s, planet) / times) + 1) / Math.max(1, faces));
}

/** What an attack with these ships brings on average, all costs counted. */
export function attackWorth(s: State, ships: readonly number[], target: Target, ranged = false): number {
  if (target.planet !== NONE) {
    const planet = planetOf(s, target.planet);
    const { attacker } = foretell(s, 'planet', ships, target.planet);
    // Taken from somebody it counts twice, and every ship that is not needed has something else to do.
    const worth = planetWorth(planet) * (planet.owner === NONE ? 1 : 1.6);
    return attacker * worth - ships.length * 0.3;
  }
  const { unit } = target;
  if (isStation(unit)) {
    const { attack } = foretell(s, 'station', ships, unit);
    return (attack / STEP) * STATION_STEP * (playerOf(s, sideOf(unit)).steps <= 1 ? 2 : 1);
  }
  return fightWorth(s, ships, unit, foretell(s, 'dogfight', ships, unit, ranged), ranged);
}

/** What a dogfight with these odds brings the attacker on average. */
export function fightWorth(s: State, ships: readonly number[], unit: number, odds: Odds, ranged: boolean): number {
  const fighters = ships.every((ship) => kindOf(ship) === 'fighter') ? odds.attack : 0;
  const gain = hurt(s, unit, fighters, odds.attack - fighters);
  const cost = ranged ? 0 : risk(s, ships, unit, odds.defence) * caution(s);
  return odds.attacker * gain - odds.defender * cost;
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
