import type { MothershipView, SeenUnit } from '@orrery/mothership';
import { useMemo, useState } from 'react';
import { facing, type Hex } from '../board/hex.ts';
import type { BoardUnit } from '../board/types.ts';
import { unitTitle } from './board-data.ts';

const MIDDLE = '0,0';

/** The units on the board, and the direction of each one's last move, which is not part of the rules. */
export interface Fleet {
  units: readonly BoardUnit[];
  headings: ReadonlyMap<string, { hex: Hex; way: number }>;
}

export const NO_FLEET: Fleet = { units: [], headings: new Map() };

/** The direction of a unit: that of its last move, initially towards the middle. */
function headingAt(hex: Hex, before: { hex: Hex; way: number } | undefined) {
  if (before) return before.hex === hex ? before : { hex, way: facing(before.hex, hex) };
  return { hex, way: hex === MIDDLE ? 0 : facing(hex, MIDDLE) };
}

function boardUnit({ players }: MothershipView, unit: SeenUnit, hex: Hex, way: number): BoardUnit {
  const { id, kind, side } = unit;
  const player = players[side];
  const hull = kind === 'mothership' ? player?.hull : kind === 'station' ? player?.steps : undefined;
  return {
    id,
    kind,
    seat: side,
    hex,
    facing: way,
    spent: unit.moved && unit.attacked,
    held: unit.held,
    name: unitTitle(unit),
    ...(id.length > 2 ? { number: id.slice(2) } : {}),
    ...(hull === undefined ? {} : { hull }),
    ...(kind === 'mothership' && player ? { shield: { left: player.shields, of: player.shieldsMax } } : {}),
  };
}

/** The units after a change. Units with a target face it. Unchanged units keep their object, as does an equal fleet. */
export function fleetAfter(before: Fleet, view: MothershipView, aims: ReadonlyMap<string, Hex>): Fleet {
  const known = new Map(before.units.map((unit) => [unit.id, unit]));
  const headings = new Map<string, { hex: Hex; way: number }>();
  const units = view.units.flatMap((unit): BoardUnit[] => {
    const { id, cell } = unit;
    if (cell === null) return [];
    const heading = headingAt(cell, before.headings.get(id));
    headings.set(id, heading);
    const aim = aims.get(id);
    const now = boardUnit(view, unit, cell, aim && aim !== cell ? facing(cell, aim) : heading.way);
    const old = known.get(id);
    return [old && JSON.stringify(old) === JSON.stringify(now) ? old : now];
  });
  const same = units.length === before.units.length && units.every((unit, i) => unit === before.units[i]);
  return same ? before : { units, headings };
}

/** All units on the board, as the board draws them. Only units that changed are new objects. */
export function useUnits(view: MothershipView, aims: ReadonlyMap<string, Hex>): readonly BoardUnit[] {
  const [fleet, setFleet] = useState(NO_FLEET);
  const now = useMemo(() => fleetAfter(fleet, view, aims), [fleet, view, aims]);
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
