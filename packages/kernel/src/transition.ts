import type { Flow, Go, Result } from './flow.ts';
import type { Json } from './json.ts';
import type { Then } from './state.ts';

/** How the running step ends. There is one per game, because rules run one at a time. */
export interface Transition {
  /** The calls with which rules end a step. */
  go: Go;
  next: Then | null;
  result: Result | null;
}

export const STAY: Then = { go: 'stay' };
export const NEXT: Then = { go: 'next' };

export function transitionOf(game: { id: string }): Transition {
  const once = (): void => {
    if (transition.next !== null || transition.result !== null) throw new Error(`${game.id}: a step ended twice`);
  };
  const conclude = (next: Then): void => {
    once();
    transition.next = next;
  };
  const called = (flow: Flow<any, any>, vars: object = {}, into: string | null = null) => ({
    flow: flow.name,
    vars: vars as Record<string, Json>,
    into,
  });
  const go: Go = {
    call: (flow, vars, into) => conclude({ go: 'call', ...called(flow, vars, into) }),
    callAndStay: (flow, vars, into) => conclude({ go: 'beside', ...called(flow, vars, into) }),
    jump: (step) => conclude({ go: 'jump', step }),
    stay: () => conclude(STAY),
    end: (result = null) => conclude({ go: 'end', result }),
    unwind: (flow, result = null) => conclude({ go: 'unwind', flow: flow.name, result }),
    finish(result) {
      once();
      transition.result = result;
    },
    lanes: (lanes) => conclude({ go: 'lanes', lanes: lanes.map(({ flow, vars, into }) => called(flow, vars, into)) }),
  };
  const transition: Transition = { go, next: null, result: null };
  return transition;
}

/** Clears the transition, because a step that threw may have left a value. */
export function resetTransition(transition: Transition): void {
  transition.next = null;
  transition.result = null;
}

/** Returns the transition and clears it. */
export function takeTransition(transition: Transition): Then | null {
  const { next } = transition;
  transition.next = null;
  return next;
}
