import type { Core } from '@orrery/kernel';
import { GOALS } from '../content/goals.ts';
import type { State } from '../state.ts';
import type { Options } from './options.ts';

/** The state before the first turn. */
export const setup = (core: Core, seats: number, options: Options): State => ({
  ...core,
  points: new Array<number>(seats).fill(0),
  goal: GOALS[options.length],
  round: 1,
  turn: 0,
  die: 0,
  gain: 0,
});
