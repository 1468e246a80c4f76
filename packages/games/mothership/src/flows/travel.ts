import { defined, flag, int, list, logEvent } from '@orrery/kernel';
import { unitName } from '../content/units.ts';
import { putUnit } from '../effects/board.ts';
import { boardOf, cellOf, flow, isAlive } from '../state.ts';
import { arrive, meets } from './arrive.ts';

/** Moves a ship along its path, with fights against asteroids and guardians on the way (MO-105, MO-163, MO-414). */
export const travel = flow(
  'travel',
  { unit: int, cells: list(int), at: int, stopped: flag },
  {
    step(s, v, go) {
      while (!v.stopped && isAlive(s, v.unit) && v.at < v.cells.length) {
        const cell = defined(v.cells[v.at++]);
        const from = cellOf(s, v.unit);
        putUnit(s, v.unit, cell);
        logEvent('stepped', { unit: unitName(v.unit), to: defined(boardOf(s).names[cell]) });
        if (meets(s, v.unit, from)) return go.call(arrive, { unit: v.unit, from }, 'stopped');
      }
      go.end(v.stopped);
    },
    again: (_s, _v, go) => go.jump('step'),
  },
);
