import {
  attackersOn,
  BOARDS,
  canHit,
  entersField,
  type Fight,
  foretell,
  friendsBeside,
  has,
  hostileGuardians,
  isFree,
  isPassable,
  isStation,
  judgeTarget,
  type MothershipView,
  newFight,
  type State,
  safety,
  sideOf,
  slotOf,
  spacesLeft,
  stopsAt,
  targetAt,
  unitName,
} from '@orrery/mothership';
import { beside, distance, type Hex } from '../board/hex.ts';
import type { Stop } from '../board/map/Course.tsx';
import type { Strike } from '../board/map/Marks.tsx';
import { type Lanes, type Way, waysFrom } from './reach.ts';
import { type Threats, threatsAt } from './threats.ts';

const NONE = -1;

export const cellOf = (table: State, hex: Hex | null): number =>
  hex === null ? NONE : (BOARDS[table.board].byName.get(hex) ?? NONE);
export const hexOf = (table: State, cell: number): Hex => BOARDS[table.board].names[cell] ?? '';
export const hexOfUnit = (table: State, unit: number): Hex => hexOf(table, table.at[unit] ?? NONE);

const enters = (table: State, from: Hex, to: Hex): boolean =>
  entersField(table, cellOf(table, from), cellOf(table, to));
const isDeflected = (table: State, unit: number): boolean =>
  sideOf(unit) === table.turn && has(table.thisTurn.deflected, slotOf(unit));

/** What is in a ship's way, as the rules see it. */
function lanesOf(table: State, unit: number): Lanes {
  const side = sideOf(unit);
  const { names } = BOARDS[table.board];
  const [rocks, shut, taken, watched] = [new Set<Hex>(), new Set<Hex>(), new Set<Hex>(), new Set<Hex>()];
  const safe = isDeflected(table, unit);
  names.forEach((hex, cell) => {
    if (!safe && (table.fields[cell] ?? NONE) >= 0) rocks.add(hex);
    if (!isPassable(table, side, cell)) shut.add(hex);
    else if (!isFree(table, cell)) taken.add(hex);
    if (stopsAt(table, side, cell)) {
      watched.add(hex);
      // A guardian stops a ship, and it cannot stop where another piece is.
      if (!isFree(table, cell)) shut.add(hex);
    }
  });
  return { on: new Set(names), rocks, shut, taken, watched };
}

/** All ways of a ship of the active side; none where it cannot move any more. */
export function waysOf(table: State, unit: number): Map<Hex, Way> {
  const spaces = spacesLeft(table, unit);
  return spaces > 0 ? waysFrom(lanesOf(table, unit), hexOfUnit(table, unit), spaces) : new Map();
}

/** The way to a hex that leads through another; null where the ship cannot fly so. */
export function wayThrough(table: State, unit: number, via: Hex, goal: Hex): Way | null {
  const spaces = spacesLeft(table, unit);
  const lanes = lanesOf(table, unit);
  const first = waysFrom(lanes, hexOfUnit(table, unit), spaces).get(via);
  if (!first || first.stops) return null;
  const second = waysFrom(lanes, via, spaces - first.path.length).get(goal);
  if (!second) return null;
  return { ...second, path: [...first.path, ...second.path], entries: first.entries + second.entries };
}

/** A warp, which sets a ship down without a way there: rocks and guardians meet it all the same (MO-117). */
export function warpWay(table: State, unit: number, hex: Hex): Way {
  const entered = enters(table, hexOfUnit(table, unit), hex) && !isDeflected(table, unit);
  return { hex, path: [hex], entries: entered ? 1 : 0, stops: stopsAt(table, sideOf(unit), cellOf(table, hex)) };
}

/** The chance to outlive a guardian: they fight on until one is gone. */
function outlives(table: State, guardian: number, unit: number): number {
  const { attacker, defender } = foretell(table, 'dogfight', [guardian], unit);
  return attacker + defender === 0 ? 1 : defender / (attacker + defender);
}

/** A way hex by hex, with the chance wherever something waits. */
export function stopsOf(table: State, unit: number, way: Way): Stop[] {
  const rocks = safety(table, unit);
  const from = hexOfUnit(table, unit);
  return way.path.map((hex, i): Stop => {
    const entered = way.entries > 0 && enters(table, way.path[i - 1] ?? from, hex);
    const guards = hostileGuardians(table, sideOf(unit), cellOf(table, hex));
    const there = guards.length > 0 ? movedTo(table, unit, hex) : table;
    return {
      hex,
      ...(entered ? { asteroid: rocks } : {}),
      ...(guards.length > 0 ? { guardian: guards.reduce((all, one) => all * outlives(there, one, unit), 1) } : {}),
    };
  });
}

/** The chance to come through all that waits on a way. */
export const passage = (stops: readonly Stop[]): number =>
  stops.reduce((all, { asteroid = 1, guardian = 1 }) => all * asteroid * guardian, 1);

/** The table with one unit somewhere else: for what would be. */
export function movedTo(table: State, unit: number, hex: Hex): State {
  const to = cellOf(table, hex);
  const from = table.at[unit] ?? NONE;
  if (to === NONE || to === from) return table;
  const at = table.at.slice();
  const here = table.here.slice();
  if (from >= 0) here[from] = NONE;
  at[unit] = to;
  here[to] = unit;
  return { ...table, at, here };
}

/** What stands on a hex to be attacked by this side, or null. */
export function targetOn(table: State, side: number, hex: Hex) {
  const cell = cellOf(table, hex);
  if (cell === NONE || isFree(table, cell)) return null;
  const target = targetAt(table, cell);
  return judgeTarget(table, side, target) === true ? target : null;
}

/** Whether this ship could strike what stands on a hex, if it were beside it. */
export function couldHit(table: State, unit: number, hex: Hex): boolean {
  const target = targetOn(table, sideOf(unit), hex);
  return target !== null && !has(table.thisTurn.attacked, slotOf(unit)) && canHit(table, unit, target);
}

/** Ships of a side that may strike a hex as they stand. */
export const strikersOn = (table: State, side: number, hex: Hex): number[] =>
  targetOn(table, side, hex) ? attackersOn(table, side, cellOf(table, hex)) : [];

/** Where to fly to strike a hex: fewest rolls on the way, then fewest enemies that could answer, then the nearest. */
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

/** The fight that these ships would begin against a hex. */
export function fightOn(table: State, ships: readonly number[], hex: Hex): Fight | null {
  const cell = cellOf(table, hex);
  const [first] = ships;
  if (first === undefined || cell === NONE || isFree(table, cell)) return null;
  const { unit, planet } = targetAt(table, cell);
  if (planet !== NONE) return newFight(table, 'planet', ships, planet);
  return newFight(table, isStation(unit) ? 'station' : 'dogfight', ships, unit);
}

/** A strike as the map shows it. */
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

export const idOf = unitName;

/** Whether it could strike something from where it stands. */
export const hitsBeside = (table: State, unit: number): boolean =>
  beside(hexOfUnit(table, unit)).some((hex) => couldHit(table, unit, hex));

/** Hexes that a ship could strike in this turn: beside it, or beside where it can fly. */
export function strikable(view: MothershipView, table: State, unit: number, ways: ReadonlyMap<Hex, Way>): Hex[] {
  const from = hexOfUnit(table, unit);
  const cells = [...view.units.map(({ cell }) => cell), ...view.planets.map(({ cell }) => cell)];
  return cells.filter(
    (hex): hex is Hex =>
      hex !== null && couldHit(table, unit, hex) && beside(hex).some((next) => next === from || ways.has(next)),
  );
}
