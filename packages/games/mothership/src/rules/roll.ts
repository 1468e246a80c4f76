import { defined } from '@orrery/kernel';
import { BEAM } from '../content/panel.ts';
import { cardTitled } from '../content/set.ts';
import { abilityName, sourceName } from '../content/sources.ts';
import { kindOf, sideOf } from '../content/units.ts';
import { cellOf, type Fight, playerOf, type State } from '../state.ts';
import { friendsBeside } from './board.ts';
import { enemiesOf, halfOf, rollersOf } from './fight.ts';
import { dieOf, eachLasting, hasLasting } from './lasting.ts';
import { needed } from './planets.ts';

/** A bonus in a total. `unit` is the unit whose part it adds to, or -1 for the whole side. */
export interface Bonus {
  why: 'bonus-tech' | 'bonus-artifact' | 'bonus-wingman' | 'bonus-gas' | 'bonus-beam' | 'bonus-card';
  /** The name of the tech, artifact or card; empty for wingmen and gas, which clients name from `why` and `n`. */
  name: string;
  n: number;
  unit: number;
  /** The title number of the card that gives this bonus; 0 if no card does. */
  card: number;
}

/** A roll that bonuses may apply to. */
interface Roll {
  /** Whether the unit defends. */
  defence: boolean;
  /** Whether it attacks a planet. */
  planet: boolean;
  /** The enemy units in the fight. */
  against: readonly number[];
}

/** Bonuses from techs and artifacts on a unit's roll, against a planet or against units (MO-258, MO-428). */
function unitBonuses(s: State, side: number, unit: number, { defence, planet, against }: Roll): Bonus[] {
  const out: Bonus[] = [];
  eachLasting(s, side, 'roll', (effect, from) => {
    if (effect.several || (planet && !effect.planets)) return;
    if (effect.role === 'defence' && !defence) return;
    if (effect.kinds && !effect.kinds.includes(kindOf(unit))) return;
    if (effect.against && !against.some((other) => kindOf(other) === effect.against)) return;
    const n = effect.per === 'step' ? effect.n * playerOf(s, side).steps : effect.n;
    const name = sourceName(effect);
    if (n > 0) out.push({ why: from === null ? 'bonus-tech' : 'bonus-artifact', name, n, unit, card: 0 });
  });
  return out;
}

/** A unit's bonus on every roll in dogfights, regardless of its target and role. */
export const rollBonus = (s: State, unit: number): number =>
  unitBonuses(s, sideOf(unit), unit, { defence: false, planet: false, against: [] }).reduce((sum, { n }) => sum + n, 0);

/** All current bonuses of a side in a fight (MO-202, MO-227, MO-258, MO-295, MO-427, MO-428). */
export function bonusesOf(s: State, fight: Fight, defence: boolean): Bonus[] {
  const out: Bonus[] = [];
  const half = halfOf(fight, defence);
  const { side } = half;
  if (side < 0) return out;
  const planet = fight.kind === 'planet';
  const roll = { defence, planet, against: enemiesOf(fight, defence) };
  for (const unit of rollersOf(fight, defence)) out.push(...unitBonuses(s, side, unit, roll));
  if (planet) return out;
  if (defence && fight.kind === 'dogfight') {
    const wingmen = friendsBeside(s, side, cellOf(s, fight.target), fight.target).length;
    if (wingmen > 0) out.push({ why: 'bonus-wingman', name: '', n: wingmen, unit: -1, card: 0 });
    if (fight.units.length >= 2) {
      eachLasting(s, side, 'roll', (effect) => {
        const name = sourceName(effect);
        if (effect.several) out.push({ why: 'bonus-tech', name, n: effect.n, unit: -1, card: 0 });
      });
    }
  }
  if (half.gas > 0) out.push({ why: 'bonus-gas', name: '', n: half.gas, unit: -1, card: 0 });
  if (half.beam) {
    const ship = rollersOf(fight, defence).find((unit) => kindOf(unit) === 'mothership') ?? -1;
    out.push({ why: 'bonus-beam', name: abilityName('beam'), n: BEAM.roll, unit: ship, card: 0 });
  }
  for (const { card, n, unit } of half.bonuses) {
    out.push({ why: 'bonus-card', name: cardTitled(card).name, n, unit, card });
  }
  return out;
}

