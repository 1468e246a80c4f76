import { defined } from '@orrery/kernel';
import { NONE, type State } from '../state.ts';

/** Puts a unit on a cell. If another unit occupies it, this unit is only passing through and `here` keeps the other. */
export function putUnit(s: State, unit: number, cell: number): void {
  liftUnit(s, unit);
  s.at[unit] = cell;
  if (s.here[cell] === NONE) s.here[cell] = unit;
}

/** Takes a unit off the board. */
export function liftUnit(s: State, unit: number): void {
  const cell = defined(s.at[unit]);
  if (s.here[cell] === unit) s.here[cell] = NONE;
  s.at[unit] = NONE;
}
