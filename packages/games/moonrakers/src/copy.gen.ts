// Generated from the schemas of the state and of the flows by `npm run gen`. Do not edit.
import { copyJson, copyRng, copyStack } from '@orrery/kernel';
import type { State } from './state.ts';

export function copy(s: State): State {
  return {
    out: s.out,
    counts: s.counts.slice(),
    marks: s.marks.slice(),
    rng: copyRng(s.rng),
    serial: s.serial,
    stack: copyStack(s.stack, copyVars),
    posts: s.posts.length === 0 ? [] : copyJson(s.posts),
    result: s.result === null ? null : copyJson(s.result),
    points: s.points.slice(),
    goal: s.goal,
    round: s.round,
    turn: s.turn,
    die: s.die,
    gain: s.gain,
  };
}

function copyVars(flow: string, _v: any): any {
  switch (flow) {
    case 'turn':
      return {};
    default:
      throw new Error(`no flow ${flow}`);
  }
}
