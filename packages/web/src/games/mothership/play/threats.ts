import {
  BOARDS,
  baseSpaces,
  canHit,
  friendly,
  isAlive,
  isGuardian,
  isShip,
  near,
  reachOf,
  type State,
  sideOf,
} from '@orrery/mothership';
import type { Hex } from '../board/hex.ts';

/** The units that could attack each cell on their next turn, ignoring asteroid rolls. */
export type Threats = readonly (readonly number[])[];

export function threatsOf(table: State): Threats {
  const board = BOARDS[table.board];
  const struck: number[][] = board.names.map(() => []);
  for (const [unit, from] of table.at.entries()) {
    if (!isAlive(table, unit) || !(isShip(unit) || isGuardian(unit))) continue;
    const stands = [from];
    if (isShip(unit))
      for (const { cell, ends } of reachOf(table, unit, baseSpaces(table, unit))) if (ends) stands.push(cell);
    const cells = new Set(stands.flatMap((cell) => near(table, cell)));
    for (const cell of cells) struck[cell]?.push(unit);
  }
  return struck;
}

/** The enemies that could hit a unit at a hex. */
export function threatsAt(table: State, threats: Threats, unit: number, hex: Hex): number[] {
  const cell = BOARDS[table.board].byName.get(hex) ?? -1;
  const target = { unit, planet: -1 };
  return (threats[cell] ?? []).filter(
    (other) => !friendly(table, sideOf(other), sideOf(unit)) && canHit(table, other, target),
  );
}
