import type { Seat } from '@orrery/kernel';
import { captainOf, type State } from '../state.ts';
import { abilityOf, firingOn } from './abilities.ts';
import { mayUse } from './plays.ts';

/** Abilities that work once per turn, in a contract or out of it, and can be used now (MK-613). */
export function atWill(s: State, seat: Seat): number[] {
  const keys: number[] = [];
  for (const part of captainOf(s, seat).parts) {
    for (const key of firingOn(part, 'use')) {
      const { on } = abilityOf(key);
      if (on.on === 'use' && on.once === 'turn' && mayUse(s, seat, key) === true) keys.push(key);
    }
  }
  return keys;
}
export const mayUseAtWill = (s: State): Seat[] =>
  s.agreed.overload ? [...s.captains.keys()].filter((seat) => !s.out[seat] && atWill(s, seat).length > 0) : [];
