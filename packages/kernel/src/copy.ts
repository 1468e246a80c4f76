import { defined } from './defined.ts';
import type { Result } from './flow.ts';
import { copyJson } from './json.ts';
import type { Frame } from './state.ts';

/** Copies a stack of frames; `copyVars` is the generated function that copies a flow's variables. */
export function copyStack(stack: Frame[], copyVars: (flow: string, vars: any) => any): Frame[] {
  const out = stack.slice();
  for (let i = 0; i < out.length; i++) {
    const f = defined(out[i]);
    out[i] = {
      flow: f.flow,
      step: f.step,
      vars: copyVars(f.flow, f.vars),
      into: f.into,
      serial: f.serial,
      entry: f.entry,
      sealed: f.sealed === null ? null : copyJson(f.sealed),
      heard: f.heard === null ? null : copyJson(f.heard),
      posts: f.posts === null ? null : copyJson(f.posts),
      after: f.after === null ? null : copyJson(f.after),
      lanes: f.lanes === null ? null : f.lanes.map((lane) => copyStack(lane, copyVars)),
    };
  }
  return out;
}

export const copyResult = ({ scores, places, winners, reason, detail }: Result): Result => ({
  scores: scores.slice(),
  places: places.slice(),
  winners: winners.slice(),
  reason,
  ...(detail !== undefined && { detail: copyJson(detail) }),
});
