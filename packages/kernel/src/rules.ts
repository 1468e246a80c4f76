import { answeredAt, invalidateAnswers, noteAnswer } from './answer-counts.ts';
import { checkState } from './check-state.ts';
import { compile } from './compiled-flows.ts';
import { addAt, defined } from './defined.ts';
import { type AnyQuestion, askingOf, type Time } from './flow.ts';
import type { Game } from './game.ts';
import { copyJson, type Json } from './json.ts';
import { type Emit, listenTo, logEvent } from './log.ts';
import { machineOf } from './machine.ts';
import { type Message, msg } from './message.ts';
import { anyQuestion, groupsOf, isQuiet, openQuestions, type Pending } from './open-questions.ts';
import { fillOptions } from './options.ts';
import { type Answer, kindOf, type Prompt, wellFormed } from './prompt.ts';
import { IllegalAction, type Refusal, refuse, type Verdict } from './refusal.ts';
import { below, type Rng, seeded, word } from './rng.ts';
import { type Fault, fault, fill } from './schema.ts';
import type { Seat } from './seats.ts';
import { framesOf } from './stacks.ts';
import { type Core, type Frame, newCore, putOut } from './state.ts';
import { redeal } from './zone.ts';

/**
 * An answer to a question. `n` is the seat's count of accepted actions as the sender knew it. The action is refused if
 * the seat has answered this question since, or something was undone.
 */
export interface Action {
  seat: Seat;
  question: string;
  n: number;
  answer: Answer;
}

/** A question to one seat; public information. */
export interface Waiting {
  seat: Seat;
  question: string;
  n: number;
  /** All seats of the group, any of which may answer; null for a question to one seat. */
  group: Seat[] | null;
  standing: boolean;
  /** The clock that runs while the question is open. */
  time: Time | null;
  flow: string;
  step: string;
}

export interface Legal {
  actions: Action[];
  /** False if the answers cannot be listed and `actions` holds samples. */
  complete: boolean;
}

/** The operations of a game, the same for server, browser, bots and tests. */
export interface Rules<S extends Core = any> {
  game: Game<S>;
  /** Starts a game and runs it to its first question. Throws `IllegalAction` for invalid seats or options. */
  begin(seats: number, options: unknown, seed: string, emit?: Emit | null): S;
  /** The open questions, in internal form. */
  pending(s: S): Pending[];
  /** The open questions by seat, as a viewer sees them; `undefined` is the host, who sees everything. */
  waiting(s: S, viewer?: Seat | null): Waiting[];
  /** The full prompt for one seat. */
  prompt(s: S, seat: Seat, question: string): Prompt;
  /** A short public text for the question; null if the game does not wait for the seat or has no such text. */
  brief(s: S, seat: Seat, question: string): Message | null;
  legal(s: S, seat: Seat, question: string, rng?: Rng, samples?: number): Legal;
  /** Why an action would be refused, or null. It never depends on hidden information of other seats. */
  why(s: S, action: Action): Refusal | null;
  /** Performs an action; throws `IllegalAction` before changing anything. */
  play(s: S, action: Action, emit?: Emit | null): void;
  /** Picks the question that a simulation answers next. */
  next(s: S, rng: Rng): Pending | null;
  /** Answers a question without checks, for simulations: the answer must come from `sample`, `options` or a bot. */
  answer(s: S, at: Pending, seat: Seat, answer: Answer, emit?: Emit | null): void;
  /** Makes one random decision; false when the game is over. */
  advance(s: S, rng: Rng): boolean;
  /** Lets a question time out, for all seats or only for one. */
  expire(s: S, question: string, emit?: Emit | null, only?: Seat): void;
  /** Lets a seat resign. */
  resign(s: S, seat: Seat, emit?: Emit | null): void;
  /** Withdraws a sealed answer that is not revealed yet; counts as an action. False if there is none. */
  withdraw(s: S, seat: Seat): boolean;
  /** Makes actions sent before an undo stale. */
  invalidateAnswers(s: S): void;
  /** The sides; each seat is in exactly one of them. */
  sides(s: S): Seat[][];
  /** Standing orders with defaults filled in; throws `IllegalAction` if they are invalid. */
  orders(given: Json): Json;
  /**
   * The action with which standing orders answer a question; null if they do not cover it or the action is not legal.
   * If `orders` is null, the game's `usual` orders apply.
   */
  obey(s: S, orders: Json, question: Waiting): Action | null;
  copy(s: S): S;
  view(s: S, seat: Seat | null): unknown;
  /** A possible world that looks the same to the seat: everything it does not know is re-dealt. */
  imagine(s: S, seat: Seat | null, rng: Rng): S;
  /** The first error in a state, or null. */
  check(s: unknown): Fault | null;
}

