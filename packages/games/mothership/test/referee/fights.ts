import type { State } from '../../src/state.ts';
import { at, friendsBeside, has, kindOf, lives, motherOf, needs, of, owns, sideOf, stationOf } from './sheet.ts';

// The referee's record of one fight, built from events only, never from the game's state.

export interface Die {
  unit: number;
  sides: number;
  /** The face of the first roll, then those of the dice that Backup Generators added. */
  faces: number[];
  /** Indices of faces that a Backup Generator has answered. */
  followed: number[];
}
export interface Half {
  side: number;
  gas: number;
  beam: boolean;
  shields: number;
  doubled: number[];
  /** Bonuses from cards: for one unit, or for the whole side if `unit` is -1. */
  bonuses: { unit: number; n: number }[];
  dice: Die[];
  rolled: boolean;
}
export interface Fight {
  kind: 'dogfight' | 'station' | 'planet' | 'asteroids';
  units: number[];
  /** The attacked unit or planet. */
  target: number;
  attack: Half;
  defence: Half;
  ranged: boolean;
  more: number;
  saved: number[];
  /** The target of Last Stand; -1 if it was not played. */
  stand: number;
  off: boolean;
  deflected: boolean;
  winner: number | null;
}

const half = (side: number): Half => ({
  side,
  gas: 0,
  beam: false,
  shields: 0,
  doubled: [],
  bonuses: [],
  dice: [],
  rolled: false,
});
export const newFight = (kind: Fight['kind'], by: number, units: number[], target: number, owner: number): Fight => ({
  kind,
  units,
  target,
  attack: half(by),
  defence: half(owner),
  ranged: false,
  more: 0,
  saved: [],
  stand: -1,
  off: false,
  deflected: false,
  winner: null,
});

/**
 * Bonuses from techs and artifacts on one ship's roll, except against planets (MO-258, MO-275, MO-281, MO-284, MO-289,
 * MO-299, MO-450 to MO-461).
 */
function shipBonus(s: State, fight: Fight, unit: number, foes: readonly number[]): number {
  const side = sideOf(unit);
  let bonus = 0;
  if (kindOf(unit) === 'F') bonus += has(s, side, 'C4b') ? 3 : has(s, side, 'C2') ? 1 : 0;
  if (kindOf(unit) === 'B') {
    bonus += has(s, side, 'S3a') ? 3 : has(s, side, 'S1') ? 1 : 0;
    if (fight.kind === 'station' && has(s, side, 'S3b')) bonus += 2;
  }
  if (kindOf(unit) === 'M') {
    bonus += (owns(s, side, 4) ? 1 : 0) + (owns(s, side, 12) ? 2 : 0);
    if (has(s, side, 'L5a') && lives(s, stationOf(side))) bonus += of(s, side).steps;
  }
  if (owns(s, side, 1) && foes.some((foe) => kindOf(foe) === 'G')) bonus += 1;
  return bonus;
}

export interface Total {
  fighters: number;
  rest: number;
}

/** A side's total, with the fighters' part separate (MO-202, MO-222, MO-223, MO-427). */
export function totalOf(s: State, fight: Fight, attacks: boolean): Total {
  const half = attacks ? fight.attack : fight.defence;
  const units = attacks ? fight.units : fight.kind === 'planet' ? [] : [fight.target];
  const foes = attacks ? [fight.target] : fight.units;
  if (fight.kind === 'planet') {
    if (!attacks) return { fighters: 0, rest: needed(s, fight) };
    const times = has(s, half.side, 'E2') ? 2 : 1;
    const cat = owns(s, half.side, 12) && units.includes(motherOf(half.side)) ? 2 : 0;
    return { fighters: 0, rest: half.dice.reduce((sum, { faces }) => sum + times * (faces[0] as number), cat) };
  }
  if (fight.kind === 'asteroids' && attacks)
    return { fighters: 0, rest: half.dice.reduce((sum, { faces }) => sum + (faces[0] as number), 0) };
  if (fight.kind === 'station' && !attacks) return { fighters: 0, rest: 0 };
  const total = { fighters: 0, rest: 0 };
  let common = half.gas;
  for (const unit of units) {
    const part = kindOf(unit) === 'F' ? 'fighters' : 'rest';
    for (const die of half.dice.filter((one) => one.unit === unit))
      total[part] += die.faces.reduce(
        (all, face, i) => all + (i === 0 && half.doubled.includes(unit) ? 2 : 1) * face,
        0,
      );
    total[part] += shipBonus(s, fight, unit, fight.kind === 'asteroids' ? [] : foes);
    if (kindOf(unit) === 'M' && half.beam) total[part] += 8;
  }
  for (const { unit, n } of half.bonuses) {
    if (unit < 0) common += n;
    else total[kindOf(unit) === 'F' ? 'fighters' : 'rest'] += n;
  }
  if (!attacks && fight.kind === 'dogfight') {
    common += wingmen(s, fight.target);
    if (fight.units.length > 1 && has(s, half.side, 'L2')) common += 1;
  }
  total[units.every((unit) => kindOf(unit) === 'F') ? 'fighters' : 'rest'] += common;
  return total;
}
export const sum = ({ fighters, rest }: Total): number => fighters + rest;

export const wingmen = (s: State, unit: number): number => friendsBeside(s, sideOf(unit), at(s, unit)).length;
const needed = (s: State, fight: Fight): number =>
  needs(s, s.planets[fight.target] as State['planets'][0]) + fight.more;

/**
 * The winner: 0 for the attacker, 1 for the defender, -1 for a tie (MO-197, MO-198, MO-208, MO-273, MO-411, MO-426).
 */
export function winnerOf(s: State, fight: Fight): number {
  const attack = sum(totalOf(s, fight, true));
  const defence = sum(totalOf(s, fight, false));
  if (fight.kind === 'station') return 0;
  if (fight.kind === 'planet') return attack >= defence ? 0 : 1;
  if (attack !== defence) return attack > defence ? 0 : 1;
  if (fight.kind === 'asteroids') return 1;
  return has(s, fight.attack.side, 'C1') ? 0 : -1;
}
