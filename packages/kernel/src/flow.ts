import type { Json } from './json.ts';
import type { Message } from './message.ts';
import type { AnswerTo, Asking, Kind, PromptBody } from './prompt.ts';
import type { Verdict } from './refusal.ts';
import type { Rng } from './rng.ts';
import { type Fields, type Schema, type ShapeOf, shape } from './schema.ts';
import type { Seat } from './seats.ts';
import type { Core } from './state.ts';

/** The seats that are asked: one seat, or a list of seats and groups. Any member of a group may answer for it. */
export type Asked = Seat | readonly (Seat | readonly Seat[])[];

/**
 * Controls how a step ends. A step makes at most one of these calls; without a call, the next step follows. Typed by
 * the flow's steps and variables.
 */
export interface Go<Steps extends string = string, Vars extends string = string> {
  /** Runs another flow, stores its result in the variable `into`, then continues with the next step. */
  call<V extends object>(flow: Flow<any, V>, vars?: Partial<V>, into?: Vars): void;
  /** Like `call`, but the question stays open under its id while the flow runs. */
  callAndStay<V extends object>(flow: Flow<any, V>, vars?: Partial<V>, into?: Vars): void;
  jump(step: Steps): void;
  /** Asks the same question again, after evaluating `who` again. */
  stay(): void;
  end(result?: Json): void;
  /** Ends the nearest frame of that flow and all frames above it. */
  unwind(flow: Flow<any, any>, result?: Json): void;
  /** Ends the game. */
  finish(result: Result): void;
  /** Runs several flows side by side until all have ended. Each result is stored in the variable `into` of its lane. */
  lanes(lanes: readonly Lane<Vars>[]): void;
}

export interface Lane<Vars extends string = string> {
  flow: Flow<any, any>;
  vars?: object;
  into?: Vars;
}

/** The names of a flow's variables. */
export type Names<V> = Extract<keyof V, string>;

/** How a game ended. `places` holds each seat's rank, 1 is best. A lost cooperative game has no winners. */
export interface Result {
  scores: number[];
  places: number[];
  winners: Seat[];
  reason: string;
  detail?: Json;
}

/** A step in which the rules act without asking anyone. */
export type Act<S, V, K extends string = string> = (s: S, v: V, go: Go<K, Names<V>>) => void;

/** The clocks a question can use. The host measures the time; the kernel has no clock. */
export type Time = 'window' | 'turn' | 'talk';

interface Question<S, V, A extends Asking, K extends string> {
  /** Runs after every step, so it must be cheap. */
  who(s: S, v: V): Asked;
  /** Builds the prompt; called only when a client needs it. */
  prompt(s: S, v: V, seat: Seat): PromptBody<A extends Kind ? A : A extends `${infer K extends Kind}?` ? K : never>;
  /**
   * A short text for notifications, from public information only. Defaults to the message `brief-<flow>-<step>`, in
   * which `{seat}` is the seat whose turn it is. If there is no such seat, a message with `{seat}` is left out.
   */
  brief?(s: S, v: V, seat: Seat): Message;
  /** Whether an answer is legal. This is the only test of legality; `why` uses it, too. */
  admits(s: S, v: V, seat: Seat, answer: AnswerTo<A>): Verdict;
  /** A random legal answer, for simulations. */
  sample(s: S, v: V, seat: Seat, rng: Rng): AnswerTo<A>;
  /** All legal answers, if they can be listed. */
  options?(s: S, v: V, seat: Seat): Iterable<AnswerTo<A>>;
  /** The clock that runs while this question is open. */
  time?: Time;
  /** The safe answer on timeout. Without it and without `expire`, the seat passes or, if it may not, plays a sample. */
  fallback?(s: S, v: V, seat: Seat): AnswerTo<A>;
  /** Runs instead of an answer if the question times out for all seats that have not answered. */
  expire?(s: S, v: V, go: Go<K, Names<V>>): void;
}

/**
 * A question that seats answer openly. It is skipped if no seat is asked. While a step is `resolving`, standing
 * questions are not offered.
 */
export interface Ask<S, V, A extends Asking, K extends string = string> extends Question<S, V, A, K> {
  ask: A;
  sealed?: undefined;
  until?: undefined;
  resolving?: boolean;
  take(s: S, v: V, seat: Seat, answer: AnswerTo<A>, go: Go<K, Names<V>>): void;
}

/**
 * A question that seats answer simultaneously and secretly. `answers` is indexed by seat (for a group, its first seat),
 * with null for a pass and for seats that were not asked. `quiet` also hides who has answered.
 */
export interface Sealed<S, V, A extends Asking, K extends string = string> extends Question<S, V, A, K> {
  sealed: A;
  ask?: undefined;
  until?: undefined;
  quiet?: boolean;
  reveal(s: S, v: V, answers: (AnswerTo<A> | null)[], go: Go<K, Names<V>>): void;
}

/** A step in which a lane waits until `until` returns true. */
export interface Wait<S, V> {
  ask?: undefined;
  sealed?: undefined;
  until(s: S, v: V): boolean;
}

export type Step<S, V, K extends string = string> =
  | Act<S, V, K>
  | { [A in Asking]: Ask<S, V, A, K> }[Asking]
  | { [A in Asking]: Sealed<S, V, A, K> }[Asking]
  | Wait<S, V>;

/** A question that may be answered at any time while its flow runs. `take` can call a flow, which runs on top. */
export type Standing<S, V> = { [A in Asking]: Standing1<S, V, A> }[Asking];

interface Standing1<S, V, A extends Asking> extends Omit<Ask<S, V, A>, 'sample'> {
  /** Returns undefined if the seat has nothing to answer. */
  sample(s: S, v: V, seat: Seat, rng: Rng): AnswerTo<A> | undefined;
  /** Whether it is also offered during sealed questions; the flow it calls then runs beside them. */
  always?: boolean;
}

/** A procedure of the rules: named steps in order, and variables that live as long as the flow runs. */
export interface Flow<S, V extends object, K extends string = string> {
  name: string;
  vars: Schema<V>;
  steps: { readonly [P in K]: Step<S, V> };
  standing: { readonly [name: string]: Standing<S, V> };
}

/** The `flow` of one game: `const flow = flowOf<State>()`. */
export function flowOf<S extends Core>() {
  return <F extends Fields, K extends string>(
    name: string,
    vars: F,
    steps: { readonly [P in K]: Step<S, ShapeOf<F>, NoInfer<K>> },
    standing: { readonly [name: string]: Standing<S, ShapeOf<F>> } = {},
  ): Flow<S, ShapeOf<F>, K> => ({
    name,
    vars: shape(vars),
    steps: steps as { readonly [P in K]: Step<S, ShapeOf<F>> },
    standing,
  });
}

/** A question of any kind, as the interpreter uses it. */
export type AnyAsk = Omit<Ask<any, any, any>, 'ask'> & { ask: Asking; always?: boolean };
export type AnySealed = Omit<Sealed<any, any, any>, 'sealed'> & { sealed: Asking };
export type AnyStep = Act<any, any> | AnyAsk | AnySealed | Wait<any, any>;
export type AnyQuestion = AnyAsk | AnySealed;
export const askingOf = (step: AnyQuestion): Asking => (step.ask !== undefined ? step.ask : step.sealed);
