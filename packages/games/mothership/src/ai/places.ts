import { type Answer, defined, type Seat } from '@orrery/kernel';
import { cardName, developmentOf } from '../content/set.ts';
import { STATION, unitName, unitOf } from '../content/units.ts';
import { guardianCells, sites } from '../flows/bonus.ts';
import { places, ready } from '../flows/respawn.ts';
import { distance, freeBeside, friendly, near } from '../rules/board.ts';
import { startCells, unplaced } from '../rules/fleet.ts';
import { retreatCentres, retreatersRound, shelters } from '../rules/retreat.ts';
import { boardOf, cellOf, isAlive, NONE, type State } from '../state.ts';
import { bestPlace, everywhere } from './cards.ts';
import { tieBreakOf } from './worth.ts';

const nameOf = (s: State, cell: number): string => defined(boardOf(s).names[cell]);
const put = (s: State, unit: number, cell: number): Answer => ({
  piece: unitName(unit),
  cell: nameOf(s, cell),
  rotation: 0,
});

/**
 * Places the next ship as near as allowed to where it is needed: to the player's distant station in solo games,
 * otherwise to the middle. Ties go to the hex nearest to an enemy's start; then `tieBreak`
 * decides.
 */
export function start(s: State, seat: Seat): Answer {
  const { byName } = boardOf(s);
  const [unit] = unplaced(s, seat);
  const solo = s.agreed.mode === 'solo';
  const goal = solo ? cellOf(s, unitOf(seat, STATION)) : defined(byName.get('0,0'));
  const foes = s.starts.filter((_start, side) => !friendly(s, side, seat));
  const toFoe = (cell: number): number => Math.min(99, ...foes.map((foe) => distance(s, cell, foe)));
  const tieBreak = tieBreakOf(s, seat);
  const [cell] = startCells(s, seat).sort(
    (a, b) => distance(s, a, goal) - distance(s, b, goal) || toFoe(a) - toFoe(b) || tieBreak(a) - tieBreak(b),
  );
  return unit === undefined || cell === undefined ? null : put(s, unit, cell);
}

/** The cell where a ship leaves a wormhole. */
export const wormholeEnd = (s: State, _seat: Seat, { unit }: { unit: number }): Answer | undefined => {
  const { cell } = bestPlace(s, unit, everywhere(s));
  return cell === NONE ? undefined : put(s, unit, cell);
};

/** The hex with the most ships around it that can flee; on a tie, the one farthest from the station. */
export function retreatFrom(s: State, seat: Seat): string | undefined {
  const home = defined(s.at[unitOf(seat, STATION)]);
  const many = (cell: number): number =>
    retreatersRound(s, seat, cell).length + (home < 0 ? 0 : distance(s, cell, home) * 0.01);
  const [best] = retreatCentres(s, seat).sort((a, b) => many(b) - many(a));
  return best === undefined ? undefined : nameOf(s, best);
}
/** The seat's own station, or else the place with the most room. */
export function retreatTo(s: State, seat: Seat): string | undefined {
  const home = defined(s.at[unitOf(seat, STATION)]);
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

/** Places the next ship that comes back on its best cell. */
export function comeBack(s: State, seat: Seat): Answer | undefined {
  const [unit] = ready(s, seat);
  if (unit === undefined) return undefined;
  const { cell } = bestPlace(s, unit, places(s, seat));
  return cell === NONE ? undefined : put(s, unit, cell);
}

/** Places a free guardian as near as possible to the seat's own station. */
export function freeGuardian(s: State, seat: Seat): string | undefined {
  const home = defined(s.at[unitOf(seat, STATION)]);
  const far = (cell: number): number => (home < 0 ? 0 : distance(s, cell, home));
  const [cell] = guardianCells(s, seat).sort((a, b) => far(a) - far(b));
  return cell === undefined ? undefined : nameOf(s, cell);
}

/** Picks the free development with the most victory points. */
export function freeBuilding(s: State, seat: Seat): string | undefined {
  const [best] = sites(s, seat).sort((a, b) => developmentOf(b.card).points - developmentOf(a.card).points);
  return best && `${cardName(best.card)}:${best.planet}`;
}
