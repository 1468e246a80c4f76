import { isMothership, kindOf, MOTHERSHIP, STATION, slotOf, type UnitKind, unitOf } from '../../content/units.ts';
import { boardOf, cellOf, isAlive, NONE, planetOf, type State } from '../../state.ts';
import { friendsBeside, isHeld, near, shipsOf } from '../board.ts';
import { spacesOf } from '../lasting.ts';
import { type Place, placesOf } from './way.ts';

/** The side of the only player in a solo game, and of the opponent, which comes after the seats. */
export const PLAYER = 0;
export const npcSide = (s: State): number => s.out.length;

/**
 * The aims of an opponent's ship: nothing, the player's station, a guard of that station, the ship's unclaimed home
 * planet, a ship to hunt, or the home planet to recapture or stay at.
 */
export const AIMS = ['nothing', 'station', 'guard', 'claim', 'hunt', 'home'] as const;
export interface Aim {
  after: (typeof AIMS)[number];
  /** A unit or a planet, depending on `after`. */
  target: number;
}
const NOTHING: Aim = { after: 'nothing', target: NONE };

export const stationCell = (s: State): number => cellOf(s, unitOf(PLAYER, STATION));
/** The player's ships and guardians beside the station. */
export const guardsOf = (s: State): number[] => friendsBeside(s, PLAYER, stationCell(s));

/** Target priority at equal distance: bombers, fighters, the mothership, guardians (MO-606, MO-611). */
const RANK: readonly UnitKind[] = ['bomber', 'fighter', 'mothership', 'guardian', 'station'];
const rankOf = (unit: number): number => RANK.indexOf(kindOf(unit));
/** Units sorted by kind in `RANK` order, then by number. */
export const inRank = (units: readonly number[]): number[] => [...units].sort((a, b) => rankOf(a) - rankOf(b) || a - b);

/** The equally best places for a ship: fewest asteroid rolls, then preferred ones, then fewest steps. */
export function bestPlaces(places: readonly Place[], wish: (place: Place) => boolean = () => false): Place[] {
  const worth = (place: Place): number => place.entries * 1000 + (wish(place) ? 0 : 500) + place.steps;
  const least = Math.min(...places.map(worth));
  return places.filter((place) => worth(place) === least);
}

/** Places beside a cell. */
export const placesBeside = (s: State, places: readonly Place[], cell: number): Place[] => {
  const beside = near(s, cell);
  return places.filter((place) => beside.includes(place.cell));
};

const stepsTo = (s: State, places: readonly Place[], unit: number): number =>
  bestPlaces(placesBeside(s, places, cellOf(s, unit)))[0]?.steps ?? Number.POSITIVE_INFINITY;

/** The unit with the fewest steps to a place beside it; ties go by kind, then number. Null if there are no units. */
function nearest(s: State, places: readonly Place[], units: readonly number[]): { unit: number; steps: number } | null {
  let best: { unit: number; steps: number } | null = null;
  for (const unit of inRank(units)) {
    const steps = stepsTo(s, places, unit);
    if (best === null || steps < best.steps) best = { unit, steps };
  }
  return best;
}

/** Spaces an opponent's ship may fly this turn; 0 if it is held (MO-618). */
export const spacesFor = (s: State, unit: number): number => (isHeld(s, unit) ? 0 : spacesOf(s, unit));

/**
 * The guard that the mothership attacks: the nearest within reach this turn, else the nearest over several turns, or -1
 * (MO-606).
 */
function guardFor(s: State, unit: number): number {
  const guards = guardsOf(s);
  const now = nearest(s, placesOf(s, unit, spacesFor(s, unit)), guards);
  if (now && now.steps < Number.POSITIVE_INFINITY) return now.unit;
  return nearest(s, placesOf(s, unit, boardOf(s).size), guards)?.unit ?? NONE;
}

/** The home planet of a ship; -1 if it has none or the planet has left the game. */
function homeOf(s: State, unit: number): number {
  const home = s.homes[slotOf(unit)] ?? NONE;
  return home !== NONE && planetOf(s, home).cell !== NONE ? home : NONE;
}
const isUnclaimed = (s: State, home: number): boolean => home !== NONE && (s.claimed & (1 << home)) === 0;

/** The current aim of an opponent's ship (MO-605 to MO-612, MO-617). */
export function aimOf(s: State, unit: number): Aim {
  if (isMothership(unit)) {
    const guard = guardFor(s, unit);
    return guard === NONE ? { after: 'station', target: unitOf(PLAYER, STATION) } : { after: 'guard', target: guard };
  }
  const home = homeOf(s, unit);
  if (isUnclaimed(s, home)) return { after: 'claim', target: home };
  if (kindOf(unit) === 'bomber') return { after: 'station', target: unitOf(PLAYER, STATION) };
  const prey = shipsOf(s, PLAYER).filter((ship) => !isMothership(ship));
  const found = nearest(s, placesOf(s, unit, spacesFor(s, unit)), prey);
  if (found && found.steps < Number.POSITIVE_INFINITY) return { after: 'hunt', target: found.unit };
  return home === NONE ? NOTHING : { after: 'home', target: home };
}

/** The cell of an aim's target, or -1. */
export function aimedCell(s: State, { after, target }: Aim): number {
  if (after === 'nothing') return NONE;
  return after === 'claim' || after === 'home' ? planetOf(s, target).cell : cellOf(s, target);
}

/** The player's mothership if it is on the board, or -1. */
export const playerMothership = (s: State): number =>
  isAlive(s, unitOf(PLAYER, MOTHERSHIP)) ? unitOf(PLAYER, MOTHERSHIP) : NONE;