/** The dice a side rolls, with their units. */
export function diceOf(s: State, fight: Fight, defence: boolean): { unit: number; sides: number; times: number }[] {
  if (!defence && fight.kind === 'asteroids') return [{ unit: -1, sides: 6, times: 1 }];
  const half = halfOf(fight, defence);
  const fast = fight.kind === 'planet' && !defence && hasLasting(s, half.side, 'double faces') ? 2 : 1;
  return rollersOf(fight, defence).map((unit) => ({
    unit,
    sides: dieOf(s, unit),
    times: fast * (half.doubled.includes(unit) ? 2 : 1),
  }));
}

/** A side's total: the fighters' part and the rest (MO-202, MO-222, MO-223). */
export interface Total {
  fighters: number;
  rest: number;
  sum: number;
}

/** The value of a rolled die: its face times its multiplier, plus added dice. */
export interface Counted {
  unit: number;
  face: number;
  times: number;
  extras: readonly number[];
  n: number;
}

/** The value of each die of a side (MO-202, MO-265, MO-325). */
export function countedDice(s: State, fight: Fight, defence: boolean): Counted[] {
  const times = new Map(diceOf(s, fight, defence).map((die) => [die.unit, die.times]));
  return halfOf(fight, defence).dice.map(({ unit, face, extras }) => {
    const counts = times.get(unit) ?? 1;
    return { unit, face, times: counts, extras, n: extras.reduce((sum, n) => sum + n, face * counts) };
  });
}

export const totalOf = (s: State, fight: Fight, defence: boolean): Total =>
  split(s, fight, defence, countedDice(s, fight, defence));

/** Adds up rolled values and bonuses, separately for fighters and for the rest. */
export function split(s: State, fight: Fight, defence: boolean, thrown: readonly { unit: number; n: number }[]): Total {
  const total: Total = { fighters: 0, rest: 0, sum: 0 };
  const rollers = rollersOf(fight, defence);
  const onlyFighters = rollers.length > 0 && rollers.every((unit) => kindOf(unit) === 'fighter');
  const isFighters = (unit: number): boolean => (unit < 0 ? onlyFighters : kindOf(unit) === 'fighter');
  for (const { unit, n } of [...thrown, ...bonusesOf(s, fight, defence)]) {
    if (isFighters(unit)) total.fighters += n;
    else total.rest += n;
  }
  total.sum = total.fighters + total.rest;
  return total;
}

/** The total the attackers of a planet need (MO-424, MO-430). */
export const neededIn = (s: State, fight: Fight): number => needed(s, defined(s.planets[fight.target])) + fight.more;

/** The winner for given totals: 0 attacker, 1 defender, -1 tie (MO-197, MO-198, MO-273, MO-411, MO-426). */
export function verdictOf(s: State, fight: Fight): (attack: number, defence: number) => number {
  switch (fight.kind) {
    case 'station':
      return () => 0;
    case 'planet': {
      const needs = neededIn(s, fight);
      return (attack) => (attack >= needs ? 0 : 1);
    }
    case 'asteroids':
      return (attack, defence) => (attack > defence ? 0 : 1);
    default: {
      const tie = hasLasting(s, fight.attack.side, 'ties') ? 0 : -1;
      return (attack, defence) => (attack === defence ? tie : attack > defence ? 0 : 1);
    }
  }
}

/** A hit on a mothership: hull points lost and shields left. Fighters lower only shields (MO-206, MO-222). */
export function harm(fighters: number, rest: number, shields: number): { hull: number; shields: number } {
  return {
    hull: Math.min(rest, Math.max(0, fighters + rest - shields)),
    shields: Math.max(0, shields - fighters - rest),
  };
}
