import { isShip, sideOf } from '../content/units.ts';
import { cellOf, isAlive, type State } from '../state.ts';
import { distance, freeBeside, friendly, havens, isFresh, isHeld } from './board.ts';

/** Friendly ships that may flee: neither moved nor attacked, and not held (MO-377, MO-657, MO-658). */
export const retreaters = (s: State, seat: number): number[] =>
  s.at.flatMap((_cell, unit) => {
    if (!isShip(unit) || !isAlive(s, unit) || !friendly(s, sideOf(unit), seat) || isHeld(s, unit)) return [];
    return sideOf(unit) === seat && !isFresh(s, unit) ? [] : [unit];
  });
/** Those on a cell or beside it. */
export const retreatersRound = (s: State, seat: number, centre: number): number[] =>
  retreaters(s, seat).filter((unit) => distance(s, cellOf(s, unit), centre) <= 1);
/** Cells with such ships on or beside them. */
export const retreatCentres = (s: State, seat: number): number[] => {
  const ships = retreaters(s, seat).map((unit) => cellOf(s, unit));
  return s.here.flatMap((_piece, cell) => (ships.some((at) => distance(s, at, cell) <= 1) ? [cell] : []));
};
/** Friendly planets and stations with room beside them. */
export const shelters = (s: State, seat: number): number[] =>
  havens(s, seat, true).filter((cell) => freeBeside(s, cell).length > 0);
