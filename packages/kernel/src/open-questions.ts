import type { Flows } from './compiled-flows.ts';
import { defined } from './defined.ts';
import type { AnyQuestion, Asked } from './flow.ts';
import { below, pick, type Rng } from './rng.ts';
import type { Seat } from './seats.ts';
import { type Core, END, type Frame, isIn } from './state.ts';

/** An open question; any of `seats` may answer it. */
export interface Pending {
  frame: Frame;
  step: AnyQuestion;
  seats: readonly Seat[];
  /** The seat under which a sealed answer is stored: the first of its group, even if that seat is out. */
  key: Seat;
  /** The name of a standing question; null for a question that the game has to wait for. */
  standing: string | null;
  /** The stack that contains the frame. */
  stack: Frame[];
}

/** Shared lists of a single seat, the most common case. */
const SINGLE_SEATS: readonly (readonly Seat[])[] = Array.from({ length: 16 }, (_none, seat) => [seat]);
const single = (seat: Seat): readonly Seat[] => SINGLE_SEATS[seat] ?? [seat];

const hasAnswered = (f: Frame, key: Seat): boolean => f.sealed !== null && (f.sealed[key] ?? null) !== null;
export const isQuiet = (step: AnyQuestion): boolean => step.sealed !== undefined && step.quiet === true;

/** The seats a question is put to, in groups; any member of a group may answer. */
export function groupsOf(s: Core, f: Frame, step: AnyQuestion): (readonly Seat[])[] {
  const who = step.who(s, f.vars);
  if (typeof who === 'number') return [single(who)];
  return who.map((entry) => (typeof entry === 'number' ? single(entry) : entry));
}

/** Whether a question still waits for an answer. */
export function waits(s: Core, f: Frame, step: AnyQuestion): boolean {
  const who = step.who(s, f.vars);
  if (typeof who === 'number') return isIn(s, who) && !hasAnswered(f, who);
  for (const entry of who) {
    if (typeof entry === 'number') {
      if (isIn(s, entry) && !hasAnswered(f, entry)) return true;
    } else if (entry.some((seat) => isIn(s, seat)) && !hasAnswered(f, defined(entry[0]))) return true;
  }
  return false;
}

/** The groups that have not answered yet. */
function openGroups(s: Core, f: Frame, who: Asked): (readonly Seat[])[] {
  const open: (readonly Seat[])[] = [];
  for (const entry of typeof who === 'number' ? [who] : who) {
    const group = typeof entry === 'number' ? single(entry) : entry;
    if (group.some((seat) => isIn(s, seat)) && !hasAnswered(f, defined(group[0]))) open.push(group);
  }
  return open;
}

/** The answers of a sealed step, indexed by key, without those of groups that are out of the game. */
export function sealedAnswers(s: Core, f: Frame, step: AnyQuestion): unknown[] {
  const groups = groupsOf(s, f, step);
  return (f.sealed ?? []).map((entry, key) => {
    const group = groups.find((seats) => seats[0] === key) ?? single(key);
    return entry !== null && group.some((seat) => isIn(s, seat)) ? entry.answer : null;
  });
}

/** Whether a stack or one of its lanes waits for an answer. */
export function waitsAnywhere(s: Core, stack: Frame[], flows: Flows): boolean {
  const f = stack[stack.length - 1];
  if (f === undefined) return false;
  if (f.lanes?.some((lane) => waitsAnywhere(s, lane, flows))) return true;
  const step = questionAt(f, flows);
  return step !== null && waits(s, f, step);
}

/** The question that a frame waits for, or null. While lanes run, it is open only if it stays open beside them. */
function questionAt(f: Frame, flows: Flows): AnyQuestion | null {
  if (f.step === END || f.after !== null) return null;
  const step = flows.stepOf(f);
  return typeof step !== 'function' && step.until === undefined ? step : null;
}

/**
 * The open questions. To a viewer (null for a spectator) a quiet step always looks unanswered. If `viewer` is
 * undefined, the caller is the host, who sees everything.
 */
