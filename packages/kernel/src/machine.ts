import { alone, collect, type Lookup, type Pending, sealedAnswers, waits, waitsAnywhere } from './asked.ts';
import type { AnyAsk, AnyQuestion, AnyStep, Flow, Go, Lane, Result } from './flow.ts';
import type { Game } from './game.ts';
import { copyJson, type Json } from './json.ts';
import { blank } from './schema.ts';
import type { Seat } from './seats.ts';
import { clear, dropLanes, ownerOf, stackOf } from './stacks.ts';
import type { Core, Frame, Post, Then } from './state.ts';

export type { Pending };

const END = '';
/** Far above what any rulebook's paragraph needs between two questions. */
const FUEL = 100_000;

interface Compiled {
  flow: Flow<any, any>;
  names: string[];
  index: Map<string, number>;
  standing: [string, AnyAsk][];
  /** The variables' defaults; lists and objects among them are copied into each frame. */
  blanks: Record<string, unknown>;
}

/** The interpreter of one game's flows: runs steps until the game rests on a question or has ended. */
export interface Machine<S extends Core> {
  start(s: S): void;
  /** The open questions; for a viewer, as it may know them. */
  pending(s: S, viewer?: Seat | null): Pending[];
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
      blanks: blank(flow.vars) as Record<string, unknown>,
    });
  }
  const look: Lookup = {
    stepOf,
    standingOf: (frame) => compiled(frame.flow).standing,
    anyStanding: [...flows.values()].some((flow) => flow.standing.length > 0),
  };

  function compiled(name: string): Compiled {
    const found = flows.get(name);
    if (!found) throw new Error(`${game.id}: no flow ${name}`);
    return found;
  }

  function stepOf(f: Frame): AnyStep {
    const step = compiled(f.flow).flow.steps[f.step];
    if (!step) throw new Error(`${game.id}: ${f.flow} has no step ${f.step}`);
    return step as AnyStep;
  }

  // How the step that is running wants to end. One pair for all steps: rules run one at a time.
  let then: Then | null = null;
  let result: Result | null = null;
  /** A step that threw may have left its wish behind. */
  const fresh = (): void => {
    then = null;
    result = null;
  };
  const conclude = (next: Then): void => {
    if (then !== null || result !== null) throw new Error(`${game.id}: a step ended twice`);
    then = next;
  };
  const called = (flow: Flow<any, any>, vars: object | undefined, into: string | undefined) => ({
    flow: flow.name,
    vars: (vars ?? {}) as Record<string, Json>,
    into: into ?? null,
  });
  const STAY: Then = { go: 'stay' };
  const NEXT: Then = { go: 'next' };
  const go: Go = {
    call: (flow, vars, into) => conclude({ go: 'call', ...called(flow, vars, into) }),
    jump: (step) => conclude({ go: 'jump', step }),
    stay: () => conclude(STAY),
    end: (value = null) => conclude({ go: 'end', result: value }),
    unwind: (flow, value = null) => conclude({ go: 'unwind', flow: flow.name, result: value }),
    finish: (value) => {
      if (then !== null || result !== null) throw new Error(`${game.id}: a step ended twice`);
      result = value;
    },
    lanes: (lanes) =>
      conclude({ go: 'lanes', lanes: lanes.map((lane: Lane) => called(lane.flow, lane.vars, lane.into)) }),
  };

  function push(s: S, stack: Frame[], name: string, vars: object, into: string | null): void {
    const { names, blanks } = compiled(name);
    const own: Record<string, unknown> = { ...blanks };
    for (const key in vars) {
      const value = (vars as Record<string, unknown>)[key];
      if (value !== undefined) own[key] = value;
    }
    // A frame owns its variables: nothing in them is shared with the caller, the state or another frame.
    for (const key in own) if (typeof own[key] === 'object') own[key] = copyJson(own[key]);
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
    if (caller) caller.vars[f.into] = copyJson(value);
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

  /** After a step has run: posted calls first, then what the step wanted. */
  function concluded(s: S, stack: Frame[], f: Frame): void {
    if (result !== null) return finish(s);
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

  function finish(s: S): void {
    s.result = copyJson(result);
    fresh();
    clear(s);
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
        f.lanes = [];
        for (const lane of next.lanes) addLane(s, f.lanes, lane.flow, lane.vars, lane.into);
        for (const lane of [...f.lanes]) settle(s, lane);
    }
  }

  function addLane(s: S, lanes: Frame[][], flow: string, vars: object, into: string | null): void {
    const lane: Frame[] = [];
    push(s, lane, flow, vars, into);
    lanes.push(lane);
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

  function reveal(s: S, stack: Frame[], f: Frame, step: AnyQuestion & { reveal?: unknown }): void {
    if (step.sealed === undefined) return;
    const answers = sealedAnswers(s, f, step);
    f.sealed = null;
    // Every seat learns what the others chose.
    for (let seat = 0; seat < s.marks.length; seat++) s.marks[seat] = (s.marks[seat] as number) + 1;
    step.reveal(s, f.vars, answers, go);
    concluded(s, stack, f);
  }

  /** Whether a stack that rested can run on: its condition has come true, or nobody is asked any more. */
  function isReady(s: S, f: Frame): boolean {
    if (f.step === END || f.posts !== null || f.after !== null) return true;
    const step = stepOf(f);
    if (typeof step === 'function') return true;
    return step.until !== undefined ? step.until(s, f.vars) : !waits(s, f, step);
  }

  /** Lets lanes that can run on do so, in order of creation, until none moves any more. */
  function sweep(s: S, stack: Frame[]): boolean {
    const f = stack[stack.length - 1];
    if (f === undefined || s.result !== null) return false;
    if (f.lanes === null) {
      const ready = isReady(s, f);
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

  function settleAll(s: S, stack: Frame[]): void {
    settle(s, stack);
    if (stack !== s.stack || s.stack[s.stack.length - 1]?.lanes) {
      for (let fuel = FUEL; sweep(s, s.stack); fuel--) if (fuel === 0) throw new Error(`${game.id}: lanes never rest`);
    }
    if (s.result !== null) return;
    const top = s.stack[s.stack.length - 1];
    if (top === undefined) throw new Error(`${game.id}: the flows ended without a result`);
    if (top.lanes !== null && !waitsAnywhere(s, s.stack, look)) {
      throw new Error(`${game.id}: all lanes rest and nobody is asked`);
    }
  }

  /** Runs calls before whatever a stack rests on, the first of them first; its question comes back unchanged. */
  function callOver(s: S, stack: Frame[], calls: readonly Post[]): void {
    const lanes = stack[stack.length - 1]?.lanes ?? null;
    if (lanes !== null) for (const call of calls) addLane(s, lanes, call.flow, call.vars, null);
    else for (const call of [...calls].reverse()) push(s, stack, call.flow, call.vars, null);
  }

  /** A standing question was answered: what it posts and calls runs on top. */
  function interrupted(s: S, stack: Frame[]): void {
    if (result !== null) return finish(s);
    const next = then ?? STAY;
    then = null;
    const calls = s.posts;
    s.posts = [];
    if (next.go === 'call' && next.into === null) calls.push({ flow: next.flow, vars: next.vars });
    else if (next.go === 'unwind') unwind(s, stack, next.flow, next.result);
    else if (next.go !== 'stay') throw new Error(`${game.id}: a standing question can only call, unwind or finish`);
    callOver(s, stack, calls);
  }

  return {
    flows,
    stepOf,
    start(s) {
      fresh();
      push(s, s.stack, game.start.name, {}, null);
      settleAll(s, s.stack);
    },
    pending(s, viewer) {
      const out: Pending[] = [];
      if (s.result === null) collect(s, s.stack, look, viewer, out);
      return out;
    },
    single(s) {
      if (look.anyStanding) return null;
      const stack = s.stack;
      const frame = stack[stack.length - 1];
      if (frame === undefined || frame.lanes !== null) return null;
      const step = stepOf(frame);
      if (typeof step === 'function' || step.until !== undefined || step.sealed !== undefined) return null;
      const who = step.who(s, frame.vars);
      return typeof who === 'number' ? { frame, step, seats: alone(who), key: who, standing: null, stack } : null;
    },
    answer(s, at, seat, value) {
      fresh();
      const { frame, step, stack } = at;
      if (step.sealed !== undefined) {
        frame.sealed ??= new Array(s.out.length).fill(null);
        frame.sealed[at.key] = { answer: value as never };
      } else {
        step.take(s, frame.vars, seat, value, go);
        if (at.standing === null) concluded(s, stack, frame);
        else interrupted(s, stack);
      }
      settleAll(s, stack);
    },
    expire(s, at) {
      fresh();
      at.step.expire?.(s, at.frame.vars, go);
      concluded(s, at.stack, at.frame);
      settleAll(s, at.stack);
    },
    resume(s) {
      fresh();
      if (s.result !== null) return clear(s);
      const calls = s.posts;
      s.posts = [];
      callOver(s, s.stack, calls);
      settleAll(s, s.stack);
    },
  };
}
