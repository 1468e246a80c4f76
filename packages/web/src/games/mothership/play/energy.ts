import type { Prompt } from '@orrery/kernel';
import { EMPTY, type Energy, FULL, ROWS, type Task } from '../board/panels/ControlPanel.tsx';
import { sumRows } from './rows.ts';

type Counts = Readonly<Record<string, number>>;
const HOW: Readonly<Record<string, Task['how']>> = { energise: 'lay', drain: 'take', divert: 'shift' };

/** An energy prompt for the control panel: the task, and the resulting rows. */
export interface Asked {
  task: Task;
  rows: Energy;
  /** Converts rows to the answer. */
  countsOf(rows: Energy): Record<string, number>;
}

const each = (one: (row: (typeof ROWS)[number]) => number): Energy => ({
  engines: one('engines'),
  weapons: one('weapons'),
  shields: one('shields'),
});

/** The energy prompt of a flow; null for other prompts. */
export function askedOf(flow: string, prompt: Prompt | null | undefined, energy: Energy, counts: Counts): Asked | null {
  const how = HOW[flow];
  if (!how || prompt?.kind !== 'allocate') return null;
  const n = (row: string) => counts[row] ?? 0;
  const given = ROWS.reduce((sum, row) => sum + n(row), 0);
  if (how === 'shift') {
    // The rows are unchanged before the first edit.
    const rows = given === 0 ? energy : each(n);
    return {
      task: { how, least: EMPTY, most: FULL, left: sumRows(energy) - sumRows(rows) },
      rows,
      countsOf: (next) => ({ ...next }),
    };
  }
  const sign = how === 'lay' ? 1 : -1;
  return {
    task: {
      how,
      least: how === 'lay' ? energy : EMPTY,
      most: how === 'lay' ? FULL : energy,
      left: sign * (prompt.max - given),
    },
    rows: each((row) => energy[row] + sign * n(row)),
    countsOf: (next) => ({ ...each((row) => Math.abs(next[row] - energy[row])) }),
  };
}
