import { defined, logEvent, post } from '@orrery/kernel';
import { MINED } from '../content/panel.ts';
import { isMothership, MOTHERSHIP, STATION, sideOf, slotOf, unitName, unitOf } from '../content/units.ts';
import { planetsOf } from '../rules/board.ts';
import { boardOf, cellOf, NONE, playerOf, type State } from '../state.ts';
import { putUnit } from './board.ts';
import { ARRIVE } from './calls.ts';
import { heal } from './damage.ts';
import { gain } from './resources.ts';

/** Warps a unit to another cell without spending spaces; it may then have to fight there (MO-012, MO-117). */
export function warp(s: State, unit: number, cell: number): void {
  const from = cellOf(s, unit);
  putUnit(s, unit, cell);
  // A team-mate's ship keeps its movement phase for its owner's turn (MO-118).
  if (sideOf(unit) === s.turn && slotOf(unit) !== STATION) {
    s.thisTurn.moved |= 1 << slotOf(unit);
    if (s.thisTurn.moving === slotOf(unit)) s.thisTurn.moving = NONE;
    if (isMothership(unit)) s.thisTurn.locked = true;
  } else if (sideOf(unit) !== s.turn) s.thisTurn.warped.push(unit);
  logEvent('warped', { unit: unitName(unit), to: defined(boardOf(s).names[cell]) });
  post(s, ARRIVE, { unit, from });
}

/** Spends the mothership's attack phase for an ability (MO-261 to MO-263). */
export function spendMothership(s: State): void {
  s.thisTurn.attacked |= 1 << MOTHERSHIP;
  s.thisTurn.moved |= 1 << MOTHERSHIP;
  s.thisTurn.locked = true;
}

/** Heals the mothership by 1 hull point for each planet the seat owns (MO-269). */
export function repair(s: State, seat: number): void {
  spendMothership(s);
  heal(s, seat, planetsOf(s, seat).length);
  logEvent('repaired', { seat, hull: playerOf(s, seat).hull });
}

export function mine(s: State, seat: number): void {
  spendMothership(s);
  gain(s, seat, 'minerals', MINED, 'mined');
}

/** Holds an enemy ship until the seat's next turn begins (MO-288). */
export function tractor(s: State, seat: number, unit: number): void {
  spendMothership(s);
  playerOf(s, seat).tractor = unit;
  logEvent('held', { seat, unit: unitName(unit) });
}

/** Moves the station one hex (MO-300). */
export function moveStation(s: State, seat: number, cell: number): void {
  const unit = unitOf(seat, STATION);
  const from = cellOf(s, unit);
  s.thisTurn.stationMoved = true;
  putUnit(s, unit, cell);
  logEvent('station-moved', { seat, unit: unitName(unit), to: defined(boardOf(s).names[cell]) });
  post(s, ARRIVE, { unit, from });
}
