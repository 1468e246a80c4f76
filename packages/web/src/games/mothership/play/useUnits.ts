import type { VisibleEvent } from '@orrery/kernel';
import type { MothershipView, SeenUnit } from '@orrery/mothership';
import { useMemo, useState } from 'react';
import { distance, facing, type Hex } from '../board/hex.ts';
import type { BoardUnit } from '../board/types.ts';
import { unitTitle } from './board-data.ts';

const MIDDLE = '0,0';

/** Where a unit is, the direction of its last move, and the hexes it passed on it, from the first to the last. */
interface Heading {
  hex: Hex;
  way: number;
  trail?: readonly Hex[];
}

/** The units on the board, and the last move of each one, which is not part of the rules. */
export interface Fleet {
  units: readonly BoardUnit[];
  headings: ReadonlyMap<string, Heading>;
}

/** The paths of the newest flights, by unit. */
export type Flights = ReadonlyMap<string, readonly Hex[]>;
const NO_FLIGHTS: Flights = new Map();
/** How many log entries are searched for flights. */
const RECENT = 60;

/** The newest flight of each unit in the log. */
export function flightsOf(log: readonly VisibleEvent[]): Flights {
  const flights = new Map<string, readonly Hex[]>();
  for (const { type, data } of log.slice(-RECENT))
    if (type === 'moves' && Array.isArray(data.cells)) flights.set(String(data.unit), data.cells.map(String));
  return flights;
}

/** The part of a flight between two hexes, with both; undefined if it did not lead from one to the other. */
function trailOf(flight: readonly Hex[] = [], from: Hex, to: Hex): readonly Hex[] | undefined {
  const end = flight.lastIndexOf(to);
  const start = flight.lastIndexOf(from, end);
  // A flight lists the hexes after its first one.
  if (end < 0 || (start < 0 && distance(from, flight[0] ?? from) > 1)) return undefined;
  return [from, ...flight.slice(start + 1, end + 1)];
}

export const NO_FLEET: Fleet = { units: [], headings: new Map() };

/** The direction of a unit: that of its last move, initially towards the middle. */
function headingAt(hex: Hex, before: Heading | undefined, flight: readonly Hex[] | undefined): Heading {
  if (before) {
    if (before.hex === hex) return before;
    const trail = trailOf(flight, before.hex, hex);
    return { hex, way: facing(trail?.at(-2) ?? before.hex, hex), ...(trail && trail.length > 2 ? { trail } : {}) };
  }
  return { hex, way: hex === MIDDLE ? 0 : facing(hex, MIDDLE) };
}

function boardUnit({ players }: MothershipView, unit: SeenUnit, { hex, trail }: Heading, way: number): BoardUnit {
  const { id, kind, side } = unit;
  const player = players[side];
  const hull = kind === 'mothership' ? player?.hull : kind === 'station' ? player?.steps : undefined;
  return {
    id,
    kind,
    seat: side,
    hex,
    facing: way,
    ...(trail ? { trail } : {}),
    spent: unit.moved && unit.attacked,
    held: unit.held,
    name: unitTitle(unit),
    ...(id.length > 2 ? { number: id.slice(2) } : {}),
    ...(hull === undefined ? {} : { hull }),
    ...(kind === 'mothership' && player ? { shield: { left: player.shields, of: player.shieldsMax } } : {}),
  };
}

/** The units after a change. Units with a target face it. Unchanged units keep their object, as does an equal fleet. */
export function fleetAfter(
  before: Fleet,
  view: MothershipView,
  aims: ReadonlyMap<string, Hex>,
  flights: Flights = NO_FLIGHTS,
): Fleet {
  const known = new Map(before.units.map((unit) => [unit.id, unit]));
  const headings = new Map<string, Heading>();
  const units = view.units.flatMap((unit): BoardUnit[] => {
    const { id, cell } = unit;
    if (cell === null) return [];
    const heading = headingAt(cell, before.headings.get(id), flights.get(id));
    headings.set(id, heading);
    const aim = aims.get(id);
    const now = boardUnit(view, unit, heading, aim && aim !== cell ? facing(cell, aim) : heading.way);
    const old = known.get(id);
    return [old && JSON.stringify(old) === JSON.stringify(now) ? old : now];
  });
  const same = units.length === before.units.length && units.every((unit, i) => unit === before.units[i]);
  return same ? before : { units, headings };
}

/** All units on the board, as the board draws them. Only units that changed are new objects. */
export function useUnits(
  view: MothershipView,
  log: readonly VisibleEvent[],
  aims: ReadonlyMap<string, Hex>,
): readonly BoardUnit[] {
  const [fleet, setFleet] = useState(NO_FLEET);
  const flights = useMemo(() => flightsOf(log), [log]);
  const now = useMemo(() => fleetAfter(fleet, view, aims, flights), [fleet, view, aims, flights]);
  if (now !== fleet) setFleet(now);
  return now.units;
}

/** Keeps the object of an earlier render while the new one is equal, so that components that show it do not re-render. */
export function useSame<T>(value: T): T {
  const key = useMemo(() => JSON.stringify(value), [value]);
  const [held, setHeld] = useState({ key, value });
  if (held.key === key) return held.value;
  setHeld({ key, value });
  return value;
}
