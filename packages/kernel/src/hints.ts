import type { Flow } from './flow.ts';
import type { Rng } from './rng.ts';
import type { Seat } from './seats.ts';

/** What a game says about the questions of one flow, step by step; `v` are the flow's own variables. */
export type Advice<S, V, K extends string, R> = { readonly [P in K]?: (s: S, seat: Seat, v: V, rng: Rng) => R };

interface Advised<S, R> {
  flow: string;
  steps: { readonly [step: string]: ((s: S, seat: Seat, v: any, rng: Rng) => R) | undefined };
}

/** Advice on a flow: `on(turn, { act: (s, seat, v) => … })`. Standing questions go by their own names. */
export const on = <S, V extends object, K extends string, R>(
  flow: Flow<S, V, K>,
  steps: Advice<S, V, K, R> & { readonly [standing: string]: ((s: S, seat: Seat, v: V, rng: Rng) => R) | undefined },
): Advised<S, R> => ({ flow: flow.name, steps });

/** One of a game's `hints` out of advice on its flows: `candidates: advise([on(turn, …), on(trade, …)], [])`. */
export function advise<S, R>(all: readonly Advised<S, R>[], otherwise: R) {
  const byFlow = new Map(all.map((one) => [one.flow, one.steps]));
  if (byFlow.size < all.length) throw new Error('a flow is advised on twice');
  return (s: S, seat: Seat, flow: string, step: string, vars: any, rng: Rng): R => {
    // To advise a pass is to say null, which is not the same as to say nothing.
    const advice = byFlow.get(flow)?.[step];
    return advice ? advice(s, seat, vars, rng) : otherwise;
  };
}
