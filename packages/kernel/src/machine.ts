import type { AnyAsk, AnyQuestion, AnyStep, Asked, Flow, Go, Lane, Result } from './flow.ts';
import type { Game } from './game.ts';
import type { Json } from './json.ts';
import { blank, type Schema } from './schema.ts';
import type { Seat } from './seats.ts';
import type { Core, Frame, Then } from './state.ts';

/** A question that is open now: any one of `seats` may answer it. */
export interface Pending {
  frame: Frame;
  step: AnyQuestion;
  seats: readonly Seat[];
  /** The name of a standing question; null for one that is waited for. */
  standing: string | null;
  /** The stack it stands on. */
  stack: Frame[];
}

const END = '';
/** Far above what any rulebook's paragraph needs between two questions. */
const FUEL = 100_000;

interface Compiled {
  flow: Flow<any, any>;
  names: string[];
  index: Map<string, number>;
  standing: [string, AnyAsk][];
}

/** The interpreter of one game's flows: runs steps until the game rests on a question or has ended. */
export interface Machine<S extends Core> {
  start(s: S): void;
  pending(s: S): Pending[];
  /** The one open question of a plain stack, without building a list; null where the general way is needed. */
  single(s: S): Pending | null;
  answer(s: S, at: Pending, seat: Seat, answer: unknown): void;
  expire(s: S, at: Pending): void;
  /** Runs on after something outside the flows has changed (a seat went out). */
  resume(s: S): void;
  stepOf(frame: Frame): AnyStep;
  flows: ReadonlyMap<string, Compiled>;
}

