import { clearAnswers } from './answer-counts.ts';
import type { Flows } from './compiled-flows.ts';
import { defined } from './defined.ts';
import { copyJson, type Json } from './json.ts';
import { dropLanes, holderOf } from './stacks.ts';
import { type Core, END, type Frame } from './state.ts';

/** Puts a flow on top of a stack, at its first step. */
export function push(
  flows: Flows,
  s: Core,
  stack: Frame[],
  call: { flow: string; vars: object },
  into: string | null = null,
): void {
  const { first, blanks, parts } = flows.of(call.flow);
  // A frame owns its variables: they are not shared with the caller, the state or other frames.
  const vars: Record<string, unknown> = { ...blanks };
  for (const name of parts) vars[name] = copyJson(blanks[name]);
  const given = call.vars as Record<string, unknown>;
  for (const name in given) if (given[name] !== undefined) vars[name] = copyJson(given[name]);
  stack.push({
    flow: call.flow,
    step: first,
    vars,
    into,
    serial: s.serial++,
    entry: 1,
    sealed: null,
    heard: null,
    posts: null,
    after: null,
    lanes: null,
  });
}

export function enter(flows: Flows, f: Frame, step: string): void {
  f.step = step;
  f.entry++;
  f.sealed = null;
  if (f.heard !== null && flows.of(f.flow).standing.length === 0) clearAnswers(f);
}

export function moveOn(flows: Flows, f: Frame): void {
  enter(flows, f, flows.of(f.flow).next.get(f.step) ?? END);
}

/** Ends the topmost flow of a stack and returns its result to the caller. */
export function pop(s: Core, stack: Frame[], value: Json): void {
  const f = defined(stack.pop());
  if (f.into === null) return;
  const caller = stack[stack.length - 1] ?? holderOf(s.stack, stack)?.frame;
  if (caller) caller.vars[f.into] = copyJson(value);
}

/** Ends a frame and everything above it without returning a result. */
export function quit(stack: Frame[], at: number): void {
  for (const f of stack.slice(at)) dropLanes(f);
  stack.length = at;
}

/** Ends the nearest frame of a flow, which may be in a stack below, and everything above it. */
export function unwind(s: Core, stack: Frame[], name: string, value: Json): void {
  for (let within = stack; ; ) {
    const at = within.findLastIndex((f) => f.flow === name);
    if (at >= 0) {
      dropLanes(defined(within[at]));
      quit(within, at + 1);
      return pop(s, within, value);
    }
    const holder = holderOf(s.stack, within);
    if (holder === null) throw new Error(`unwind to ${name}, which is not running`);
    within = holder.stack;
  }
}

/**
 * The index of the lowest frame whose owner is out, or -1. Posted flows still have to run, so the search stops at a
 * frame that waits for one.
 */
export function ownerlessFrame(flows: Flows, s: Core, stack: Frame[]): number {
  if (!flows.anyOwner || !s.out.includes(true)) return -1;
  let found = -1;
  for (let at = stack.length - 1; at >= 0; at--) {
    const f = defined(stack[at]);
    if (f.posts !== null || (f.after !== null && at < stack.length - 1)) break;
    const variable = flows.of(f.flow).owner;
    if (variable !== null && s.out[f.vars[variable]] === true) found = at;
  }
  return found;
}
