import {
  alone,
  collect,
  collectStanding,
  type Lookup,
  openGroups,
  type Pending,
  sealedAnswers,
  waits,
  waitsAnywhere,
} from './asked.ts';
import type { AnyAsk, AnyQuestion, AnyStep, Flow, Go, Lane, Result } from './flow.ts';
import type { Game } from './game.ts';
import { copyJson, type Json } from './json.ts';
import { below, type Rng } from './rng.ts';
import { blank, type Schema } from './schema.ts';
import type { Seat } from './seats.ts';
import { clear, dropLanes, ownerOf, stackOf } from './stacks.ts';
import { type Core, type Frame, owner, type Post, type Then } from './state.ts';

export type { Pending };

const END = '';
/** Under this name the lowest frame, which lives as long as the game, keeps the counts of the latest undo. */
const ANY = '';
/** Far above what any rulebook's paragraph needs between two questions. */
const FUEL = 100_000;

interface Compiled {
  flow: Flow<any, any>;
  names: string[];
  index: Map<string, number>;
  standing: [string, AnyAsk][];
  /** The variables' defaults; lists and objects among them are copied into each frame. */
  blanks: Record<string, unknown>;
  /** The variable that names whose flow it is. */
  owner: string | null;
}

/** The name under which a frame keeps who has answered a question of its own. */
const heardAs = (at: { frame: Frame; standing: string | null }): string =>
  at.standing === null ? at.frame.step : `!${at.standing}`;