export function machineOf<S extends Core>(game: Game<S>): Machine<S> {
  const flows = new Map<string, Compiled>();
  for (const flow of game.flows) {
    if (flows.has(flow.name)) throw new Error(`${game.id}: two flows are named ${flow.name}`);
    const names = Object.keys(flow.steps);
    flows.set(flow.name, {
      flow,
      names,
      index: new Map(names.map((name, i) => [name, i])),
      standing: Object.entries(flow.standing) as [string, AnyAsk][],
    });
  }
  const anyStanding = [...flows.values()].some((flow) => flow.standing.length > 0);

  const compiled = (name: string): Compiled => {
    const found = flows.get(name);
    if (!found) throw new Error(`${game.id}: no flow ${name}`);
    return found;
  };

  // How the step that is running wants to end. One object for all steps: rules run one at a time.
  let then: Then | null = null;
  let result: Result | null = null;
  const conclude = (next: Then): void => {
    if (then !== null || result !== null) throw new Error(`${game.id}: a step ended twice`);
    then = next;
  };
  const called = (lane: Lane) => ({
    flow: lane.flow.name,
    vars: (lane.vars ?? {}) as Record<string, Json>,
    into: lane.into ?? null,
  });
  const STAY: Then = { go: 'stay' };
  const NEXT: Then = { go: 'next' };
  const go: Go = {
    call: (flow, vars, into) =>
      conclude({ go: 'call', ...called({ flow, vars: vars as object, into: into as string }) }),
    jump: (step) => conclude({ go: 'jump', step }),
    stay: () => conclude(STAY),
    end: (value = null) => conclude({ go: 'end', result: value }),
    unwind: (flow, value = null) => conclude({ go: 'unwind', flow: flow.name, result: value }),
    finish: (value) => {
      if (then !== null || result !== null) throw new Error(`${game.id}: a step ended twice`);
      result = value;
    },
    lanes: (lanes) => conclude({ go: 'lanes', lanes: lanes.map(called) }),
  };

  const blanks = new Map<Schema, object>();
  function push(s: S, stack: Frame[], name: string, vars: object, into: string | null): void {
    const { flow, names } = compiled(name);
    const defaults = blanks.get(flow.vars) ?? (blank(flow.vars) as object);
    blanks.set(flow.vars, defaults);
    // Defaults are shared between frames, so lists and objects among them are made anew.
    const own: Record<string, unknown> = { ...defaults, ...vars };
    for (const key in own) {
      if (
        own[key] === (defaults as Record<string, unknown>)[key] &&
        typeof own[key] === 'object' &&
        own[key] !== null
      ) {
        own[key] = blank((flow.vars as { fields: Record<string, Schema> }).fields[key] as Schema);
      }
    }
    stack.push({
      flow: name,
      step: names[0] ?? END,
      vars: own,
      into,
      serial: s.serial++,
      entry: 1,
      sealed: null,
      posts: null,
      after: null,
      lanes: null,
    });
  }

  function enter(f: Frame, step: string): void {
    f.step = step;
    f.entry++;
    f.sealed = null;
  }

  function moveOn(f: Frame): void {
    const { names, index } = compiled(f.flow);
    enter(f, names[(index.get(f.step) as number) + 1] ?? END);
  }

  function pop(s: S, stack: Frame[], value: Json): void {
    const f = stack.pop() as Frame;
    if (f.into === null) return;
    const caller = stack[stack.length - 1] ?? ownerOf(s.stack, stack);
    if (caller) caller.vars[f.into] = value;
  }

  /** The frame in whose lanes a stack runs. */
  function ownerOf(within: Frame[], lane: Frame[]): Frame | null {
    for (const f of within) {
      if (f.lanes === null) continue;
      if (f.lanes.includes(lane)) return f;
      for (const other of f.lanes) {
        const found = ownerOf(other, lane);
        if (found) return found;
      }
    }
    return null;
  }

  /** Drops a frame's lanes so that a loop still running on one of them sees it has ended. */
  function dropLanes(f: Frame): void {
    for (const lane of f.lanes ?? []) {
      lane.forEach(dropLanes);
      lane.length = 0;
    }
  }

  function unwind(s: S, stack: Frame[], name: string, value: Json): void {
    let within = stack;
    for (;;) {
      for (let at = within.length - 1; at >= 0; at--) {
        if ((within[at] as Frame).flow !== name) continue;
        for (const f of within.slice(at)) dropLanes(f);
        within.length = at + 1;
        return pop(s, within, value);
      }
      const owner = ownerOf(s.stack, within);
      if (owner === null) throw new Error(`${game.id}: unwind to ${name}, which is not running`);
      within = stackOf(s.stack, owner) as Frame[];
    }
  }

  function stackOf(within: Frame[], frame: Frame): Frame[] | null {
    if (within.includes(frame)) return within;
    for (const f of within) {
      for (const lane of f.lanes ?? []) {
        const found = stackOf(lane, frame);
        if (found) return found;
      }
    }
    return null;
  }

  /** After a step has run: posted calls first, then what the step wanted. */
  function concluded(s: S, stack: Frame[], f: Frame): void {
    if (result !== null) {
      s.result = result;
      result = null;
      then = null;
      s.posts.length = 0;
      s.stack.forEach(dropLanes);
      s.stack.length = 0;
      return;
    }
    const next = then ?? NEXT;
    then = null;
    if (s.posts.length > 0) {
      f.posts = s.posts;
      s.posts = [];
      f.after = next;
    } else {
      follow(s, stack, f, next);
    }
  }

  function follow(s: S, stack: Frame[], f: Frame, next: Then): void {
    switch (next.go) {
      case 'next':
        return moveOn(f);
      case 'stay':
        return;
      case 'jump':
        if (!compiled(f.flow).index.has(next.step)) throw new Error(`${game.id}: ${f.flow} has no step ${next.step}`);
        return enter(f, next.step);
      case 'call':
        moveOn(f);
        return push(s, stack, next.flow, next.vars, next.into);
      case 'end':
        return pop(s, stack, next.result);
      case 'unwind':
        return unwind(s, stack, next.flow, next.result);
      case 'lanes':
        f.lanes = next.lanes.map((lane) => {
          const own: Frame[] = [];
          push(s, own, lane.flow, lane.vars, lane.into);
          return own;
        });
        for (const lane of [...f.lanes]) settle(s, lane);
    }
  }

  const asked = (s: S, f: Frame, step: AnyQuestion): Asked => step.who(s, f.vars);
  const isIn = (s: S, seat: Seat) => s.out[seat] === false;

  /** Whether a question still waits for anybody. */
  function waits(s: S, f: Frame, step: AnyQuestion): boolean {
    const who = asked(s, f, step);
    if (typeof who === 'number') return isIn(s, who) && !answered(f, who);
    for (const entry of who) {
      const group = typeof entry === 'number' ? [entry] : entry;
      if (group.some((seat) => isIn(s, seat)) && !answered(f, group[0] as Seat)) return true;
    }
    return false;
  }

  const answered = (f: Frame, first: Seat): boolean => f.sealed !== null && (f.sealed[first] ?? null) !== null;

  function stepOf(f: Frame): AnyStep {
    const step = compiled(f.flow).flow.steps[f.step];
    if (!step) throw new Error(`${game.id}: ${f.flow} has no step ${f.step}`);
    return step as AnyStep;
  }

  /** Runs one stack to its next rest. */
  function settle(s: S, stack: Frame[]): void {
    for (let fuel = FUEL; fuel > 0; fuel--) {
      const f = stack[stack.length - 1];
      if (f === undefined || s.result !== null) return;
      if (f.lanes !== null) {
        if (f.lanes.some((lane) => lane.length > 0)) return;
        f.lanes = null;
        moveOn(f);
      } else if (f.posts !== null) {
        const first = f.posts.shift();
        if (f.posts.length === 0) f.posts = null;
        if (first) push(s, stack, first.flow, first.vars, null);
      } else if (f.after !== null) {
        const next = f.after;
        f.after = null;
        follow(s, stack, f, next);
      } else if (f.step === END) {
        pop(s, stack, null);
      } else {
        const step = stepOf(f);
        if (typeof step === 'function') {
          step(s, f.vars, go);
          concluded(s, stack, f);
        } else if (step.until !== undefined) {
          if (!step.until(s, f.vars)) return;
          moveOn(f);
        } else if (waits(s, f, step)) {
          return;
        } else if (step.sealed !== undefined && f.sealed !== null) {
          reveal(s, stack, f, step);
        } else {
          moveOn(f);
        }
      }
    }
    throw new Error(`${game.id}: the rules run away`);
  }

  function reveal(s: S, stack: Frame[], f: Frame, step: AnyQuestion): void {
    if (step.sealed === undefined) return;
    const answers = (f.sealed ?? []).map((entry) => (entry === null ? null : entry.answer));
    f.sealed = null;
    // Every seat learns what the others chose.
    for (let seat = 0; seat < s.marks.length; seat++) s.marks[seat] = (s.marks[seat] as number) + 1;
    step.reveal(s, f.vars, answers, go);
    concluded(s, stack, f);
  }

  /** Lets lanes whose condition has come true run, in order of creation, until none moves any more. */
  function sweep(s: S, stack: Frame[]): boolean {
    const f = stack[stack.length - 1];
    if (f === undefined || s.result !== null) return false;
    if (f.lanes === null) {
      if (f.step === END || f.posts !== null || f.after !== null) return false;
      const step = stepOf(f);
      const ready =
        typeof step === 'function' || (step.until !== undefined ? step.until(s, f.vars) : deserted(s, f, step));
      if (ready) settle(s, stack);
      return ready;
    }
    let moved = false;
    for (let again = true; again && f.lanes !== null; ) {
      again = false;
      for (const lane of [...f.lanes]) again = sweep(s, lane) || again;
      moved = moved || again;
    }
    if (f.lanes?.every((lane) => lane.length === 0)) {
      settle(s, stack);
      moved = true;
    }
    return moved;
  }

  /** A question all of whose seats have gone out of the game. */
  function deserted(s: S, f: Frame, step: AnyQuestion): boolean {
    const who = asked(s, f, step);
    const seats = typeof who === 'number' ? [who] : who.flat();
    return seats.some((seat) => !isIn(s, seat)) && !waits(s, f, step);
  }

  function settleAll(s: S, stack: Frame[]): void {
    settle(s, stack);
    if (stack !== s.stack || s.stack[s.stack.length - 1]?.lanes) {
      for (let fuel = FUEL; sweep(s, s.stack); fuel--) if (fuel === 0) throw new Error(`${game.id}: lanes never rest`);
    }
    if (s.result !== null) return;
    if (s.stack.length === 0) throw new Error(`${game.id}: the flows ended without a result`);
    if (s.stack[s.stack.length - 1]?.lanes && !waitsAnywhere(s, s.stack)) {
      throw new Error(`${game.id}: all lanes rest and nobody is asked`);
    }
  }

  function waitsAnywhere(s: S, stack: Frame[]): boolean {
    const f = stack[stack.length - 1];
    if (f === undefined) return false;
    if (f.lanes !== null) return f.lanes.some((lane) => waitsAnywhere(s, lane));
    const step = stepOf(f);
    return typeof step !== 'function' && step.until === undefined && waits(s, f, step);
  }

  function collect(s: S, stack: Frame[], out: Pending[]): void {
    const f = stack[stack.length - 1];
    if (f === undefined) return;
    if (f.lanes !== null) {
      for (const lane of f.lanes) collect(s, lane, out);
    } else {
      const step = stepOf(f);
      if (typeof step !== 'function' && step.until === undefined) addQuestion(s, stack, f, step, null, out);
    }
    if (anyStanding && open(stack)) {
      for (const below of stack) {
        for (const [name, step] of compiled(below.flow).standing) addQuestion(s, stack, below, step, name, out);
      }
    }
  }

  function addQuestion(
    s: S,
    stack: Frame[],
    frame: Frame,
    step: AnyQuestion,
    standing: string | null,
    out: Pending[],
  ): void {
    const who = asked(s, frame, step);
    for (const entry of typeof who === 'number' ? [who] : who) {
      const group = typeof entry === 'number' ? [entry] : entry;
      if (standing === null && answered(frame, group[0] as Seat)) continue;
      const seats = group.filter((seat) => isIn(s, seat));
      if (seats.length > 0) out.push({ frame, step, seats, standing, stack });
    }
  }

  /** Standing questions are offered while the top step is an open question that is not being resolved. */
  function open(stack: Frame[]): boolean {
    const f = stack[stack.length - 1];
    if (f === undefined) return false;
    if (f.lanes !== null) return f.lanes.some(open);
    const step = stepOf(f);
    return typeof step !== 'function' && step.ask !== undefined && step.resolving !== true;
  }

  function single(s: S): Pending | null {
    if (anyStanding) return null;
    const f = s.stack[s.stack.length - 1];
    if (f === undefined || f.lanes !== null) return null;
    const step = stepOf(f);
    if (typeof step === 'function' || step.until !== undefined || step.sealed !== undefined) return null;
    const who = step.who(s, f.vars);
    return typeof who === 'number' ? { frame: f, step, seats: [who], standing: null, stack: s.stack } : null;
  }

  function answer(s: S, at: Pending, seat: Seat, value: unknown): void {
    const { frame, step, stack } = at;
    if (step.sealed !== undefined) {
      frame.sealed ??= new Array(s.out.length).fill(null);
      frame.sealed[firstOf(s, at, seat)] = { answer: value as never };
    } else {
      step.take(s, frame.vars, seat, value, go);
      if (at.standing === null) concluded(s, stack, frame);
      else interrupted(s, stack);
    }
    settleAll(s, stack);
  }

  /** Sealed answers of a group lie under its first seat. */
  function firstOf(s: S, at: Pending, seat: Seat): Seat {
    const who = asked(s, at.frame, at.step);
    if (typeof who === 'number') return who;
    for (const entry of who) {
      if (entry === seat) return seat;
      if (typeof entry !== 'number' && entry.includes(seat)) return entry[0] as Seat;
    }
    return seat;
  }

  /** A standing question was answered: what it calls runs on top, and the interrupted question comes back unchanged. */
  function interrupted(s: S, stack: Frame[]): void {
    const top = stack[stack.length - 1] as Frame;
    const next = then;
    if (result !== null || next === null) {
      then = STAY;
      if (result !== null) then = null;
      return concluded(s, stack, top);
    }
    then = null;
    if (next.go === 'unwind') return unwind(s, stack, next.flow, next.result);
    if (next.go !== 'call' || next.into !== null)
      throw new Error(`${game.id}: a standing question can only call, unwind or finish`);
    if (s.posts.length > 0) {
      top.posts = s.posts;
      s.posts = [];
      top.after = STAY;
    }
    if (top.lanes !== null) {
      const lane: Frame[] = [];
      push(s, lane, next.flow, next.vars, null);
      top.lanes.push(lane);
      settle(s, lane);
    } else {
      push(s, stack, next.flow, next.vars, null);
    }
  }

  return {
    flows,
    stepOf,
    single,
    start(s) {
      push(s, s.stack, game.start.name, {}, null);
      settleAll(s, s.stack);
    },
    pending(s) {
      const out: Pending[] = [];
      if (s.result === null) collect(s, s.stack, out);
      return out;
    },
    answer,
    expire(s, at) {
      if (!at.step.expire) throw new Error(`${game.id}: nothing to expire`);
      at.step.expire(s, at.frame.vars, go);
      concluded(s, at.stack, at.frame);
      settleAll(s, at.stack);
    },
    resume(s) {
      for (let fuel = FUEL; sweep(s, s.stack); fuel--) if (fuel === 0) throw new Error(`${game.id}: lanes never rest`);
    },
  };
}
