import type { Result } from './flow.ts';
import type { Json } from './json.ts';
import type { Answer } from './prompt.ts';
import { type Rng, seeded } from './rng.ts';
import { type Fields, fixed, flag, int, json, list, maybe, type Schema, type ShapeOf, shape } from './schema.ts';
import type { Seat } from './seats.ts';

/** A call that runs when the current step has ended. */
export interface Post {
  flow: string;
  vars: Record<string, Json>;
}

/** How a step ended; stored while posted calls run first. */
export type Then =
  | { go: 'next' | 'stay' }
  | { go: 'jump'; step: string }
  | { go: 'call' | 'beside'; flow: string; vars: Record<string, Json>; into: string | null }
  | { go: 'end'; result: Json }
  | { go: 'unwind'; flow: string; result: Json }
  | { go: 'lanes'; lanes: { flow: string; vars: Record<string, Json>; into: string | null }[] };

/** Step name of a frame that has finished all its steps. */
export const END = '';

/** A running flow: its step, its variables, and the caller's variable for its result. */
export interface Frame {
  flow: string;
  step: string;
  vars: any;
  into: string | null;
  /** Unique within the match. */
  serial: number;
  /** Number of times a step of this frame was entered; together with the serial it identifies a question. */
  entry: number;
  /** Answers of a sealed step by seat, wrapped to distinguish a pass from no answer. */
  sealed: ({ answer: Answer } | null)[] | null;
  /** Each seat's count when it last answered a question of this frame, by question; earlier answers are stale. */
  heard: { [question: string]: number[] } | null;
  posts: Post[] | null;
  after: Then | null;
  /** Stacks that run side by side. Without `after`, the frame's question stays open beside them. */
  lanes: Frame[][] | null;
}

/** The part of a state that every game has. */
export interface Core {
  /**
   * Whether each seat is out; such seats are never asked again. Copies share the list, so `putOut` creates a new one.
   */
  out: readonly boolean[];
  /** Each seat's count of accepted actions. */
  counts: number[];
  /**
   * How often each seat has learned something. An action after which a seat's mark has risen cannot be undone freely.
   */
  marks: number[];
  rng: Rng;
  serial: number;
  stack: Frame[];
  posts: Post[];
  result: Result | null;
}

/** The schema of the core. Frames are checked and copied by the kernel. */
export const coreFields = {
  out: fixed(list(flag)) as Schema<readonly boolean[]>,
  counts: list(int),
  marks: list(int),
  rng: list(int) as unknown as Schema<Rng>,
  serial: int,
  stack: list(json) as unknown as Schema<Frame[]>,
  posts: list(json) as unknown as Schema<Post[]>,
  result: maybe(json) as unknown as Schema<Result | null>,
};

/** The schema of a whole state, from a game's own fields. */
export const stateOf = <F extends Fields>(fields: F): Schema<Core & ShapeOf<F>> =>
  shape({ ...coreFields, ...fields }) as unknown as Schema<Core & ShapeOf<F>>;

export function newCore(seats: number, seed: string): Core {
  return {
    out: new Array<boolean>(seats).fill(false),
    counts: new Array<number>(seats).fill(0),
    marks: new Array<number>(seats).fill(0),
    rng: seeded(seed),
    serial: 0,
    stack: [],
    posts: [],
    result: null,
  };
}

/** Queues a call, which runs after the current step has ended and before the next one starts. */
export function post(s: Core, flow: { name: string }, vars: object = {}): void {
  s.posts.push({ flow: flow.name, vars: vars as Record<string, Json> });
}

/** A variable that holds the flow's owner: `flow('turn', { seat: owner }, …)` ends when that seat is out. */
export const owner: Schema<Seat> = { ...int };

/** Ends the game from within an effect, once the current step is done. */
export function endGame(s: Core, result: Result): void {
  s.result = result;
}

export function putOut(s: Core, seat: Seat): void {
  s.out = s.out.map((out, other) => out || other === seat);
}

/** Whether a seat exists and is still in the game. Check this for every target, partner and opponent. */
export const isIn = ({ out }: Core, seat: Seat): boolean => out[seat] === false;

/** The other seats that are still in the game. */
export const othersIn = (s: Core, seat: Seat): Seat[] => seatsIn(s).filter((other) => other !== seat);

/** The next seat clockwise that is still in the game; the same seat if it is the only one. */
export function nextIn(s: Core, seat: Seat): Seat {
  for (let step = 1; step < s.out.length; step++) {
    const next = (seat + step) % s.out.length;
    if (isIn(s, next)) return next;
  }
  return seat;
}

export function seatsIn({ out }: Core): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < out.length; seat++) if (!out[seat]) seats.push(seat);
  return seats;
}