/** The interpreter of one game's flows: runs steps until the game rests on a question or has ended. */
export interface Machine<S extends Core> {
  start(s: S): void;
  /** The open questions; for a viewer, as it may know them. */
  pending(s: S, viewer?: Seat | null): Pending[];
  /** The one choice of whose question a simulation answers; null when the game is over. */
  next(s: S, rng: Rng): Pending | null;
  /** Answers a question; `noted` where the same may be sent again and must then be refused, so not in a simulation. */
  answer(s: S, at: Pending, seat: Seat, answer: unknown, noted: boolean): void;
  expire(s: S, at: Pending): void;
  /** The seat's count when it last answered this question, or when something was last taken back. */
  heard(s: S, at: { frame: Frame; standing: string | null }, seat: Seat): number;
  /** Notes that a seat has answered a question, or taken its answer back. */
  hear(s: S, at: { frame: Frame; standing: string | null }, seat: Seat): void;
  /** After an undo: nothing that was sent before fits a question that is open again. */
  renew(s: S): void;
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
      owner: ownerVar(flow),
    });
  }
  const anyOwner = [...flows.values()].some((flow) => flow.owner !== null);
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
    callAndStay: (flow, vars, into) => conclude({ go: 'beside', ...called(flow, vars, into) }),
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
      heard: null,
      posts: null,
      after: null,
      lanes: null,
    });
  }

  function enter(f: Frame, step: string): void {
    f.step = step;
    f.entry++;
    f.sealed = null;
    // Only standing questions outlive a step, and what an undo has left.
    if (f.heard !== null && f.heard[ANY] === undefined && compiled(f.flow).standing.length === 0) f.heard = null;
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

  /** Whether the game has ended: by the step itself, by one of its effects, or by the position it left. */
  function ended(s: S): boolean {
    if (result === null && s.result === null && game.over) result = game.over(s);
    if (result !== null) s.result = copyJson(result);
    if (s.result === null) return false;
    fresh();
    clear(s);
    return true;
  }

  /** After a step has run: posted calls first, then what the step wanted. */
  function concluded(s: S, stack: Frame[], f: Frame): void {
    if ((result !== null || s.result !== null || game.over !== undefined) && ended(s)) return;
    const next = then ?? NEXT;
    then = null;
    if (next.go === 'beside') {
      beside(s, f, [...takePosts(s), { flow: next.flow, vars: next.vars }], next.into);
    } else if (f.lanes !== null) {
      // What was set off beside the question ends first.
      if (next.go !== 'stay') f.after = next;
      for (const call of takePosts(s)) beside(s, f, [call], null);
    } else if (s.posts.length > 0) {
      f.posts = takePosts(s);
      f.after = next;
    } else {
      follow(s, stack, f, next);
    }
  }

  function takePosts(s: S): Post[] {
    const posts = s.posts;
    s.posts = [];
    return posts;
  }

  /** Runs calls one after the other in a lane of their own; the last one's result goes `into` the frame. */
  function beside(s: S, f: Frame, calls: readonly Post[], into: string | null): void {
    const lane: Frame[] = [];
    for (let i = calls.length - 1; i >= 0; i--) {
      const call = calls[i] as Post;
      push(s, lane, call.flow, call.vars, i === calls.length - 1 ? into : null);
    }
    f.lanes = [...(f.lanes ?? []), lane];
    settle(s, lane);
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
      case 'beside':
        return beside(s, f, [next], next.into);
      case 'end':
        return pop(s, stack, next.result);
      case 'unwind':
        return unwind(s, stack, next.flow, next.result);
      case 'lanes':
        f.after = NEXT;
        f.lanes = next.lanes.map((call) => {
          const lane: Frame[] = [];
          push(s, lane, call.flow, call.vars, call.into);
          return lane;
        });
        for (const lane of [...f.lanes]) settle(s, lane);
    }
  }

  /**
   * The place of the lowest frame whose owner is out, or -1. What a step has posted still runs, so the search stops at a
   * frame that waits for such a call.
   */
  function deserted(s: S, stack: Frame[]): number {
    if (!anyOwner || !s.out.includes(true)) return -1;
    let found = -1;
    for (let at = stack.length - 1; at >= 0; at--) {
      const f = stack[at] as Frame;
      if (f.posts !== null || (f.after !== null && at < stack.length - 1)) break;
      const variable = compiled(f.flow).owner;
      if (variable !== null && s.out[f.vars[variable]] === true) found = at;
    }
    return found;
  }

  /** Ends a frame and all above it; nobody is told a result. */
  function quit(stack: Frame[], at: number): void {
    for (const f of stack.slice(at)) dropLanes(f);
    stack.length = at;
  }

  /** Runs one stack to its next rest. */
  function settle(s: S, stack: Frame[]): void {
    for (let fuel = FUEL; fuel > 0; fuel--) {
      const f = stack[stack.length - 1];
      if (f === undefined || s.result !== null) return;
      const left = anyOwner ? deserted(s, stack) : -1;
      if (left >= 0) {
        quit(stack, left);
      } else if (f.lanes !== null) {
        if (f.lanes.some((lane) => lane.length > 0)) return;
        f.lanes = null;
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
    if (f.lanes === null || deserted(s, stack) >= 0) {
      const ready = f.lanes !== null || deserted(s, stack) >= 0 || isReady(s, f);
      if (ready) settle(s, stack);
      return ready;
    }
    let moved = false;
    for (let again = true; again && f.lanes !== null; ) {
      again = false;
      for (const lane of [...f.lanes]) again = sweep(s, lane) || again;
      moved = moved || again;
    }
    if (f.lanes !== null) f.lanes = f.lanes.filter((lane) => lane.length > 0);
    if (f.lanes?.length === 0) {
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
    const top = stack[stack.length - 1];
    if (top !== undefined && (top.lanes !== null || isSealed(top)))
      for (const call of calls) beside(s, top, [call], null);
    else for (const call of [...calls].reverse()) push(s, stack, call.flow, call.vars, null);
  }

  function isSealed(f: Frame): boolean {
    const step = f.step === END ? null : stepOf(f);
    return step !== null && typeof step !== 'function' && step.sealed !== undefined;
  }

  /** A standing question was answered: what it posts and calls runs on top. */
  function interrupted(s: S, stack: Frame[]): void {
    if (ended(s)) return;
    const next = then ?? STAY;
    then = null;
    const calls = takePosts(s);
    const top = stack[stack.length - 1];
    if (next.go === 'beside' && next.into === null && top) return beside(s, top, [...calls, next], null);
    if (next.go === 'call' && next.into === null) calls.push({ flow: next.flow, vars: next.vars });
    else if (next.go === 'unwind') unwind(s, stack, next.flow, next.result);
    else if (next.go !== 'stay') throw new Error(`${game.id}: a standing question can only call, unwind or finish`);
    callOver(s, stack, calls);
  }

  /** Whether the step that ran wants its question to stay open. */
  const stays = (): boolean => then !== null && (then.go === 'stay' || then.go === 'beside');

  function hear(s: S, at: { frame: Frame; standing: string | null }, seat: Seat): void {
    at.frame.heard ??= {};
    const name = heardAs(at);
    const counts = at.frame.heard[name] ?? new Array<number>(s.counts.length).fill(0);
    at.frame.heard[name] = counts;
    counts[seat] = s.counts[seat] as number;
  }

  function hasStanding(stack: Frame[]): boolean {
    if (!look.anyStanding) return false;
    for (const f of stack) if (compiled(f.flow).standing.length > 0) return true;
    return false;
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
    next(s, rng) {
      if (s.result !== null) return null;
      const stack = s.stack;
      const frame = stack[stack.length - 1] as Frame;
      const step = frame.lanes === null ? stepOf(frame) : null;
      // A plain stack, which is nearly all there ever is, is served without listing what is open.
      if (step !== null && typeof step !== 'function' && step.until === undefined) {
        if (hasStanding(stack) && below(rng, 4) === 0) {
          const standing: Pending[] = [];
          collectStanding(s, stack, look, undefined, standing);
          if (standing.length > 0) return standing[below(rng, standing.length)] as Pending;
        }
        const who = step.who(s, frame.vars);
        if (typeof who === 'number') return { frame, step, seats: alone(who), key: who, standing: null, stack };
        const groups = openGroups(s, frame, who);
        const seats = groups[below(rng, groups.length)] as readonly Seat[];
        return {
          frame,
          step,
          seats: seats.filter((seat) => !s.out[seat]),
          key: seats[0] as Seat,
          standing: null,
          stack,
        };
      }
      const open: Pending[] = [];
      collect(s, stack, look, undefined, open);
      const standing = open.filter((at) => at.standing !== null);
      if (standing.length > 0 && below(rng, 4) === 0) return standing[below(rng, standing.length)] as Pending;
      const waited = open.filter((at) => at.standing === null);
      return waited[below(rng, waited.length)] as Pending;
    },
    hear,
    heard(s, at, seat) {
      const own = at.frame.heard?.[heardAs(at)]?.[seat] ?? 0;
      return Math.max(own, s.stack[0]?.heard?.[ANY]?.[seat] ?? 0);
    },
    renew(s) {
      const lowest = s.stack[0];
      if (lowest) lowest.heard = { ...lowest.heard, [ANY]: s.counts.slice() };
    },
    answer(s, at, seat, value, noted) {
      fresh();
      const { frame, step, stack } = at;
      if (step.sealed !== undefined) {
        frame.sealed ??= new Array(s.out.length).fill(null);
        frame.sealed[at.key] = { answer: value as never };
        if (noted) hear(s, at, seat);
      } else {
        step.take(s, frame.vars, seat, value, go);
        if (noted && (at.standing !== null || stays())) hear(s, at, seat);
        if (at.standing !== null) interrupted(s, stack);
        else concluded(s, stack, frame);
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
      if (ended(s)) return;
      const left = deserted(s, s.stack);
      if (left >= 0) quit(s.stack, left);
      callOver(s, s.stack, takePosts(s));
      settleAll(s, s.stack);
    },
  };
}

function ownerVar(flow: Flow<any, any>): string | null {
  const vars: Schema = flow.vars;
  if (vars.kind !== 'shape') return null;
  return Object.keys(vars.fields).find((name) => vars.fields[name] === owner) ?? null;
}
