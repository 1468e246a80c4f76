import type { Flow } from './flow.ts';
import type { Message } from './message.ts';
import type { Answer } from './prompt.ts';
import type { Rng } from './rng.ts';
import type { Seat } from './seats.ts';

/** A game's advice on the questions of one flow, by step; `v` holds the flow's variables. */
export type StepAdvice<S, V, K extends string, R> = { readonly [P in K]?: (s: S, seat: Seat, v: V, rng: Rng) => R };

/** An answer to a question and what it leads to in one world, from which a game derives its reasons. */
export interface Choice<S, V = any> {
  /** The world before the answer. */
  s: S;
  seat: Seat;
  flow: string;
  step: string;
  vars: V;
  answer: Answer;
  /** The same world after the answer, at the next question. */
  after: S;
  /** Whether the rules used no dice and shuffled nothing in between. */
  certain: boolean;
  /** Whether the reasons are for the seat itself. Others may not learn what depends on its hidden cards. */
  own: boolean;
}

/** Builds `reason` of a game's `ai` from reasons by flow and step: `{ 'trade/trade': (choice) => … }`. */
export const reasonsByStep =
  <S>(steps: { readonly [step: string]: (choice: Choice<S>) => (Message | null)[] }) =>
  (choice: Choice<S>): Message[] =>
    (steps[`${choice.flow}/${choice.step}`]?.(choice) ?? []).filter((one) => one !== null);

interface Advised<S, R> {
  flow: string;
  steps: { readonly [step: string]: ((s: S, seat: Seat, v: any, rng: Rng) => R) | undefined };
}

/** Advice for the steps of a flow: `on(turn, { act: (s, seat, v) => … })`. Standing questions are listed by name. */
export const on = <S, V extends object, K extends string, R>(
  flow: Flow<S, V, K>,
  steps: StepAdvice<S, V, K, R> & {
    readonly [standing: string]: ((s: S, seat: Seat, v: V, rng: Rng) => R) | undefined;
  },
): Advised<S, R> => ({ flow: flow.name, steps });

/** Builds `candidates` or `policy` of a game's `ai` from advice by flow: `candidates: byStep([on(turn, …)], [])`. */
export function byStep<S, R>(all: readonly Advised<S, R>[], otherwise: R) {
  const byFlow = new Map(all.map(({ flow, steps }) => [flow, steps]));
  if (byFlow.size < all.length) throw new Error('two entries for the same flow');
  return (s: S, seat: Seat, flow: string, step: string, vars: any, rng: Rng): R => {
    // Advice may return null, which means to pass. Without advice, `otherwise` is returned.
    const advice = byFlow.get(flow)?.[step];
    return advice ? advice(s, seat, vars, rng) : otherwise;
  };
}
