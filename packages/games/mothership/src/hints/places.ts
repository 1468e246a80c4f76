import type { Answer, Seat } from '@orrery/kernel';
import { STATION, unitName, unitOf } from '../content/units.ts';
import { distance, freeBeside, isFree, near, planetsOf } from '../rules/board.ts';
import { startCells, unplaced } from '../rules/fleet.ts';
import { retreatCentres, retreatersRound, shelters } from '../rules/retreat.ts';
import { boardOf, cellOf, isAlive, NONE, planetOf, type State } from '../state.ts';
import { bestPlace, everywhere } from './cards.ts';
import { worthOfPlaces } from './course.ts';

const nameOf = (s: State, cell: number): string => boardOf(s).names[cell] as string;
const put = (s: State, unit: number, cell: number): Answer => ({
  piece: unitName(unit),
  cell: nameOf(s, cell),
  rotation: 0,
});

/** The fleet starts as near as it may to where it is needed: alone that is the own station far away, else the middle. */
export function start(s: State, seat: Seat): Answer {
  const [unit] = unplaced(s, seat);
  const solo = s.agreed.mode === 'solo';
  const goal = solo ? cellOf(s, unitOf(seat, STATION)) : (boardOf(s).byName.get('0,0') as number);
  const [cell] = startCells(s, seat).sort((a, b) => distance(s, a, goal) - distance(s, b, goal));
  return unit === undefined || cell === undefined ? null : put(s, unit, cell);
}

/** Where a ship comes out of a wormhole. */
export const wormholeEnd = (s: State, _seat: Seat, { unit }: { unit: number }): Answer | undefined => {
  const { cell } = bestPlace(s, unit, everywhere(s));
  return cell === NONE ? undefined : put(s, unit, cell);
};

/** The hex round which most ships stand that are far from home. */
export function retreatFrom(s: State, seat: Seat): string | undefined {
  const home = s.at[unitOf(seat, STATION)] as number;
  const many = (cell: number): number =>
    retreatersRound(s, seat, cell).length + (home < 0 ? 0 : distance(s, cell, home) * 0.01);
  const [best] = retreatCentres(s, seat).sort((a, b) => many(b) - many(a));
  return best === undefined ? undefined : nameOf(s, best);
}
/** Home, or where there is most room. */
export function retreatTo(s: State, seat: Seat): string | undefined {
  const home = s.at[unitOf(seat, STATION)] as number;
  const room = (cell: number): number => freeBeside(s, cell).length + (cell === home ? 9 : 0);
  const [best] = shelters(s, seat).sort((a, b) => room(b) - room(a));
  return best === undefined ? undefined : nameOf(s, best);
}
export function retreatPlace(
  s: State,
  _seat: Seat,
  { ships, to }: { ships: number[]; to: number },
): Answer | undefined {
  const unit = ships.find((ship) => isAlive(s, ship));
  if (unit === undefined) return undefined;
  const { cell } = bestPlace(s, unit, near(s, to));
  return cell === NONE ? undefined : put(s, unit, cell);
}

/** Ships that come back: the mothership first, each to the best place there is. */
export function comeBack(s: State, seat: Seat): Answer | undefined {
  const ready = unplaced(s, seat).find((unit) => (s.back[unit] as number) > 0);
  if (ready === undefined) return undefined;
  const cells = planetsOf(s, seat).map((planet) => planetOf(s, planet).cell);
  const home = s.at[unitOf(seat, STATION)] as number;
  if (home >= 0) cells.push(home);
  // It is not on the board yet: a place is weighed as if it stood there.
  let best = NONE;
  let most = Number.NEGATIVE_INFINITY;
  for (const cell of cells.flatMap((haven) => near(s, haven))) {
    if (!isFree(s, cell) || (s.fields[cell] as number) >= 0) continue;
    const worth = worthOfPlaces(s, ready)(cell);
    if (worth > most) {
      most = worth;
      best = cell;
    }
  }
  return best === NONE ? undefined : put(s, ready, best);
}
