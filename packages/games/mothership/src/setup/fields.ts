import { type Board, cellAt, flower } from '../content/hexes.ts';
import type { Layout } from '../content/layouts.ts';

/**
 * The asteroid field of each cell, -1 for open space. Adjacent cells form one field; the cells of planets and stations
 * belong to none (MO-042 to MO-045).
 */
export function fieldsOf(layout: Layout, board: Board, planets: readonly number[]): number[] {
  const fields = new Array<number>(board.size).fill(-1);
  const unnumbered = new Set<number>();
  for (const centre of layout.asteroids) for (const cell of flower(board, centre)) if (cell >= 0) unnumbered.add(cell);
  for (const cell of [...planets, ...layout.stations.map((at) => cellAt(board, at))]) unnumbered.delete(cell);
  let field = 0;
  for (const first of [...unnumbered].sort((a, b) => a - b)) {
    if (!unnumbered.delete(first)) continue;
    const queue = [first];
    for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
      fields[cell] = field;
      for (const next of board.near[cell] ?? []) if (unnumbered.delete(next)) queue.push(next);
    }
    field++;
  }
  return fields;
}
