import { defined } from '@orrery/kernel';
import { isStation, sideOf } from '../content/units.ts';
import { type Die, type Fight, has, isAlive, newHalf, planetOf, type State } from '../state.ts';

/** A new fight with nothing declared or rolled. */
export function newFight(
  s: State,
  kind: Fight['kind'],
  units: readonly number[],
  target: number,
  ranged = false,
): Fight {
  const attacker = units.length > 0 ? sideOf(defined(units[0])) : -1;
  return {
    kind,
    step: 'declare',
    units: [...units],
    target,
    attack: newHalf(attacker),
    defence: newHalf(kind === 'planet' ? planetOf(s, target).owner : sideOf(target)),
    ranged,
    more: 0,
    winner: -1,
    saved: [],
    deflected: false,
    stood: false,
    off: false,
  };
}

/**
 * The units that roll on one side of a fight; planets and stations never roll, not even against asteroids (MO-143,
 * MO-417).
 */
export function rollersOf({ kind, units, target }: Fight, defence: boolean): readonly number[] {
  if (!defence) return units;
  return kind === 'planet' || isStation(target) ? NOBODY : [target];
}
const NOBODY: readonly number[] = [];

/** The enemy units of one side of a fight; a planet has none. */
export const enemiesOf = (fight: Fight, defence: boolean): readonly number[] =>
  defence ? fight.units : fight.kind === 'planet' ? NOBODY : [fight.target];
export const halfOf = (fight: Fight, defence: boolean) => (defence ? fight.defence : fight.attack);

/** The face of a die, then those of the dice added to it. */
export const facesOf = ({ face, extras }: Die): readonly number[] => [face, ...extras];
/** The index of the first face that shows a natural 1 not answered by a Backup Generator, or -1 (MO-325, D74). */
export const openOne = (die: Die): number => facesOf(die).findIndex((face, i) => face === 1 && !has(die.answered, i));

/** Whether there is no fight or it cannot continue: it is called off, or its target or all its attackers are gone. */
export function isOff(s: State): boolean {
  const { fight } = s;
  if (fight === null || fight.off) return true;
  if (fight.kind !== 'planet' && !isAlive(s, fight.target)) return true;
  return fight.kind !== 'asteroids' && !fight.units.some((unit) => isAlive(s, unit));
}
