import type { Flow, Go, Result } from './flow.ts';
import type { Json } from './json.ts';
import type { Then } from './state.ts';

/** How the step that is running wants to end. One for all steps of a game: rules run one at a time. */
export interface Wish {
  /** What the rules say it with. */
  go: Go;
  next: Then | null;
  result: Result | null;
}

export const STAY: Then = { go: 'stay' };
export const NEXT: Then = { go: 'next' };

export function wishOf(game: { id: string }): Wish {
  const once = (): void => {
    if (wish.next !== null || wish.result !== null) throw new Error(`${game.id}: a step ended twice`);
  };
  const conclude = (next: Then): void => {
    once();
    wish.next = next;
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
      wish.result = result;
    },
    lanes: (lanes) => conclude({ go: 'lanes', lanes: lanes.map(({ flow, vars, into }) => called(flow, vars, into)) }),
  };
  const wish: Wish = { go, next: null, result: null };
  return wish;
}

/** Forgets what was wished: a step that threw may have left something behind. */
export function fresh(wish: Wish): void {
  wish.next = null;
  wish.result = null;
}

/** The wish, which is thereby taken. */
export function taken(wish: Wish): Then | null {
  const { next } = wish;
  wish.next = null;
  return next;
}
