import { defined, type Seat } from '@orrery/kernel';
import { HULL } from '../content/panel.ts';
import { isMothership, isShip, MOTHERSHIP, STATION, sideOf, unitName, unitOf } from '../content/units.ts';
import { targetAt } from '../rules/attack.ts';
import { distance, freeBeside, friendly, friendsBeside, havens, near, planetsOf } from '../rules/board.ts';
import { judgeAbility } from '../rules/judge.ts';
import { hasAbility } from '../rules/lasting.ts';
import { boardOf, cellOf, isAlive, NONE, playerOf, type State } from '../state.ts';
import { bestPlace, ownRisk } from './cards.ts';
import { goodWays, worthOfPlaces } from './course.ts';
import { attackWorth } from './strike.ts';
import { stationRisk, threatsTo } from './threat.ts';
import { watchfulness } from './worth.ts';

/** An action and its value. */
export interface Deal {
  id: string;
  worth: number;
}
const HIGH = 4;
/** Whether a side has reached this tier in any category, so that it may have abilities. */
const isAdvanced = (s: State, seat: Seat, tier = HIGH): boolean => playerOf(s, seat).tier.some((n) => n >= tier);

/** Ranged attacks by abilities; the mothership takes no damage if they fail. */
export function shots(s: State, seat: Seat): Deal[] {
  const out: Deal[] = [];
  if (!isAdvanced(s, seat, 5)) return out;
  for (const ability of ['torpedoes', 'missile'] as const) {
    if (!hasAbility(s, seat, ability)) continue;
    for (let cell = 0; cell < s.here.length; cell++) {
      const name = defined(boardOf(s).names[cell]);
      if (s.here[cell] === NONE || judgeAbility(s, seat, ability, [name]) !== true) continue;
      const worth = attackWorth(s, [unitOf(seat, MOTHERSHIP)], targetAt(s, cell), true);
      out.push({ id: `ability:${ability}:${name}`, worth });
    }
  }
  return out;
}

/** A warp through Jump Gates for the next ship to move if it is better than flying, else null. */
export function jump(s: State, seat: Seat, ship: number): string | null {
  if (!isAdvanced(s, seat) || !hasAbility(s, seat, 'gates')) return null;
  const gates = havens(s, seat, true);
  if (!gates.some((gate) => distance(s, gate, cellOf(s, ship)) === 1)) return null;
  const cells = gates.flatMap((gate) => near(s, gate));
  const { cell, worth } = bestPlace(s, ship, cells);
  if (cell === NONE) return null;
  const name = defined(boardOf(s).names[cell]);
  if (judgeAbility(s, seat, 'gates', [unitName(ship), name]) !== true) return null;
  const stay = worthOfPlaces(s, ship)(cellOf(s, ship));
  return worth - stay - (goodWays(s, ship)[0]?.gain ?? 0) > 1 ? `ability:gates:${unitName(ship)}:${name}` : null;
}

/** A warp of a ship beside the mothership if it is much better than flying, else null. */
export function onboard(s: State, seat: Seat, ship: number): string | null {
  if (!isAdvanced(s, seat, 5) || !hasAbility(s, seat, 'onboard') || isMothership(ship)) return null;
  const { cell, worth } = bestPlace(s, ship, freeBeside(s, cellOf(s, unitOf(seat, MOTHERSHIP))));
  if (cell === NONE) return null;
  const name = defined(boardOf(s).names[cell]);
  if (judgeAbility(s, seat, 'onboard', [unitName(ship), name]) !== true) return null;
  const stay = worthOfPlaces(s, ship)(cellOf(s, ship));
  return worth - stay - (goodWays(s, ship)[0]?.gain ?? 0) > 3 ? `ability:onboard:${unitName(ship)}:${name}` : null;
}

/** A move of the station out of enemy reach or behind its guards; null if no cell is clearly safer. */
export function stationStep(s: State, seat: Seat): string | null {
  if (!isAdvanced(s, seat, 3) || !hasAbility(s, seat, 'station move') || s.thisTurn.stationMoved) return null;
  const risk = ownRisk(s, seat);
  if (risk <= 0) return null;
  const threats = threatsTo(s, seat);
  let best = { cell: NONE, risk: risk - 0.5 };
  for (const cell of freeBeside(s, cellOf(s, unitOf(seat, STATION)))) {
    const there = stationRisk(s, seat, cell, threats) / (1 + 3 * friendsBeside(s, seat, cell).length);
    if (there < best.risk && defined(s.fields[cell]) < 0) best = { cell, risk: there };
  }
  return best.cell === NONE ? null : `ability:station move:${boardOf(s).names[best.cell]}`;
}

/** The best ability for an unneeded mothership attack: repair, mine, or hold an enemy ship; null if none helps. */
export function spare(s: State, seat: Seat): string | null {
  if (!isAdvanced(s, seat, 5)) return null;
  const may = (ability: string, ...args: string[]): boolean => judgeAbility(s, seat, ability, args) === true;
  const { hull } = playerOf(s, seat);
  if (hull < HULL && may('repair') && HULL - hull >= Math.min(3, planetsOf(s, seat).length)) return 'ability:repair';
  if (may('mine')) return 'ability:mine';
  // Not late in the game, when two sides could hold each other's ships forever.
  if (!hasAbility(s, seat, 'tractor') || watchfulness(s) === 0) return null;
  const held = mostDangerous(s, seat);
  return held !== NONE && may('tractor', unitName(held)) ? `ability:tractor:${unitName(held)}` : null;
}

/** The enemy ship nearest to the station, or else to the mothership; motherships count threefold. -1 for none. */
function mostDangerous(s: State, seat: Seat): number {
  const station = unitOf(seat, STATION);
  const home = isAlive(s, station) ? cellOf(s, station) : cellOf(s, unitOf(seat, MOTHERSHIP));
  let found = NONE;
  let most = 0;
  for (let unit = 0; unit < s.at.length; unit++) {
    const cell = defined(s.at[unit]);
    if (cell < 0 || !isShip(unit) || friendly(s, sideOf(unit), seat)) continue;
    const fear = (isMothership(unit) ? 3 : 1) / Math.max(2, distance(s, cell, home));
    if (fear > most) {
      most = fear;
      found = unit;
    }
  }
  return found;
}
