import {
  BOARDS,
  baseSpaces,
  isAlive,
  isShip,
  reachOf,
  type State,
  sideOf,
  spacesLeft,
  unitNamed,
} from '@orrery/mothership';
import type { Hex } from '../board/hex.ts';
import { MANY } from '../board/map/Reach.tsx';
import type { Threats } from './threats.ts';

/** The map's markers for a hovered unit. */
export interface Preview {
  reach: ReadonlyMap<Hex, { risk: boolean }>;
  danger: ReadonlyMap<Hex, number>;
}

const NOTHING: Preview = { reach: new Map(), danger: new Map() };

/** For the viewer's own ship, the hexes it can reach; for another side's unit, those it could attack next turn. */
export function previewOf(table: State, threats: Threats, id: string | null, me: number): Preview {
  const unit = id === null ? -1 : unitNamed(id);
  if (unit < 0 || !isAlive(table, unit)) return NOTHING;
  const { names } = BOARDS[table.board];
  if (sideOf(unit) !== me) {
    const struck = names.filter((_hex, cell) => threats[cell]?.includes(unit));
    return { ...NOTHING, danger: new Map(struck.map((hex) => [hex, MANY])) };
  }
  // On the player's own turn only the remaining spaces count.
  const spaces = table.turn === me ? spacesLeft(table, unit) : baseSpaces(table, unit);
  if (!isShip(unit) || spaces <= 0) return NOTHING;
  const cells = reachOf(table, unit, spaces).filter(({ ends }) => ends);
  const rocky = (cell: number) => (table.fields[cell] ?? -1) >= 0;
  return { ...NOTHING, reach: new Map(cells.map(({ cell }) => [names[cell] ?? '', { risk: rocky(cell) }])) };
}
