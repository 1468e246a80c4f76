import type { State } from '../../src/state.ts';
import {
  at,
  bit,
  cellNamed,
  enemyGuardians,
  far,
  held,
  isShip,
  lives,
  mates,
  near,
  shipsOf,
  sideOf,
  spacesOf,
  standing,
  truce,
  unitOf,
} from './sheet.ts';

// Legal moves (MO-103 to MO-112, MO-163, MO-467).

/** Remaining spaces of a ship of the active side; -1 if its movement is over. */
export function left(s: State, unit: number): number {
  const { moved, attacked, moving, left: rest } = s.thisTurn;
  if (!isShip(unit) || sideOf(unit) !== s.turn || !lives(s, unit) || bit(attacked, unit)) return -1;
  if (moving === unit % 10) return held(s, unit) ? 0 : rest;
  if (bit(moved, unit)) return -1;
  // A held ship may still skip its move.
  return held(s, unit) ? 0 : spacesOf(s, unit);
}

export const movable = (s: State): number[] => shipsOf(s.turn).filter((unit) => left(s, unit) >= 0);

/** Whether a ship must stop beside an enemy guardian; guardians do not fight during a truce (MO-163, MO-665). */
export const stops = (s: State, side: number, cell: number): boolean =>
  !truce(s) && enemyGuardians(s, side, cell).length > 0;

/** Whether a ship may pass a piece: only friendly ships and guardians (MO-109, MO-110). */
export function passes(s: State, side: number, piece: number | undefined): boolean {
  if (piece === undefined) return true;
  return piece >= 0 && piece % 10 !== 0 && mates(s, sideOf(piece), side);
}

/** Whether a path is legal. */
export function mayGo(s: State, name: string, way: readonly string[]): boolean {
  const unit = unitOf(name);
  if (unit < 0 || unit >= s.at.length) return false;
  const spaces = left(s, unit);
  if (spaces < 0 || way.length > spaces) return false;
  // A ship that has started its move cannot skip it; the next action ends the move.
  if (way.length === 0) return s.thisTurn.moving !== unit % 10;
  const pieces = standing(s);
  pieces.delete(at(s, unit));
  let here = at(s, unit);
  for (const [i, step] of way.entries()) {
    const next = cellNamed(s, step);
    if (next < 0 || far(s, here, next) !== 1) return false;
    const last = i === way.length - 1;
    if (last ? pieces.has(next) : !passes(s, sideOf(unit), pieces.get(next))) return false;
    if (!last && stops(s, sideOf(unit), next)) return false;
    here = next;
  }
  return true;
}

/** All reachable hexes with their distances; `ends` tells whether the ship may stop there. */
export function reach(s: State, unit: number): Map<number, { steps: number; ends: boolean }> {
  const pieces = standing(s);
  pieces.delete(at(s, unit));
  const found = new Map<number, { steps: number; ends: boolean }>();
  let ring = [at(s, unit)];
  for (let steps = 1; steps <= left(s, unit); steps++) {
    const next: number[] = [];
    for (const cell of ring) {
      for (const to of near(s, cell)) {
        if (found.has(to) || to === at(s, unit) || !passes(s, sideOf(unit), pieces.get(to))) continue;
        const stop = stops(s, sideOf(unit), to);
        // It cannot enter a hex where it would have to stop on top of a friendly unit.
        if (stop && pieces.has(to)) continue;
        found.set(to, { steps, ends: !pieces.has(to) });
        if (!stop) next.push(to);
      }
    }
    ring = next;
  }
  return found;
}
