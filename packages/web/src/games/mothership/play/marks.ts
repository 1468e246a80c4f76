import type { Hex } from '../board/hex.ts';
import type { Plan } from '../board/map/Course.tsx';
import type { Note } from '../board/map/Marks.tsx';
import type { BoardUnit } from '../board/types.ts';
import { type Course, planOf } from './course.ts';
import type { Moves } from './moves.ts';
import type { Position } from './position.ts';
import type { Selection } from './selection.ts';
import { threatsAt } from './threats.ts';

/** Labels on the board: the names of the acting ships, and the number of threats at the end of the path. */
function notesOf(
  { table, threats }: Position,
  { unit, mine }: Moves,
  acting: readonly string[],
  units: readonly BoardUnit[],
  last: Hex | null,
): Note[] {
  const tags = acting.flatMap((ship): Note[] => {
    const at = units.find(({ id }) => id === ship);
    return at ? [{ hex: at.hex, text: ship.slice(1), kind: 'tag' }] : [];
  });
  const n = last !== null && mine ? threatsAt(table, threats, unit, last).length : 0;
  return last !== null && n > 0 ? [...tags, { hex: last, text: String(n), kind: 'threat' }] : tags;
}

/** How the board shows the selection. */
export interface Marks {
  plan: Plan | null;
  notes: readonly Note[];
  /** The selected units, the acting one first, or those picked for an answer. */
  marked: readonly string[];
}

export function marksOf(
  position: Position,
  moves: Moves,
  course: Course,
  { unit, target }: Selection,
  ships: readonly string[],
  units: readonly BoardUnit[],
  picked: readonly string[],
): Marks {
  const acting = unit === null ? ships : [unit, ...ships.filter((ship) => ship !== unit)];
  const ship = units.find(({ id }) => id === unit);
  return {
    plan: planOf(course, ship, target, position.warps),
    notes: notesOf(position, moves, acting, units, course.last),
    marked: acting.length === 0 && position.prompt?.kind === 'subset' ? picked : acting,
  };
}
