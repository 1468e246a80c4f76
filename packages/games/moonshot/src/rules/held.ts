import { framesOf } from '@orrery/kernel';
import { NONE, type State } from '../state.ts';

/** Tiles and modules being installed, which are in no zone. */
export function held(s: State): { tiles: number[]; modules: number[] } {
  const frames = framesOf(s.stack);
  return {
    tiles: frames.flatMap(({ flow, vars }) => (flow === 'install' && vars.tile !== NONE ? [vars.tile as number] : [])),
    modules: frames.flatMap(({ flow, vars }) => (flow === 'mount' ? [vars.card as number] : [])),
  };
}