export function openQuestions(s: Core, flows: Flows, viewer?: Seat | null): Pending[] {
  const out: Pending[] = [];
  if (s.result === null) collect(s, s.stack, flows, viewer, out);
  return out;
}

/** Collects the open questions of a stack and its lanes. */
function collect(s: Core, stack: Frame[], flows: Flows, viewer: Seat | null | undefined, out: Pending[]): void {
  const f = stack[stack.length - 1];
  if (f === undefined) return;
  if (f.lanes !== null) for (const lane of f.lanes) collect(s, lane, flows, viewer, out);
  const step = questionAt(f, flows);
  if (step !== null) add(s, stack, f, step, null, viewer, out);
  if (flows.anyStanding) collectStanding(s, stack, flows, viewer, out);
}

/** Collects the standing questions of a stack that may be answered now. */
function collectStanding(s: Core, stack: Frame[], flows: Flows, viewer: Seat | null | undefined, out: Pending[]): void {
  const rest = restOf(stack, flows);
  if (rest === null) return;
  for (const below of stack) {
    for (const [name, step] of flows.of(below.flow).standing) {
      if (rest === 'open' || step.always === true) add(s, stack, below, step, name, viewer, out);
    }
  }
}

function add(
  s: Core,
  stack: Frame[],
  frame: Frame,
  step: AnyQuestion,
  standing: string | null,
  viewer: Seat | null | undefined,
  out: Pending[],
): void {
  const isHidden = viewer !== undefined && isQuiet(step);
  for (const group of groupsOf(s, frame, step)) {
    const key = defined(group[0]);
    const shows = !isHidden || (viewer !== null && group.includes(viewer));
    if (standing === null && shows && hasAnswered(frame, key)) continue;
    const seats = group.every((seat) => isIn(s, seat)) ? group : group.filter((seat) => isIn(s, seat));
    if (seats.length > 0) out.push({ frame, step, seats, key, standing, stack });
  }
}

/**
 * What a stack and its lanes wait for; null while a step is being resolved, when standing questions are not offered.
 */
function restOf(stack: Frame[], flows: Flows): 'open' | 'sealed' | null {
  const f = stack[stack.length - 1];
  if (f === undefined) return null;
  const rests = (f.lanes ?? []).map((lane) => restOf(lane, flows));
  const step = questionAt(f, flows);
  if (step !== null) rests.push(step.ask === undefined ? 'sealed' : step.resolving === true ? null : 'open');
  return rests.includes('open') ? 'open' : rests.includes('sealed') ? 'sealed' : null;
}

/** Picks the question that a simulation answers next; null if the game is over. */
export function anyQuestion(s: Core, flows: Flows, rng: Rng): Pending | null {
  if (s.result !== null) return null;
  const { stack } = s;
  const frame = defined(stack[stack.length - 1]);
  const step = frame.lanes === null ? questionAt(frame, flows) : null;
  // Fast path for a plain stack, the most common case.
  if (step !== null) {
    if (flows.anyStanding && stack.some((f) => flows.of(f.flow).standing.length > 0) && below(rng, 4) === 0) {
      const standing: Pending[] = [];
      collectStanding(s, stack, flows, undefined, standing);
      if (standing.length > 0) return pick(rng, standing);
    }
    const who = step.who(s, frame.vars);
    if (typeof who === 'number') return { frame, step, seats: single(who), key: who, standing: null, stack };
    const group = pick(rng, openGroups(s, frame, who));
    const seats = group.filter((seat) => isIn(s, seat));
    return { frame, step, seats, key: defined(group[0]), standing: null, stack };
  }
  const open = openQuestions(s, flows);
  const standing = open.filter((at) => at.standing !== null);
  if (standing.length > 0 && below(rng, 4) === 0) return pick(rng, standing);
  return pick(
    rng,
    open.filter((at) => at.standing === null),
  );
}
