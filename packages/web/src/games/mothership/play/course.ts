import type { State } from '@orrery/mothership';
import { facing, type Hex } from '../board/hex.ts';
import type { Plan, Stop } from '../board/map/Course.tsx';
import type { BoardUnit } from '../board/types.ts';
import type { Moves } from './moves.ts';
import { movedTo, stopsOf, type Way, warpWay, wayThrough } from './plans.ts';
import type { Position } from './position.ts';
import { placing, type Selection } from './selection.ts';
import type { Step } from './useIntent.ts';

/** The planned path of the selected ship. */
export interface Course {
  way: Way | null;
  stops: readonly Stop[];
  /** Its last hex. */
  last: Hex | null;
  /** The state after the move. */
  after: State;
}

function wayOf(
  { table, piece, warps }: Position,
  { unit, ways }: Moves,
  goal: Hex | null,
  via: Hex | null,
): Way | null {
  if (goal === null) return null;
  if (warps && piece && placing(piece, goal)) return warpWay(table, unit, goal);
  const bent = via === null ? null : wayThrough(table, unit, via, goal);
  return bent ?? ways.get(goal) ?? null;
}

export function courseOf(position: Position, moves: Moves, goal: Hex | null, via: Hex | null): Course {
  const { table } = position;
  const { unit } = moves;
  const way = unit < 0 ? null : wayOf(position, moves, goal, via);
  const last = way?.path[way.path.length - 1] ?? null;
  return {
    way,
    stops: way ? stopsOf(table, unit, way) : [],
    last,
    after: last === null ? table : movedTo(table, unit, last),
  };
}

/** The path as the board draws it. The ship ends facing its target, or in the direction of its move. */
export function planOf({ way, stops, last }: Course, ship: BoardUnit | undefined, target: Hex | null, warps: boolean) {
  if (!ship || !way || !last) return null;
  const before = way.path[way.path.length - 2] ?? ship.hex;
  const plan: Plan = { unit: ship, stops, facing: target ? facing(last, target) : facing(before, last), warps };
  return plan;
}

/** The answers that make the move. */
export function moveSteps({ path, flow }: Position, { unit }: Selection, { way }: Course): Step[] {
  if (!unit || !way) return [];
  const step: Step = { flow: 'move', kind: 'path', answer: { piece: unit, cells: [...way.path] } };
  return path ? [step] : [{ flow, kind: 'choose', answer: 'move' }, step];
}
