import type { Flow } from './flow.ts';
import type { Core, Frame } from './state.ts';

/** The frame in `stack` or its lanes that owns `lane`, and that frame's stack; null if `lane` is the main stack. */
export function holderOf(stack: Frame[], lane: Frame[]): { frame: Frame; stack: Frame[] } | null {
  for (const frame of stack) {
    if (frame.lanes?.includes(lane)) return { frame, stack };
    for (const other of frame.lanes ?? []) {
      const found = holderOf(other, lane);
      if (found) return found;
    }
  }
  return null;
}

/** Empties a frame's lanes, so that a loop that is still running on one of them notices. */
export function dropLanes(f: Frame): void {
  for (const lane of f.lanes ?? []) {
    lane.forEach(dropLanes);
    lane.length = 0;
  }
}

/** Ends all flows. */
export function clear(s: Core): void {
  s.posts = [];
  s.stack = [];
}

/** All frames of a stack, including those in lanes. */
export function framesOf(stack: Frame[], out: Frame[] = []): Frame[] {
  for (const frame of stack) {
    out.push(frame);
    for (const lane of frame.lanes ?? []) framesOf(lane, out);
  }
  return out;
}

/** The variables of the innermost run of a flow, or null if it is not running. */
export const running = <V extends object>(s: Core, flow: Flow<any, V>): V | null =>
  (framesOf(s.stack).findLast((frame) => frame.flow === flow.name)?.vars as V | undefined) ?? null;
