import type { State } from '../../src/state.ts';
import { at, cellName, cells, everyUnit, far, lives, mates, near, standing, stationOf, unspent } from './sheet.ts';

// Cowardly Retreat, question by question (MO-377, MO-657, MO-658).

/** A retreat in progress: the centre, the destination, and the ships still to move. */
export interface Flight {
  from: number;
  to: number;
  ships: number[];
}

/** Ships that may flee from a hex: those on or beside it that have neither moved nor attacked and are not held. */
export const fleeing = (s: State, centre: number): number[] =>
  everyUnit(s).filter((unit) => unspent(s, unit) && far(s, at(s, unit), centre) <= 1);
/** Hexes from which at least one ship could flee. */
export const centres = (s: State): string[] =>
  cells(s)
    .filter((cell) => fleeing(s, cell).length > 0)
    .map((cell) => cellName(s, cell));

export const roomBeside = (s: State, cell: number): string[] => {
  const pieces = standing(s);
  return near(s, cell)
    .filter((next) => !pieces.has(next))
    .map((next) => cellName(s, next));
};
/** Friendly planets and stations with a free cell beside them. */
export function shelters(s: State): string[] {
  const planets = s.planets.filter(({ owner, cell }) => cell >= 0 && mates(s, owner, s.turn)).map(({ cell }) => cell);
  const stations = s.players
    .map((_player, side) => side)
    .filter((side) => mates(s, side, s.turn) && lives(s, stationOf(side)))
    .map((side) => at(s, stationOf(side)));
  return [...planets, ...stations].filter((cell) => roomBeside(s, cell).length > 0).map((cell) => cellName(s, cell));
}
