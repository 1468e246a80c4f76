import {
  attackersOn,
  BOARDS,
  canHit,
  type Fight,
  friendsBeside,
  has,
  isFree,
  isStation,
  judgeTarget,
  type MothershipView,
  newFight,
  type Route,
  routesOf,
  routeThrough,
  type State,
  sideOf,
  slotOf,
  targetAt,
  waitsOn,
  warpRoute,
  withUnitAt,
} from '@orrery/mothership';
import { beside, distance, type Hex } from '../board/hex.ts';
import type { Stop } from '../board/map/Course.tsx';
import type { Strike } from '../board/map/Marks.tsx';
import { type Threats, threatsAt } from './threats.ts';

const NONE = -1;

export const cellOf = (table: State, hex: Hex | null): number =>
  hex === null ? NONE : (BOARDS[table.board].byName.get(hex) ?? NONE);
export const hexOf = (table: State, cell: number): Hex => BOARDS[table.board].names[cell] ?? '';
export const hexOfUnit = (table: State, unit: number): Hex => hexOf(table, table.at[unit] ?? NONE);

/** A path to a hex, found by the rules. */
export interface Way {
  hex: Hex;
  path: readonly Hex[];
  /** Number of asteroid fields entered. */
  entries: number;
  /** Whether a guardian ends the move here. */
  stops: boolean;
}
const wayOf = (table: State, { cell, path, entries, stops }: Route): Way => ({
  hex: hexOf(table, cell),
  path: path.map((one) => hexOf(table, one)),
  entries,
  stops,
});
const routeOf = (table: State, { hex, path, entries, stops }: Way): Route => ({
  cell: cellOf(table, hex),
  path: path.map((one) => cellOf(table, one)),
  entries,
  stops,
});

/** All routes of a ship of the active side; none if it cannot move any more. */
export const waysOf = (table: State, unit: number): Map<Hex, Way> =>
  new Map([...routesOf(table, unit)].map(([cell, route]) => [hexOf(table, cell), wayOf(table, route)]));

/** The path to a hex through another one; null if there is none. */
export function wayThrough(table: State, unit: number, via: Hex, goal: Hex): Way | null {
  const route = routeThrough(table, unit, cellOf(table, via), cellOf(table, goal));
  return route && wayOf(table, route);
}

export const warpWay = (table: State, unit: number, hex: Hex): Way =>
  wayOf(table, warpRoute(table, unit, cellOf(table, hex)));

/** The hexes of a path, with the chances of the rolls there. */
export const stopsOf = (table: State, unit: number, way: Way): Stop[] =>
  waitsOn(table, unit, routeOf(table, way)).map(({ cell, ...waits }) => ({ hex: hexOf(table, cell), ...waits }));

/** The chance of surviving all rolls on a path. */
export const passage = (stops: readonly Stop[]): number =>
  stops.reduce((all, { asteroid = 1, survives = asteroid, guardian = 1 }) => all * survives * guardian, 1);

/** A copy of the state with one unit on another hex. */
export const movedTo = (table: State, unit: number, hex: Hex): State => withUnitAt(table, unit, cellOf(table, hex));

/** The target on a hex if this side may attack it, or null. */
function targetOn(table: State, side: number, hex: Hex) {
  const cell = cellOf(table, hex);
  if (cell === NONE || isFree(table, cell)) return null;
  const target = targetAt(table, cell);
  return judgeTarget(table, side, target) === true ? target : null;
}

/** Whether this ship could attack the target on a hex if it were beside it. */
export function couldHit(table: State, unit: number, hex: Hex): boolean {
  const target = targetOn(table, sideOf(unit), hex);
  return target !== null && !has(table.thisTurn.attacked, slotOf(unit)) && canHit(table, unit, target);
}

/** Ships of a side that can attack a hex without moving. */
export const strikersOn = (table: State, side: number, hex: Hex): number[] =>
  targetOn(table, side, hex) ? attackersOn(table, side, cellOf(table, hex)) : [];

/** The best path to attack a hex: few rolls (a guardian counts twice), then few threats at its end, then short. */
export function wayToStrike(
  table: State,
  threats: Threats,
  ways: ReadonlyMap<Hex, Way>,
  unit: number,
  target: Hex,
): Way | null {
  if (!couldHit(table, unit, target)) return null;
  let best: { way: Way; cost: number } | null = null;
  for (const hex of beside(target)) {
    const way = ways.get(hex);
    if (!way) continue;
    const cost =
      way.entries * 100 + (way.stops ? 200 : 0) + threatsAt(table, threats, unit, hex).length + way.path.length / 10;
    if (!best || cost < best.cost) best = { way, cost };
  }
  return best?.way ?? null;
}

/** The fight of these ships against the target on a hex. */
export function fightOn(table: State, ships: readonly number[], hex: Hex): Fight | null {
  const cell = cellOf(table, hex);
  const [first] = ships;
  if (first === undefined || cell === NONE || isFree(table, cell)) return null;
  const { unit, planet } = targetAt(table, cell);
  if (planet !== NONE) return newFight(table, 'planet', ships, planet);
  return newFight(table, isStation(unit) ? 'station' : 'dogfight', ships, unit);
}

/** The map's markers for an attack. */
export function strikeOf(table: State, fight: Fight, hex: Hex, odds?: number): Strike {
  const target = fight.kind === 'planet' ? NONE : fight.target;
  const wings =
    fight.kind === 'dogfight'
      ? friendsBeside(table, sideOf(target), cellOf(table, hex), target).map((unit) => ({
          hex: hexOfUnit(table, unit),
          seat: sideOf(unit),
          plus: 1,
        }))
      : [];
  return {
    from: fight.units.map((unit) => hexOfUnit(table, unit)).filter((from) => distance(from, hex) <= 6),
    at: hex,
    wings,
    ...(odds === undefined ? {} : { odds }),
  };
}

/** Whether a unit could attack anything from its hex. */
export const hitsBeside = (table: State, unit: number): boolean =>
  beside(hexOfUnit(table, unit)).some((hex) => couldHit(table, unit, hex));

/** Hexes a ship could attack this turn, before or after flying. */
export function strikable(view: MothershipView, table: State, unit: number, ways: ReadonlyMap<Hex, Way>): Hex[] {
  const from = hexOfUnit(table, unit);
  const cells = [...view.units.map(({ cell }) => cell), ...view.planets.map(({ cell }) => cell)];
  return cells.filter(
    (hex): hex is Hex =>
      hex !== null && couldHit(table, unit, hex) && beside(hex).some((next) => next === from || ways.has(next)),
  );
}
