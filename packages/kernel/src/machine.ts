import { noteAnswer } from './answer-counts.ts';
import type { Flows } from './compiled-flows.ts';
import { copyResult } from './copy.ts';
import { addAt } from './defined.ts';
import type { AnySealed } from './flow.ts';
import { enter, moveOn, ownerlessFrame, pop, push, quit, unwind } from './frames.ts';
import type { Game } from './game.ts';
import { type Pending, sealedAnswers, waits, waitsAnywhere } from './open-questions.ts';
import type { Seat } from './seats.ts';
import { clear } from './stacks.ts';
import { type Core, END, type Frame, type Post, type Then } from './state.ts';
import { NEXT, resetTransition, STAY, takeTransition, transitionOf } from './transition.ts';

/** Maximum number of steps between two questions; detects endless loops. */
const FUEL = 100_000;

/** The interpreter of a game's flows: runs steps until the game waits for an answer or has ended. */
export interface Machine<S extends Core> {
  start(s: S): void;
  /**
   * Answers a question. With `noted`, the answer is recorded, so that a repeated one is refused; simulations do not
   * need that.
   */
  answer(s: S, at: Pending, seat: Seat, answer: unknown, noted: boolean): void;
  expire(s: S, at: Pending): void;
  /** Continues after a change outside the flows, such as a seat that left. */
  resume(s: S): void;
}

export function machineOf<S extends Core>(game: Game<S>, flows: Flows): Machine<S> {
  const transition = transitionOf(game);
  const { go } = transition;

  /** Ends the game if the step, an effect or the position says so; returns whether it is over. */
  function checkEnd(s: S): boolean {
    const result = transition.result ?? s.result ?? (game.over ? game.over(s) : null);
    if (result === null) return false;
    s.result = copyResult(result);
    resetTransition(transition);
    clear(s);
    return true;
  }

  /** Concludes a step: runs posted calls, then follows its transition. */
  function concludeStep(s: S, stack: Frame[], f: Frame): void {
    if (checkEnd(s)) return;
    const next = takeTransition(transition) ?? NEXT;
    if (next.go === 'beside') {
      beside(s, f, [...takePosts(s), next], next.into);
    } else if (f.lanes !== null) {
      // Flows that were started beside the question have to end first.
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

  /** Runs calls one after another in a lane; the result of the last one is stored in the frame's variable `into`. */
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

  /** Runs one stack until it waits; false if it was already waiting. */
  function settle(s: S, stack: Frame[]): boolean {
    for (let fuel = FUEL; fuel > 0; fuel--) {
      const f = stack[stack.length - 1];
      if (f === undefined || s.result !== null) return fuel < FUEL;
      const left = ownerlessFrame(flows, s, stack);
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
          concludeStep(s, stack, f);
        } else if (step.until !== undefined ? !step.until(s, f.vars) : waits(s, f, step)) {
          return fuel < FUEL;
        } else if (f.sealed !== null) {
          reveal(s, stack, f, step as AnySealed);
        } else {
          moveOn(flows, f);
        }
      }
    }
    throw new Error(`${game.id}: no question after ${FUEL} steps`);
  }

  function reveal(s: S, stack: Frame[], f: Frame, step: AnySealed): void {
    const answers = sealedAnswers(s, f, step);
    f.sealed = null;
    // Every seat learns what the other seats chose.
    for (let seat = 0; seat < s.marks.length; seat++) addAt(s.marks, seat, 1);
    step.reveal(s, f.vars, answers, go);
    concludeStep(s, stack, f);
  }

  /** Runs the lanes that can continue, in order of creation, until none can; returns whether any did. */
  function sweep(s: S, stack: Frame[]): boolean {
    const f = stack[stack.length - 1];
    if (f === undefined || f.lanes === null || ownerlessFrame(flows, s, stack) >= 0) return settle(s, stack);
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
      for (let fuel = FUEL; sweep(s, s.stack); fuel--)
        if (fuel === 0) throw new Error(`${game.id}: lanes never stop running`);
    }
    if (s.result !== null) return;
    const top = s.stack[s.stack.length - 1];
    if (top === undefined) throw new Error(`${game.id}: the flows ended without a result`);
    if (top.lanes !== null && !waitsAnywhere(s, s.stack, flows)) {
      throw new Error(`${game.id}: all lanes wait and no question is open`);
    }
  }

  /** Runs calls in order on top of a stack, whose question stays unchanged. */
  function callOver(s: S, stack: Frame[], calls: readonly Post[]): void {
    const top = stack[stack.length - 1];
    if (top !== undefined && (top.lanes !== null || isSealed(top))) for (const call of calls) beside(s, top, [call]);
    else for (const call of [...calls].reverse()) push(flows, s, stack, call);
  }

  function isSealed(f: Frame): boolean {
    const step = f.step === END ? null : flows.stepOf(f);
    return step !== null && typeof step !== 'function' && step.sealed !== undefined;
  }

  /** Concludes an answer to a standing question: runs what it posted, and what it called on top. */
  function concludeStanding(s: S, stack: Frame[]): void {
    if (checkEnd(s)) return;
    const next = takeTransition(transition) ?? STAY;
    const calls = takePosts(s);
    const top = stack[stack.length - 1];
    if (next.go === 'beside' && next.into === null && top) return beside(s, top, [...calls, next]);
    if (next.go === 'call' && next.into === null) calls.push({ flow: next.flow, vars: next.vars });
    else if (next.go === 'unwind') unwind(s, stack, next.flow, next.result);
    else if (next.go !== 'stay') throw new Error(`${game.id}: a standing question can only call, unwind or finish`);
    callOver(s, stack, calls);
  }

  /** Whether the step keeps its question open. */
  const stays = (): boolean =>
    transition.next !== null && (transition.next.go === 'stay' || transition.next.go === 'beside');

  /** Whether the question was answered and is simply asked again, so that nothing needs to run (fast path). */
  const isAskedAgain = (s: S, { frame, step, stack, standing }: Pending): boolean =>
    transition.next === STAY &&
    !game.over &&
    s.posts.length === 0 &&
    standing === null &&
    stack === s.stack &&
    frame.lanes === null &&
    waits(s, frame, step) &&
    s.result === null &&
    ownerlessFrame(flows, s, stack) < 0;

  return {
    start(s) {
      resetTransition(transition);
      push(flows, s, s.stack, { flow: game.start.name, vars: {} });
      settleAll(s, s.stack);
    },
    answer(s, at, seat, value, noted) {
      resetTransition(transition);
      const { frame, step, stack } = at;
      if (step.sealed !== undefined) {
        frame.sealed ??= new Array(s.out.length).fill(null);
        frame.sealed[at.key] = { answer: value as never };
        if (noted) noteAnswer(s, at, seat);
      } else {
        step.take(s, frame.vars, seat, value, go);
        if (noted && (at.standing !== null || stays())) noteAnswer(s, at, seat);
        if (isAskedAgain(s, at)) return resetTransition(transition);
        if (at.standing !== null) concludeStanding(s, stack);
        else concludeStep(s, stack, frame);
      }
      settleAll(s, stack);
    },
    expire(s, at) {
      resetTransition(transition);
      at.step.expire?.(s, at.frame.vars, go);
      concludeStep(s, at.stack, at.frame);
      settleAll(s, at.stack);
    },
    resume(s) {
      resetTransition(transition);
      if (checkEnd(s)) return;
      const left = ownerlessFrame(flows, s, s.stack);
      if (left >= 0) quit(s.stack, left);
      callOver(s, s.stack, takePosts(s));
      settleAll(s, s.stack);
    },
  };
}
