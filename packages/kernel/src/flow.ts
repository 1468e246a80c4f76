import type { Json } from './json.ts';
import type { Answer, AnswerTo, Asking, Kind, PromptBody } from './prompt.ts';
import type { Verdict } from './refusal.ts';
import type { Rng } from './rng.ts';
import { type Fields, type Schema, type ShapeOf, shape } from './schema.ts';
import type { Seat } from './seats.ts';
import type { Core } from './state.ts';
import type { Text } from './text.ts';

/** Who is asked: one seat, or a list whose entries are seats or groups of which any one may answer. */
export type Asked = Seat | readonly (Seat | readonly Seat[])[];

/** How a step ends: at most one of these. Saying nothing moves to the next step. It knows the steps and variables of its flow. */
export interface Go<Steps extends string = string, Vars extends string = string> {
  /** Runs another flow first; its result is put into the variable `into`, then the next step follows. */
  call<V extends object>(flow: Flow<any, V>, vars?: Partial<V>, into?: Vars): void;
  /** The same, but the question stays open under its own name meanwhile: others may answer it while the flow runs beside it. */
  callAndStay<V extends object>(flow: Flow<any, V>, vars?: Partial<V>, into?: Vars): void;
  jump(step: Steps): void;
  /** Asks the same question again, of whoever is to be asked now. */
  stay(): void;
  end(result?: Json): void;
  /** Ends the nearest frame of that flow and all above it. */
  unwind(flow: Flow<any, any>, result?: Json): void;
  /** Ends the game. */
  finish(result: Result): void;
  /** Runs several stacks side by side until all have ended; each result goes `into` its variable. */
  lanes(lanes: readonly Lane<Vars>[]): void;
}

export interface Lane<Vars extends string = string> {
  flow: Flow<any, any>;
  vars?: object;
  into?: Vars;
}

/** The names of a flow's variables. */
export type Names<V> = Extract<keyof V, string>;

/** How a game ended. `places` holds each seat's rank, 1 the best; winners of a lost co-operative game are none. */
export interface Result {
  scores: number[];
  places: number[];
  winners: Seat[];
  reason: string;
  detail?: Json;
}

/** The rules act. */
export type Act<S, V, K extends string = string> = (s: S, v: V, go: Go<K, Names<V>>) => void;

/** The kinds of time a table may give: an answer in a window, a turn, talks. The host counts; the kernel has no clock. */
export type Time = 'window' | 'turn' | 'talk';

interface Question<S, V, A extends Asking, K extends string> {
  /** Cheap: it is run after every step. */
  who(s: S, v: V): Asked;
  /** Built only for a client. */
  prompt(s: S, v: V, seat: Seat): PromptBody<A extends Kind ? A : A extends `${infer K extends Kind}?` ? K : never>;
  /**
   * The same in few words, for who is not at the table: of what everybody knows. Where it is absent the message
   * `brief-<flow>-<step>` says it, in which `{seat}` is whose turn it is.
   */
  brief?(s: S, v: V, seat: Seat): Text;
  /** The only test of legality, also behind `why`. */
  admits(s: S, v: V, seat: Seat, answer: AnswerTo<A>): Verdict;
  /** Some legal answer at random; simulations play with it. */
  sample(s: S, v: V, seat: Seat, rng: Rng): AnswerTo<A>;
  /** All legal answers, where they can be listed. */
  options?(s: S, v: V, seat: Seat): Iterable<AnswerTo<A>>;
  /** Which of the table's times runs while this question is open. */
  time?: Time;
  /** The safe answer when time has run out; without it (and without `expire`) a sample is given. */
  fallback?(s: S, v: V, seat: Seat): AnswerTo<A>;
  /** What happens instead when time has run out. */
  expire?(s: S, v: V, go: Go<K, Names<V>>): void;
}

/** Seats act in the open; asking nobody skips the step. While a step is `resolving`, standing questions rest. */
export interface Ask<S, V, A extends Asking, K extends string = string> extends Question<S, V, A, K> {
  ask: A;
  sealed?: undefined;
  until?: undefined;
  resolving?: boolean;
  take(s: S, v: V, seat: Seat, answer: AnswerTo<A>, go: Go<K, Names<V>>): void;
}

/** Seats answer at once and in secret; `answers` is by seat, null where none was asked. `quiet` hides even who has answered. */
export interface Sealed<S, V, A extends Asking, K extends string = string> extends Question<S, V, A, K> {
  sealed: A;
  ask?: undefined;
  until?: undefined;
  quiet?: boolean;
  reveal(s: S, v: V, answers: (AnswerTo<A> | null)[], go: Go<K, Names<V>>): void;
}

/** A lane rests until the others have made something true. */
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

/** A question of any kind that may be answered at any time while its flow is on the stack; `take` calls a flow on top. */
export type Standing<S, V> = { [A in Asking]: Standing1<S, V, A> }[Asking];

interface Standing1<S, V, A extends Asking> extends Omit<Ask<S, V, A>, 'sample'> {
  /** Nothing where the seat has nothing to say; nobody waits for it. */
  sample(s: S, v: V, seat: Seat, rng: Rng): AnswerTo<A> | undefined;
  /** Also while seats answer in secret; what it calls then runs beside their question. */
  always?: boolean;
}

/** A paragraph of the rulebook: named steps in order, and the variables that live as long as it runs. */
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

/** A question as the interpreter holds it, whatever its kind. */
export type AnyAsk = Omit<Ask<any, any, any>, 'ask'> & { ask: Asking; always?: boolean };
export type AnySealed = Omit<Sealed<any, any, any>, 'sealed'> & { sealed: Asking };
export type AnyStep = Act<any, any> | AnyAsk | AnySealed | Wait<any, any>;
export type AnyQuestion = AnyAsk | AnySealed;
export const askingOf = (step: AnyQuestion): Asking => (step.ask !== undefined ? step.ask : step.sealed);
export type { Answer };
