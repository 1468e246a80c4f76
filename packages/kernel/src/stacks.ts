import type { Flow } from './flow.ts';
import type { Core, Frame } from './state.ts';

/** The frame in whose lanes a stack runs, and the stack it lies on; null for the stack of the game itself. */
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

/** Empties a frame's lanes, so that a loop still running on one of them sees that it has ended. */
export function dropLanes(f: Frame): void {
  for (const lane of f.lanes ?? []) {
    lane.forEach(dropLanes);
    lane.length = 0;
  }
}

/** Ends all that runs. */
export function clear(s: Core): void {
  s.posts = [];
  s.stack = [];
}

/** All frames of a state, lanes included. */
export function framesOf(stack: Frame[], out: Frame[] = []): Frame[] {
  for (const frame of stack) {
    out.push(frame);
    for (const lane of frame.lanes ?? []) framesOf(lane, out);
  }
  return out;
}

/** The variables of the innermost run of a flow, or null where it is not running. */
export const running = <V extends object>(s: Core, flow: Flow<any, V>): V | null =>
  (framesOf(s.stack).findLast((frame) => frame.flow === flow.name)?.vars as V | undefined) ?? null;
