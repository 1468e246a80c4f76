import { int, owner } from '@orrery/kernel';
import { gain } from '../effects/resources.ts';
import { flow } from '../state.ts';
import { lone } from './lone.ts';

/** Rolls a die for minerals (MO-372, MO-391). */
export const replicate = flow(
  'replicate',
  { seat: owner, sides: int, face: int },
  {
    roll: (_s, v, go) => go.call(lone, { seat: v.seat, sides: v.sides }, 'face'),
    gain: (s, v) => gain(s, v.seat, 'minerals', v.face, 'replicated'),
  },
);
