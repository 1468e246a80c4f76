import { friendly, sideOf, unitNamed } from '@orrery/mothership';
import type { Hex } from '../board/hex.ts';
import { strikable, type Way, waysOf, wayThrough } from './plans.ts';
import { isMine, type Position } from './position.ts';
import { threatsAt } from './threats.ts';

/** What the selected ship can do. */
export interface Moves {
  /** The selected unit; -1 if none is selected. */
  unit: number;
  /** Whether it is the viewer's. */
  mine: boolean;
  ways: ReadonlyMap<Hex, Way>;
  /** The number of enemies that could attack it at the end of each path. */
  danger: ReadonlyMap<Hex, number>;
  /** Enemy guardians, which could stop it. */
  guardians: readonly Hex[];
  /** Hexes it could attack. */
  targets: readonly Hex[];
}

const NO_WAYS: ReadonlyMap<Hex, Way> = new Map();

/** `steers` tells whether clicks choose its path, and not the target of something else. */
export function movesOf(position: Position, id: string | null, steers: boolean): Moves {
  const { view, table, threats, me } = position;
  const unit = id === null ? -1 : unitNamed(id);
  const mine = id !== null && isMine(position, id);
  const ways = mine && position.moves && steers ? waysOf(table, unit) : NO_WAYS;
  const isHostile = (guardian: string) => !friendly(table, sideOf(unitNamed(guardian)), me);
  return {
    unit,
    mine,
    ways,
    danger: new Map([...ways.keys()].map((hex) => [hex, threatsAt(table, threats, unit, hex).length])),
    guardians: view.units.flatMap(({ id, kind, cell }) =>
      mine && kind === 'guardian' && cell !== null && isHostile(id) ? [cell] : [],
    ),
    targets: mine && (position.main || position.path) ? strikable(view, table, unit, ways) : [],
  };
}

/** Whether a path to `goal` can pass through a hex. */
export const passesThrough = ({ table }: Position, { unit, ways }: Moves, goal: Hex | null, hex: Hex): boolean =>
  goal !== null && hex !== goal && ways.has(hex) && wayThrough(table, unit, hex, goal) !== null;
