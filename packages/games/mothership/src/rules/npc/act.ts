import { isGuardian, kindOf, sideOf } from '../../content/units.ts';
import { cellOf, isAlive, NONE, type State } from '../../state.ts';
import { attackersOn, canHit, judgeTarget, targetAt } from '../attack.ts';
import { distance, near } from '../board.ts';
import { newFight } from '../fight.ts';
import { bonusesOf, diceOf, neededIn } from '../roll.ts';
import {
  type Aim,
  aimedCell,
  bestPlaces,
  guardsOf,
  inRank,
  placesBeside,
  playerMothership,
  spacesFor,
  stationCell,
} from './aim.ts';
import { lineTo } from './line.ts';
import { placesOf, wayTo } from './way.ts';

/** The path of an opponent's ship to its aim; empty if it stays (MO-605 to MO-612, MO-618). */
export function wayOf(s: State, unit: number, aim: Aim): number[] {
  const spaces = spacesFor(s, unit);
  const target = aimedCell(s, aim);
  if (spaces === 0 || target === NONE) return [];
  if (aim.after === 'station' || aim.after === 'claim') return lineTo(s, unit, spaces, target);
  const places = placesBeside(s, placesOf(s, unit, spaces), target);
  if (places.length === 0) return lineTo(s, unit, spaces, target);
  // A guard is preferably fought from beside the station. A fighter beside its home planet is already in the best
  // place, so it stays.
  const station = aim.after === 'guard' ? near(s, stationCell(s)) : [];
  return wayTo(
    s,
    unit,
    bestPlaces(places, ({ cell }) => station.includes(cell)),
  );
}

/** The cell that a ship attacks from its position, or -1 (MO-605 to MO-613). */
export function strikeOf(s: State, unit: number, aim: Aim): number {
  const here = cellOf(s, unit);
  const may = (cell: number): boolean =>
    cell !== NONE &&
    distance(s, here, cell) === 1 &&
    canHit(s, unit, targetAt(s, cell)) &&
    judgeTarget(s, sideOf(unit), targetAt(s, cell)) === true;
  const first = (cells: readonly number[]): number => cells.find(may) ?? NONE;
  const target = aimedCell(s, aim);
  if (aim.after === 'station') {
    const bomber = kindOf(unit) === 'bomber';
    const mothership = playerMothership(s);
    // While the station is guarded, a bomber attacks the player's mothership if the two are adjacent (MO-609).
    const instead = bomber && mothership !== NONE && guardsOf(s).length > 0 ? [cellOf(s, mothership)] : [];
    return first([target, ...instead]);
  }
  // The guardian was fought on arrival, so the ship may attack another guard now (MO-607).
  if (aim.after === 'guard' && isGuardian(aim.target) && !isAlive(s, aim.target)) {
    return first(inRank(guardsOf(s)).map((guard) => cellOf(s, guard)));
  }
  return first([target]);
}

/** A ship's maximum total in an attack on a planet, and the total it needs. */
function most(s: State, unit: number, planet: number): { reach: number; needs: number } {
  const fight = newFight(s, 'planet', [unit], planet);
  const faces = diceOf(s, fight, false).reduce((sum, { sides, times }) => sum + sides * times, 0);
  const bonuses = bonusesOf(s, fight, false).reduce((sum, { n }) => sum + n, 0);
  return { reach: faces + bonuses, needs: neededIn(s, fight) };
}

/**
 * The ships that attack a cell: only this one, or all ships beside a planet if none of them could capture it alone. An
 * option makes such joint attacks the rule or forbids them (MO-614 to MO-616, MO-646).
 */
export function strikersOf(s: State, unit: number, cell: number): number[] {
  const { planet } = targetAt(s, cell);
  const { npcJoint } = s.agreed;
  if (planet === NONE || npcJoint === 'never') return [unit];
  const all = attackersOn(s, sideOf(unit), cell);
  if (npcJoint === 'always') return all;
  const able = all.some((other) => {
    const { reach, needs } = most(s, other, planet);
    return reach >= needs;
  });
  return able ? [unit] : all;
}
