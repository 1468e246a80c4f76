import { isStation, sideOf } from '../content/units.ts';
import { type Fight, newHalf, planetOf, type State } from '../state.ts';

/** A fight as it begins: who, against what. Nothing is declared or thrown yet. */
export function newFight(
  s: State,
  kind: Fight['kind'],
  units: readonly number[],
  target: number,
  ranged = false,
): Fight {
  const attacker = units.length > 0 ? sideOf(units[0] as number) : -1;
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

/** The units that roll on one side of a fight; a planet and a station roll nothing, in asteroids either (MO-143, MO-417). */
export function rollersOf({ kind, units, target }: Fight, defence: boolean): readonly number[] {
  if (!defence) return units;
  return kind === 'planet' || isStation(target) ? NOBODY : [target];
}
const NOBODY: readonly number[] = [];

/** Units of the other side that a fight is against. */
export const enemiesOf = (fight: Fight, defence: boolean): readonly number[] =>
  defence ? fight.units : fight.kind === 'planet' ? NOBODY : [fight.target];
export const halfOf = (fight: Fight, defence: boolean) => (defence ? fight.defence : fight.attack);
