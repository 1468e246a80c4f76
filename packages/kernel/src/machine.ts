import { type Pending, sealedAnswers, waits, waitsAnywhere } from './asked.ts';
import type { Flows } from './compiled.ts';
import { copyResult } from './copy.ts';
import type { AnySealed } from './flow.ts';
import { deserted, enter, moveOn, pop, push, quit, unwind } from './frames.ts';
import type { Game } from './game.ts';
import { hear } from './heard.ts';
import type { Seat } from './seats.ts';
import { clear } from './stacks.ts';
import { type Core, END, type Frame, type Post, type Then } from './state.ts';
import { fresh, NEXT, STAY, taken, wishOf } from './wish.ts';

/** Far above what any rulebook's paragraph needs between two questions. */
const FUEL = 100_000;

/** The interpreter of one game's flows: runs steps until the game rests on a question or has ended. */
export interface Machine<S extends Core> {
  start(s: S): void;
  /** Answers a question; `noted` where the same may be sent again and must then be refused, so not in a simulation. */
  answer(s: S, at: Pending, seat: Seat, answer: unknown, noted: boolean): void;
  expire(s: S, at: Pending): void;
  /** Runs on after something outside the flows has changed (a seat went out). */
  resume(s: S): void;
}

export function machineOf<S extends Core>(game: Game<S>, flows: Flows): Machine<S> {
  const wish = wishOf(game);
  const { go } = wish;

  /** Whether the game has ended: by the step itself, by one of its effects, or by the position it left. */
  function ended(s: S): boolean {
    const result = wish.result ?? s.result ?? (game.over ? game.over(s) : null);
    if (result === null) return false;
    s.result = copyResult(result);
    fresh(wish);
    clear(s);
    return true;
  }

  /** After a step has run: posted calls first, then what the step wanted. */
  function concluded(s: S, stack: Frame[], f: Frame): void {
    if (ended(s)) return;
    const next = taken(wish) ?? NEXT;
    if (next.go === 'beside') {
      beside(s, f, [...takePosts(s), next], next.into);
    } else if (f.lanes !== null) {
      // What was set off beside the question ends first.
      if (next.go !== 'stay') f.after = next;
      for (const call of takePosts(s)) beside(s, f, [call]);
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
  function beside(s: S, f: Frame, calls: readonly Post[], into: string | null = null): void {
    const lane: Frame[] = [];
    for (const call of [...calls].reverse()) push(flows, s, lane, call, lane.length === 0 ? into : null);
    f.lanes = [...(f.lanes ?? []), lane];
    settle(s, lane);
  }

  function follow(s: S, stack: Frame[], f: Frame, next: Then): void {
    switch (next.go) {
      case 'next':
        return moveOn(flows, f);
      case 'stay':
        return;
      case 'jump':
        if (!flows.of(f.flow).next.has(next.step)) throw new Error(`${game.id}: ${f.flow} has no step ${next.step}`);
        return enter(flows, f, next.step);
      case 'call':
        moveOn(flows, f);
        return push(flows, s, stack, next, next.into);
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
          push(flows, s, lane, call, call.into);
          return lane;
        });
        for (const lane of [...f.lanes]) settle(s, lane);
    }
  }

  /** Runs one stack to its next rest; false where it rested already. */
  function settle(s: S, stack: Frame[]): boolean {
    for (let fuel = FUEL; fuel > 0; fuel--) {
      const f = stack[stack.length - 1];
      if (f === undefined || s.result !== null) return fuel < FUEL;
      const left = deserted(flows, s, stack);
      if (left >= 0) {
        quit(stack, left);
      } else if (f.lanes !== null) {
        if (f.lanes.some((lane) => lane.length > 0)) return fuel < FUEL;
        f.lanes = null;
      } else if (f.posts !== null) {
        const first = f.posts.shift();
        if (f.posts.length === 0) f.posts = null;
        if (first) push(flows, s, stack, first);
      } else if (f.after !== null) {
        const next = f.after;
        f.after = null;
        follow(s, stack, f, next);
      } else if (f.step === END) {
        pop(s, stack, null);
      } else {
        const step = flows.stepOf(f);
        if (typeof step === 'function') {
          step(s, f.vars, go);
          concluded(s, stack, f);
        } else if (step.until !== undefined ? !step.until(s, f.vars) : waits(s, f, step)) {
          return fuel < FUEL;
        } else if (f.sealed !== null) {
          reveal(s, stack, f, step as AnySealed);
        } else {
          moveOn(flows, f);
        }
      }
    }
    throw new Error(`${game.id}: the rules run away`);
  }

  function reveal(s: S, stack: Frame[], f: Frame, step: AnySealed): void {
    const answers = sealedAnswers(s, f, step);
    f.sealed = null;
    // Every seat learns what the others chose.
    for (let seat = 0; seat < s.marks.length; seat++) s.marks[seat] = (s.marks[seat] as number) + 1;
    step.reveal(s, f.vars, answers, go);
    concluded(s, stack, f);
  }

  /** Lets lanes that can run on do so, in order of creation, until none moves any more. */
  function sweep(s: S, stack: Frame[]): boolean {
    const f = stack[stack.length - 1];
    if (f === undefined || f.lanes === null || deserted(flows, s, stack) >= 0) return settle(s, stack);
    let moved = false;
    for (let again = true; again && f.lanes !== null; ) {
      again = false;
      for (const lane of [...f.lanes]) again = sweep(s, lane) || again;
      moved = moved || again;
    }
    if (f.lanes !== null) f.lanes = f.lanes.filter((lane) => lane.length > 0);
    return (f.lanes?.length === 0 && settle(s, stack)) || moved;
  }

  function settleAll(s: S, stack: Frame[]): void {
    settle(s, stack);
    if (s.result === null && (stack !== s.stack || s.stack[s.stack.length - 1]?.lanes)) {
      for (let fuel = FUEL; sweep(s, s.stack); fuel--) if (fuel === 0) throw new Error(`${game.id}: lanes never rest`);
    }
    if (s.result !== null) return;
    const top = s.stack[s.stack.length - 1];
    if (top === undefined) throw new Error(`${game.id}: the flows ended without a result`);
    if (top.lanes !== null && !waitsAnywhere(s, s.stack, flows)) {
      throw new Error(`${game.id}: all lanes rest and nobody is asked`);
    }
  }

  /** Runs calls before whatever a stack rests on, the first of them first; its question comes back unchanged. */
  function callOver(s: S, stack: Frame[], calls: readonly Post[]): void {
    const top = stack[stack.length - 1];
    if (top !== undefined && (top.lanes !== null || isSealed(top))) for (const call of calls) beside(s, top, [call]);
    else for (const call of [...calls].reverse()) push(flows, s, stack, call);
  }

  function isSealed(f: Frame): boolean {
    const step = f.step === END ? null : flows.stepOf(f);
    return step !== null && typeof step !== 'function' && step.sealed !== undefined;
  }

  /** A standing question was answered: what it posts and calls runs on top. */
  function interrupted(s: S, stack: Frame[]): void {
    if (ended(s)) return;
    const next = taken(wish) ?? STAY;
    const calls = takePosts(s);
    const top = stack[stack.length - 1];
    if (next.go === 'beside' && next.into === null && top) return beside(s, top, [...calls, next]);
    if (next.go === 'call' && next.into === null) calls.push({ flow: next.flow, vars: next.vars });
    else if (next.go === 'unwind') unwind(s, stack, next.flow, next.result);
    else if (next.go !== 'stay') throw new Error(`${game.id}: a standing question can only call, unwind or finish`);
    callOver(s, stack, calls);
  }

  /** Whether the step that ran wants its question to stay open. */
  const stays = (): boolean => wish.next !== null && (wish.next.go === 'stay' || wish.next.go === 'beside');

  /** Whether a question was answered and is simply put again, which happens most: nothing is to be run. */
  const isAskedAgain = (s: S, { frame, step, stack, standing }: Pending): boolean =>
    wish.next === STAY &&
    !game.over &&
    s.posts.length === 0 &&
    standing === null &&
    stack === s.stack &&
    frame.lanes === null &&
    waits(s, frame, step) &&
    s.result === null &&
    deserted(flows, s, stack) < 0;

  return {
    start(s) {
      fresh(wish);
      push(flows, s, s.stack, { flow: game.start.name, vars: {} });
      settleAll(s, s.stack);
    },
    answer(s, at, seat, value, noted) {
      fresh(wish);
      const { frame, step, stack } = at;
      if (step.sealed !== undefined) {
        frame.sealed ??= new Array(s.out.length).fill(null);
        frame.sealed[at.key] = { answer: value as never };
        if (noted) hear(s, at, seat);
      } else {
        step.take(s, frame.vars, seat, value, go);
        if (noted && (at.standing !== null || stays())) hear(s, at, seat);
        if (isAskedAgain(s, at)) return fresh(wish);
        if (at.standing !== null) interrupted(s, stack);
        else concluded(s, stack, frame);
      }
      settleAll(s, stack);
    },
    expire(s, at) {
      fresh(wish);
      at.step.expire?.(s, at.frame.vars, go);
      concluded(s, at.stack, at.frame);
      settleAll(s, at.stack);
    },
    resume(s) {
      fresh(wish);
      if (ended(s)) return;
      const left = deserted(flows, s, s.stack);
      if (left >= 0) quit(s.stack, left);
      callOver(s, s.stack, takePosts(s));
      settleAll(s, s.stack);
    },
  };
}
