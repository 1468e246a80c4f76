import { cellOf, type State } from '../state.ts';
import { distance, freeBeside, havens } from './board.ts';
import { warpable } from './warp.ts';

/** Ships on a cell or beside it that may flee (MO-377). */
export const retreatersRound = (s: State, seat: number, centre: number): number[] =>
  warpable(s, seat).filter((unit) => distance(s, cellOf(s, unit), centre) <= 1);
/** Cells with at least one such ship on or beside them. */
export const retreatCentres = (s: State, seat: number): number[] => {
  const ships = warpable(s, seat).map((unit) => cellOf(s, unit));
  return s.here.flatMap((_piece, cell) => (ships.some((at) => distance(s, at, cell) <= 1) ? [cell] : []));
};
/** Friendly planets and stations with a free cell beside them. */
export const shelters = (s: State, seat: number): number[] =>
  havens(s, seat, true).filter((cell) => freeBeside(s, cell).length > 0);
