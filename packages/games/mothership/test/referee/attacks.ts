import type { Planet, State } from '../../src/state.ts';
import {
  at,
  bit,
  dieOf,
  everyUnit,
  far,
  friendsBeside,
  harms,
  has,
  kindOf,
  lives,
  mates,
  of,
  shipsOf,
  sideOf,
  truce,
} from './sheet.ts';

// Legal targets and attackers (MO-179 to MO-191, MO-216, MO-420 to MO-423).

/** Whether a side may attack a piece at all: a unit, or `-2 - planet`. */
export function isTarget(s: State, piece: number, side = s.turn): boolean {
  const owner = ownerOf(s, piece);
  if (owner >= 0 && (mates(s, owner, side) || truce(s))) return false;
  return !guarded(s, piece, side);
}

const ownerOf = (s: State, piece: number): number =>
  piece >= 0 ? sideOf(piece) : (s.planets[-2 - piece] as Planet).owner;
export const cellOf = (s: State, piece: number): number =>
  piece >= 0 ? at(s, piece) : (s.planets[-2 - piece] as Planet).cell;

/** Whether guards protect a planet or station (MO-179 to MO-184, MO-187). */
function guarded(s: State, piece: number, side: number): boolean {
  const planet = piece < 0;
  if (!planet && kindOf(piece) !== 'S') return false;
  const owner = ownerOf(s, piece);
  if (owner < 0 || has(s, side, 'C3a')) return false;
  if (!everyUnit(s).some((unit) => 'MFG'.includes(kindOf(unit)) && lives(s, unit))) return false;
  return friendsBeside(s, owner, cellOf(s, piece)).some((unit) => !planet || kindOf(unit) === 'G');
}

/** Whether a ship can affect its target (MO-123, MO-138, MO-139, MO-189). */
export function canHit(s: State, unit: number, piece: number): boolean {
  if (kindOf(unit) === 'M' && dieOf(s, unit) === 0) return false;
  if (piece < 0) return true;
  if (!harms(unit, piece)) return false;
  return !(kindOf(unit) === 'F' && kindOf(piece) === 'M') || of(s, sideOf(piece)).shields > 0;
}

export const ready = (s: State, unit: number): boolean =>
  lives(s, unit) && sideOf(unit) === s.turn && !bit(s.thisTurn.attacked, unit);

/** Ships of the active side that can attack a piece. */
export function attackers(s: State, piece: number): number[] {
  const cell = cellOf(s, piece);
  const able = shipsOf(s.turn).filter(
    (unit) => ready(s, unit) && far(s, at(s, unit), cell) === 1 && canHit(s, unit, piece),
  );
  return able.length > 0 && isTarget(s, piece) ? able : [];
}

/** Whether these ships may attack together; not against a guardian (MO-176). */
export function mayJoin(s: State, piece: number, ships: readonly number[]): boolean {
  const able = attackers(s, piece);
  if (ships.length === 0 || new Set(ships).size < ships.length || !ships.every((unit) => able.includes(unit)))
    return false;
  return ships.length === 1 || piece < 0 || kindOf(piece) !== 'G';
}
