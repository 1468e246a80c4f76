import { defined } from '@orrery/kernel';
import { FIRST_GUARDIAN, isGuardian, isShip, MOTHERSHIP, SLOTS, STATION, sideOf, unitOf } from '../content/units.ts';
import { boardOf, cellOf, has, isAlive, NONE, type Planet, type State } from '../state.ts';

export const distance = (s: State, a: number, b: number): number => {
  const board = boardOf(s);
  return defined(board.distance[a * board.size + b]);
};
export const near = (s: State, cell: number): readonly number[] => defined(boardOf(s).near[cell]);
export const isFree = (s: State, cell: number): boolean => s.here[cell] === NONE;
/** The unit on a cell, or -1; also -1 for a cell off the board. */
export const unitAt = (s: State, cell: number): number => Math.max(NONE, s.here[cell] ?? NONE);
/** The planet on a cell, or -1. */
export const planetAt = (s: State, cell: number): number => {
  const piece = s.here[cell] ?? NONE;
  return piece <= -2 ? -2 - piece : NONE;
};
export const isAsteroid = (s: State, cell: number): boolean => defined(s.fields[cell]) >= 0;

/** Whether two sides are on the same team; each side is friendly to itself (MO-004). */
export const friendly = (s: State, a: number, b: number): boolean => s.teams[a] === s.teams[b];
/** Whether a side is a player; the solo opponent is not. */
export const isSeat = (s: State, side: number): boolean => side >= 0 && side < s.out.length;
export const isIn = (s: State, side: number): boolean => s.players[side]?.fell === NONE;

export const ownMothership = (s: State, side: number): boolean => isAlive(s, unitOf(side, MOTHERSHIP));
export const ownStation = (s: State, side: number): boolean => isAlive(s, unitOf(side, STATION));

/** The side's ships on the board. */
export function shipsOf(s: State, side: number): number[] {
  const out: number[] = [];
  for (let slot = 1; slot <= 6; slot++) if (isAlive(s, side * SLOTS + slot)) out.push(side * SLOTS + slot);
  return out;
}
export function guardiansOf(s: State, side: number): number[] {
  const out: number[] = [];
  for (let slot = FIRST_GUARDIAN; slot < SLOTS; slot++)
    if (isAlive(s, side * SLOTS + slot)) out.push(side * SLOTS + slot);
  return out;
}
export const planetsOf = (s: State, side: number): number[] => {
  const out: number[] = [];
  for (let p = 0; p < s.planets.length; p++) if (controls(defined(s.planets[p]), side)) out.push(p);
  return out;
};
const controls = (planet: Planet, side: number): boolean => planet.owner === side && planet.cell !== NONE;

/** Units beside a cell that match a predicate. */
export function unitsBeside(s: State, cell: number, wanted: (unit: number) => boolean): number[] {
  const out: number[] = [];
  for (const next of near(s, cell)) {
    const unit = unitAt(s, next);
    if (unit !== NONE && wanted(unit)) out.push(unit);
  }
  return out;
}

/**
 * Ships and guardians beside a cell that are friendly to a side, except the unit `but`: wingmen, or guards of a station
 * (MO-180, MO-227).
 */
export const friendsBeside = (s: State, side: number, cell: number, but = NONE): number[] =>
  unitsBeside(s, cell, (unit) => unit !== but && unit % SLOTS !== STATION && friendly(s, sideOf(unit), side));

/** Enemy guardians beside a cell; none fight during the opening truce (MO-160, MO-665). */
export const hostileGuardians = (s: State, side: number, cell: number): number[] =>
  isTruce(s) ? [] : unitsBeside(s, cell, (unit) => isGuardian(unit) && !friendly(s, sideOf(unit), side));

/** Whether the opening truce is in effect (MO-647, MO-665). */
export const isTruce = (s: State): boolean => s.round <= s.agreed.truce;

/**
 * Whether a Tractor Beam, or a Forced Update on its owner's turn, holds a ship: it cannot move or warp (MO-288, MO-366,
 * MO-658).
 */
export function isHeld(s: State, unit: number): boolean {
  for (const { tractor } of s.players) if (tractor === unit) return true;
  for (const update of s.updates) if (update.unit === unit) return s.turn === sideOf(unit);
  return false;
}

/** Whether a ship of the active side has neither moved nor attacked. */
export const isFresh = (s: State, unit: number): boolean => !has(s.thisTurn.moved | s.thisTurn.attacked, unit % SLOTS);
/** Whether a ship of the active side has not spent its attack phase. */
export const mayStillAttack = (s: State, unit: number): boolean => !has(s.thisTurn.attacked, unit % SLOTS);

/** Free cells beside a cell. */
export const freeBeside = (s: State, cell: number): number[] => near(s, cell).filter((next) => isFree(s, next));

/** Cells of friendly planets, and also of friendly stations if `stations` is true. */
export function havens(s: State, side: number, stations: boolean): number[] {
  const out: number[] = [];
  for (const planet of s.planets) {
    if (planet.owner !== NONE && friendly(s, planet.owner, side)) out.push(planet.cell);
  }
  if (!stations) return out;
  for (let other = 0; other < s.players.length; other++) {
    const unit = unitOf(other, STATION);
    if (friendly(s, other, side) && isAlive(s, unit)) out.push(cellOf(s, unit));
  }
  return out;
}

/** Free cells beside any of these cells, each once. */
export const freeRound = (s: State, cells: readonly number[]): number[] => [
  ...new Set(cells.flatMap((cell) => freeBeside(s, cell))),
];

export const isEnemyShip = (s: State, unit: number, side: number): boolean =>
  isAlive(s, unit) && isShip(unit) && !friendly(s, sideOf(unit), side);