export const questionOf = (at: Pending): string =>
  at.standing === null ? `${at.frame.serial}.${at.frame.entry}` : `${at.frame.serial}!${at.standing}`;

/** The default message id of a question's short text. */
export const briefId = (flow: string, step: string): string => `brief-${flow}-${step}`;

export function rulesOf<S extends Core>(game: Game<S>): Rules<S> {
  const flows = compile(game);
  const machine = machineOf(game, flows);
  const back = game.back ?? (() => 0);

  /** Runs rules with a listener and then restores the previous one. */
  function withListener<T>(emit: Emit | null | undefined, run: () => T): T {
    const before = listenTo(emit ?? null);
    try {
      return run();
    } finally {
      listenTo(before);
    }
  }

  function find(s: S, seat: Seat, question: string): Pending | Refusal {
    const open = openQuestions(s, flows);
    const named = open.filter((at) => questionOf(at) === question);
    const own = named.find((at) => at.seats.includes(seat));
    if (own) return own;
    if (named.length > 0) return refuse('not-asked');
    return open.some((at) => at.seats.includes(seat)) ? refuse('stale') : refuse('not-your-turn');
  }

  function examine(s: S, action: Action): Pending | Refusal {
    if (s.result !== null) return refuse('over');
    if (!isAction(action)) return refuse('bad-action');
    if (s.out[action.seat] !== false) return refuse('no-seat');
    const expected = defined(s.counts[action.seat]);
    const at = find(s, action.seat, action.question);
    if ('reason' in at) return action.n < expected ? refuse('repeated', null, { expected }) : at;
    // The seat may have answered other questions since then, but not this one.
    if (action.n < answeredAt(s, at, action.seat) || action.n > expected) return refuse('repeated', null, { expected });
    const verdict = judge(s, at, action.seat, action.answer);
    return verdict === true ? at : verdict;
  }

  function judge(s: S, at: Pending, seat: Seat, answer: Answer): Verdict {
    const form = wellFormed(askingOf(at.step), answer);
    return form === true ? at.step.admits(s, at.frame.vars, seat, answer as never) : form;
  }

  function answer(s: S, at: Pending, seat: Seat, value: Answer, emit: Emit | null = null, noted = false): void {
    const before = listenTo(emit);
    try {
      addAt(s.counts, seat, 1);
      machine.answer(s, at, seat, value, noted);
    } finally {
      listenTo(before);
    }
  }

  const sample = (s: S, at: Pending, seat: Seat, rng: Rng): Answer | undefined =>
    at.step.sample(s, at.frame.vars, seat, rng) as Answer | undefined;

  function advance(s: S, rng: Rng): boolean {
    for (;;) {
      const at = anyQuestion(s, flows, rng);
      if (at === null) return false;
      const seat = at.seats.length === 1 ? defined(at.seats[0]) : defined(at.seats[below(rng, at.seats.length)]);
      const value = sample(s, at, seat, rng);
      // A standing question may be skipped.
      if (value === undefined) continue;
      answer(s, at, seat, value);
      return true;
    }
  }

  const optionsOf = (s: S, at: Pending, seat: Seat): Answer[] | null =>
    at.step.options ? [...at.step.options(s, at.frame.vars, seat)] : null;

  return {
    game,
    begin(seats, options, seed, emit) {
      if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max) {
        throw new IllegalAction(refuse('bad-seats', null, { min: game.seats.min, max: game.seats.max }));
      }
      const filled = fillOptions(game, options, seats);
      const wrong = fault(game.options, filled) ?? game.checkOptions?.(filled, seats) ?? null;
      if (wrong) {
        const { path, expected } = wrong;
        throw new IllegalAction(refuse('bad-options', null, { path, expected, sentence: expected.endsWith('.') }));
      }
      return withListener(emit, () => {
        // Copied, so that all states have the same hidden class in the JavaScript engine.
        const s = game.copy(game.setup(newCore(seats, seed), seats, filled));
        machine.start(s);
        return s;
      });
    },
    pending: (s) => openQuestions(s, flows),
    waiting(s, viewer) {
      const rows: Waiting[] = [];
      for (const at of openQuestions(s, flows, viewer)) {
        for (const seat of at.seats) {
          rows.push({
            seat,
            question: questionOf(at),
            // Another seat's count would reveal that it has answered a quiet question.
            n: viewer === undefined || viewer === seat ? defined(s.counts[seat]) : 0,
            group: at.seats.length > 1 ? [...at.seats] : null,
            standing: at.standing !== null,
            time: at.step.time ?? null,
            flow: at.frame.flow,
            step: at.standing ?? at.frame.step,
          });
        }
      }
      return rows;
    },
    prompt(s, seat, question) {
      const at = find(s, seat, question);
      if ('reason' in at) throw new IllegalAction(at);
      return { kind: kindOf(askingOf(at.step)), ...at.step.prompt(s, at.frame.vars, seat) } as Prompt;
    },
    brief(s, seat, question) {
      // Looks at the questions as a spectator, so that a quiet question reveals nothing.
      const open = openQuestions(s, flows, null).filter((at) => at.standing === null && at.seats.includes(seat));
      const at = open.find((other) => questionOf(other) === question);
      if (!at) return null;
      const { frame, step } = at;
      if (step.brief) return step.brief(s, frame.vars, seat);
      const id = briefId(frame.flow, frame.step);
      const text = game.messages[id];
      if (text === undefined) return null;
      const { turn } = game.progress(s);
      // A text that names the player whose turn it is says nothing while it is no player's turn.
      return turn === null && /\{\s*seat\b/.test(text) ? null : msg(id, { seat: turn });
    },
    legal(s, seat, question, rng = seeded(question), samples = 20) {
      const at = find(s, seat, question);
      if ('reason' in at) throw new IllegalAction(at);
      const act = (value: Answer): Action => ({ seat, question, n: defined(s.counts[seat]), answer: value });
      const listed = optionsOf(s, at, seat);
      if (listed) return { actions: listed.map(act), complete: true };
      const found = new Map<string, Action>();
      for (let i = 0; i < samples; i++) {
        const value = sample(s, at, seat, rng);
        if (value !== undefined) found.set(JSON.stringify(value), act(value));
      }
      return { actions: [...found.values()], complete: false };
    },
    why(s, action) {
      const found = examine(s, action);
      return 'reason' in found ? found : null;
    },
    play(s, action, emit = null) {
      const found = examine(s, action);
      if ('reason' in found) throw new IllegalAction(found);
      answer(s, found, action.seat, action.answer, emit, true);
    },
    next: (s, rng) => anyQuestion(s, flows, rng),
    answer: (s, at, seat, value, emit) => answer(s, at, seat, value, emit),
    advance,
    expire(s, question, emit, only) {
      const all = openQuestions(s, flows).filter((at) => at.standing === null && questionOf(at) === question);
      const open = only === undefined ? all : all.filter((at) => at.seats.includes(only));
      const first = open[0];
      if (!first) throw new IllegalAction(refuse('stale'));
      // A quiet question hides who has answered, so it can only time out for all.
      if (only !== undefined && isQuiet(first.step)) throw new IllegalAction(refuse('stale'));
      withListener(emit, () => {
        // Looks at the questions as a spectator: for a quiet step, the event must not reveal who had answered.
        const asked = openQuestions(s, flows, null).filter((at) => at.standing === null && questionOf(at) === question);
        const late = only === undefined ? asked : asked.filter((at) => at.seats.includes(only));
        logEvent('time-out', { seats: late.flatMap((at) => at.seats) });
        // The game's timeout rule applies only if all seats that are asked time out.
        if (first.step.expire && open.length === all.length) return machine.expire(s, first);
        for (const at of open) {
          // An earlier fallback may have closed the question or changed who is asked.
          const still = openQuestions(s, flows).find((other) => questionOf(other) === question && other.key === at.key);
          const seat = still?.seats[0];
          if (!still || seat === undefined) continue;
          const value = fallbackOf(s, still, seat);
          addAt(s.counts, seat, 1);
          machine.answer(s, still, seat, value, true);
        }
      });
    },
    resign(s, seat, emit) {
      if (s.result !== null) throw new IllegalAction(refuse('over'));
      if (s.out[seat] !== false) throw new IllegalAction(refuse('no-seat'));
      if (!game.resign) throw new IllegalAction(refuse('no-resigning'));
      withListener(emit, () => {
        putOut(s, seat);
        logEvent('resigned', { seat });
        game.resign?.(s, seat);
        machine.resume(s);
      });
    },
    withdraw(s, seat) {
      if (s.out[seat] !== false) return false;
      for (const frame of framesOf(s.stack)) {
        if (frame.sealed === null) continue;
        for (const group of groupsOf(s, frame, flows.stepOf(frame) as AnyQuestion)) {
          const key = defined(group[0]);
          if (!group.includes(seat) || !frame.sealed[key]) continue;
          frame.sealed[key] = null;
          if (frame.sealed.every((entry) => entry === null)) frame.sealed = null;
          addAt(s.counts, seat, 1);
          noteAnswer(s, { frame, standing: null }, seat);
          return true;
        }
      }
      return false;
    },
    invalidateAnswers: invalidateAnswers,
    sides: (s) => game.sides?.(s) ?? s.out.map((_out, seat) => [seat]),
    orders(given) {
      if (!game.orders) throw new IllegalAction(refuse('no-orders'));
      const filled = fill(game.orders.schema, copyJson(given));
      const wrong = fault(game.orders.schema, filled);
      if (wrong) throw new IllegalAction(refuse('bad-orders', null, { path: wrong.path, expected: wrong.expected }));
      return filled as Json;
    },
    obey(s, orders, asked) {
      const { seat, question } = asked;
      const given = orders ?? game.orders?.usual ?? null;
      const value = given === null ? undefined : game.orders?.obey(s, seat, given, asked);
      if (value === undefined) return null;
      const action = { seat, question, n: defined(s.counts[seat]), answer: value };
      return 'reason' in examine(s, action) ? null : action;
    },
    copy: game.copy,
    view: game.view,
    imagine(s, seat, rng) {
      const world = game.copy(s);
      redeal(game.zones(world), seat, rng, back);
      game.imagine?.(world, seat, rng);
      for (const frame of framesOf(world.stack)) if (frame.sealed !== null) reseal(world, frame, seat, rng);
      world.rng = [word(rng), word(rng), word(rng), word(rng)];
      return world;
    },
    check: (s) => checkState(game, s),
  };

  function fallbackOf(s: S, at: Pending, seat: Seat): Answer {
    if (at.step.fallback) return at.step.fallback(s, at.frame.vars, seat) as Answer;
    return askingOf(at.step).endsWith('?') ? null : (sample(s, at, seat, s.rng) as Answer);
  }

  /**
   * Replaces other seats' sealed answers with imagined ones. In a quiet step, removes them, because the viewer cannot
   * know who has answered.
   */
  function reseal(world: S, frame: Frame, viewer: Seat | null, rng: Rng): void {
    const step = flows.stepOf(frame) as AnyQuestion;
    for (const group of groupsOf(world, frame, step)) {
      const key = defined(group[0]);
      if (!frame.sealed?.[key] || (viewer !== null && group.includes(viewer))) continue;
      const seat = group.find((member) => !world.out[member]) ?? key;
      frame.sealed[key] = isQuiet(step) ? null : { answer: step.sample(world, frame.vars, seat, rng) as Answer };
    }
    if (frame.sealed?.every((entry) => entry === null)) frame.sealed = null;
  }
}

function isAction(action: unknown): action is Action {
  if (typeof action !== 'object' || action === null) return false;
  const a = action as Record<string, unknown>;
  return (
    Number.isSafeInteger(a.seat) &&
    typeof a.question === 'string' &&
    Number.isSafeInteger(a.n) &&
    a.answer !== undefined
  );
}
