import { type Checkpoint, checkpointsOf } from './checkpoints.ts';
import { defined } from './defined.ts';
import { copyJson, hash, type Json } from './json.ts';
import { type Emit, type Event, type VisibleEvent, visibleEvent } from './log.ts';
import { load } from './migrate.ts';
import { isQuiet } from './open-questions.ts';
import {
  ABANDONED,
  CANCELLED,
  type Entry,
  forfeited,
  liveEntries,
  type MatchRecord,
  ordersOf,
  STATELESS,
  takeBack,
  withoutResult,
} from './record.ts';
import { IllegalAction, refuse } from './refusal.ts';
import { seeded } from './rng.ts';
import type { Action, Rules } from './rules.ts';
import type { Seat } from './seats.ts';
import { framesOf } from './stacks.ts';
import { type Core, putOut } from './state.ts';
import { remix } from './zone.ts';

/** A match in progress: its state, its record, and undo. It has no clock and no connections. */
export interface Table<S extends Core = any> {
  rules: Rules<S>;
  record: MatchRecord;
  readonly state: S;
  /** Each seat's standing orders, or null. They are private, so they appear in no state, view or event. */
  readonly orders: readonly Json[];
  /** Applies an entry and returns the events; throws `IllegalAction` before changing anything. */
  apply(entry: Entry): Event[];
  act(action: Action): Event[];
  /**
   * Whether a seat may undo its latest action without consent; if not, the reason. Nothing before a resignation can be
   * undone (`undo-resigned`), not even by consent.
   */
  mayUndo(seat: Seat): true | { reason: string };
  /**
   * The entry that undoes the seat's latest action. A sealed answer can be withdrawn regardless of other seats.
   * Otherwise, if something was learned or others have acted since, consent and a `reseed` are needed.
   */
  undoEntry(seat: Seat, consent?: { reseed: string } | null): Entry;
  /**
   * Runs the replay for an undo by consent, `slice` entries at a time, so that a host can do other work in between.
   * Yields the number of entries left. Afterwards `apply` needs no replay.
   */
  prepare(entry: Entry, slice?: number): Generator<number, void>;
  /**
   * Replays what happened since a position in the record, `slice` entries at a time. Returns the state at that
   * position, then the events of each entry and the state after it. Yields in between like `prepare`.
   */
  since(at: number, slice?: number): Generator<number, ReplayStep<S>[]>;
  /** An event as a viewer sees it. */
  visibleEvent(event: Event, viewer: Seat | null): VisibleEvent;
}

/** One step of a replay. */
export interface ReplayStep<S> {
  state: S;
  /** The events that led to the state. */
  events: Event[];
}

/** An action that can be undone freely, and the state before it. */
interface Trail {
  seat: Seat;
  before: Core;
}

/** Starts a new match. */
export function newTable<S extends Core>(
  rules: Rules<S>,
  setup: { seats: number; options: Json; seed: string },
  emit?: Emit,
): Table<S> {
  const state = rules.begin(setup.seats, setup.options, setup.seed, emit);
  const record: MatchRecord = {
    game: rules.game.id,
    version: rules.game.version,
    ...setup,
    entries: [],
    snapshot: { version: rules.game.version, state: state as unknown as Json },
  };
  return tableOf(rules, record, state, null);
}

/** Loads a saved match from its snapshot, without replay. */
export function resumeTable<S extends Core>(rules: Rules<S>, record: MatchRecord): Table<S> {
  return tableOf(rules, { ...record, entries: [...record.entries] }, load(rules, record.snapshot), null);
}

/**
 * Loads a saved match whose state these rules cannot read. It is kept as saved, with its version, and can only be
 * halted and abandoned.
 */
export function haltedTable<S extends Core>(rules: Rules<S>, record: MatchRecord): Table<S> {
  const { version, state } = record.snapshot;
  const then = { ...rules, game: { ...rules.game, version } };
  return tableOf(then, { ...record, entries: [...record.entries] }, copyJson(state) as unknown as S, null);
}

/**
 * During a replay, `past` collects the states that undos by consent return to, so that an undo needs no second replay.
 */
function tableOf<S extends Core>(
  rules: Rules<S>,
  record: MatchRecord,
  start: S,
  past: Map<number, S | null> | null,
): Table<S> {
  let state = start;
  const resumedAt = record.entries.length;
  const live = liveEntries(record.entries);
  const orders = ordersOf(rules, record, start.out.length);
  // The latest actions of one seat that has learned nothing since, with the states before them.
  let trail: Trail[] = [];
  const checkpoints = checkpointsOf<S>();
  checkpoints.keep(resumedAt, start);
  let prepared: Checkpoint<S> | null = null;

  function keep(next: S, entry: Entry): void {
    const at = record.entries.length;
    if (past?.has(at)) past.set(at, state);
    state = next;
    record.entries.push(entry);
    record.snapshot = { version: rules.game.version, state: next as unknown as Json };
    if (entry.kind === 'undo') {
      takeBack(live, entry.to);
      checkpoints.drop(entry.to);
    } else live.push(at);
    if (past === null) checkpoints.keep(at + 1, next);
  }

  function act(action: Action): Event[] {
    const next = rules.copy(state);
    const events: Event[] = [];
    // Copied, because the state may keep and change parts of an answer, which the sender and the record share.
    rules.play(next, action && { ...action, answer: copyJson(action.answer) }, (event) => events.push(event));
    const { seat, question, n, answer } = action;
    if (trail.length > 0 && defined(trail[0]).seat !== seat) trail = [];
    trail.push({ seat, before: state });
    if (next.marks[seat] !== state.marks[seat]) trail = [];
    keep(next, { kind: 'act', action: { seat, question, n, answer: copyJson(answer) } });
    return events;
  }

  function change(entry: Entry, run: (next: S, emit: Emit) => void): Event[] {
    const next = rules.copy(state);
    const events: Event[] = [];
    run(next, (event) => events.push(event));
    trail = [];
    keep(next, entry);
    return events;
  }

  /** Ends a game that cannot continue without a seat: its side loses. */
  function forfeit(entry: Entry & { kind: 'resign' }): Event[] {
    const { seat } = entry;
    if (state.result !== null) throw new IllegalAction(refuse('over'));
    if (state.out[seat] !== false) throw new IllegalAction(refuse('no-seat'));
    return change(entry, (next, emit) => {
      putOut(next, seat);
      explained(entry, emit)(publicEvent('resigned', { seat }));
      next.result = forfeited(rules.sides(state), seat, state.out.length);
    });
  }

  function undo(entry: Entry & { kind: 'undo' }): Event[] {
    const { seat } = entry;
    let restored: S;
    if (entry.reseed === null) {
      if (isQuietNow() || trail[trail.length - 1]?.seat !== seat) {
        const may = mayUndo(seat);
        throw new IllegalAction(refuse(may === true ? 'stale' : may.reason));
      }
      if (entry.to !== lastEntryIfBy(seat)) throw new IllegalAction(refuse('stale'));
      restored = defined(trail.pop()).before as S;
    } else {
      prepare(entry).next();
      restored = rules.copy(pastState(entry.to) as S);
      applySeed(restored, entry.reseed);
      trail = [];
    }
    // Counts never decrease, so that actions sent before the undo are stale.
    const counts = state.counts.map((n) => n + 1);
    const next = rules.copy(restored);
    next.counts = counts;
    rules.invalidateAnswers(next);
    keep(next, entry);
    return [publicEvent('undone', { seat })];
  }

  function applySeed(next: S, seed: string): void {
    next.rng = seeded(seed);
    remix(rules.game.zones(next), next.rng, rules.game.back ?? (() => 0));
  }

  /**
   * Throws unless an undo by consent goes back to an action of that seat that is still in effect, and not past a
   * resignation. A replay does not check resignations again.
   */
  function assertUndoable(entry: Entry & { kind: 'undo' }): void {
    if (!isActionOf(entry.to, entry.seat) || !live.includes(entry.to))
      throw new IllegalAction(refuse('nothing-to-undo'));
    if (past === null && isBeforeResignation(entry.to)) throw new IllegalAction(refuse('undo-resigned'));
  }

  /** Looks only at the entries after `to`, because it runs for every seat after every action. */
  function isBeforeResignation(to: number): boolean {
    for (let i = live.length - 1; i >= 0; i--) {
      const at = defined(live[i]);
      if (at <= to) return false;
      if (defined(record.entries[at]).kind === 'resign') return true;
    }
    return false;
  }

  function* prepare(entry: Entry, slice = Number.POSITIVE_INFINITY): Generator<number, void> {
    if (entry.kind !== 'undo' || entry.reseed === null) return;
    assertUndoable(entry);
    if (pastState(entry.to) !== null) return;
    const from = checkpoints.before(entry.to);
    const run = replayFrom(rules, record, from, entry.to);
    for (let left = entry.to - (from?.at ?? 0); ; ) {
      run.forward(slice);
      left -= slice;
      if (left <= 0) break;
      yield left;
    }
    prepared = { at: entry.to, state: run.state() };
  }

  function* since(at: number, slice = Number.POSITIVE_INFINITY): Generator<number, ReplayStep<S>[]> {
    const end = record.entries.length;
    const from = checkpoints.before(at);
    const run = replayFrom(rules, record, from, end);
    for (let place = from?.at ?? 0; place < at; place += slice) {
      run.forward(Math.min(slice, at - place));
      yield end - place;
    }
    const steps: ReplayStep<S>[] = [{ state: run.state(), events: [] }];
    for (let place = at; place < end; place++) {
      const events = run.forward(1);
      steps.push({ state: run.state(), events });
      if (steps.length % slice === 0) yield end - place;
    }
    return steps;
  }

  /**
   * The state after `at` entries, if it is in memory; otherwise null. Records only grow, so a position always means the
   * same state.
   */
  function pastState(at: number): S | null {
    const kept = past?.get(at);
    if (kept) return kept;
    if (prepared?.at === at) return prepared.state;
    const near = checkpoints.before(at);
    return near?.at === at ? near.state : null;
  }

  const isActionOf = (at: number, seat: Seat): boolean => {
    const entry = record.entries[at];
    return entry?.kind === 'act' && entry.action.seat === seat;
  };
  /** The index of a seat's latest action in effect, or -1. */
  const latestActionOf = (seat: Seat): number => live.findLast((at) => isActionOf(at, seat)) ?? -1;

  /** The index of the latest entry if it is an action of that seat, played by a person or a bot; otherwise -1. */
  function lastEntryIfBy(seat: Seat): number {
    const at = live.findLast((other) => !STATELESS.has(defined(record.entries[other]).kind)) ?? -1;
    return isActionOf(at, seat) ? at : -1;
  }

  const isSealed = (seat: Seat): boolean =>
    framesOf(state.stack).some((frame) => frame.sealed !== null) && rules.withdraw(rules.copy(state), seat);
  /** Whether the seat's latest action answered a standing question and therefore came after its sealed answer. */
  const lastWasStanding = (seat: Seat): boolean => {
    const last = record.entries[lastEntryIfBy(seat)];
    if (last?.kind !== 'act' || trail[trail.length - 1]?.seat !== seat || isQuietNow()) return false;
    return last.action.question.includes('!');
  };
  const isQuietNow = (): boolean => rules.pending(state).some((at) => isQuiet(at.step));

  function mayUndo(seat: Seat): true | { reason: string } {
    if (isSealed(seat)) return true;
    const own = latestActionOf(seat);
    if (own >= 0 && isBeforeResignation(own)) return { reason: 'undo-resigned' };
    // An undo while a quiet question is open would reveal whether others have answered.
    if (isQuietNow()) return { reason: 'undo-quiet' };
    if (trail[trail.length - 1]?.seat === seat) return true;
    if (own < 0) return { reason: 'nothing-to-undo' };
    const last = lastEntryIfBy(seat);
    if (last < 0) return { reason: 'undo-others-acted' };
    return { reason: last < resumedAt ? 'undo-resumed' : 'undo-learned' };
  }

  return {
    rules,
    record,
    get state() {
      return state;
    },
    orders,
    act,
    mayUndo,
    prepare,
    since,
    undoEntry(seat, consent = null) {
      const own = latestActionOf(seat);
      // Past a resignation only a sealed answer can be withdrawn, because that affects the seat alone.
      if (consent !== null && !isBeforeResignation(own)) return { kind: 'undo', seat, to: own, reseed: consent.reseed };
      if (isSealed(seat) && !lastWasStanding(seat)) return { kind: 'withdraw', seat };
      return { kind: 'undo', seat, to: lastEntryIfBy(seat), reseed: null };
    },
    apply(entry) {
      switch (entry.kind) {
        case 'act':
          return act(entry.action);
        case 'undo':
          return undo(entry);
        case 'withdraw':
          return change(entry, (next) => {
            if (!rules.withdraw(next, entry.seat)) throw new IllegalAction(refuse('nothing-to-undo'));
          });
        case 'expire':
          return change(entry, (next, emit) => rules.expire(next, entry.question, emit, entry.seat));
        case 'resign':
          if (entry.why !== undefined && !rules.game.resign) return forfeit(entry);
          return change(entry, (next, emit) => rules.resign(next, entry.seat, explained(entry, emit)));
        case 'luck': {
          const events = change(entry, (next) => applySeed(next, entry.seed));
          return [...events, publicEvent('luck-anew')];
        }
        case 'hint':
          if (state.out[entry.seat] !== false) throw new IllegalAction(refuse('no-seat'));
          keep(state, entry);
          return [publicEvent('hinted', { seat: entry.seat })];
        case 'orders': {
          if (state.out[entry.seat] !== false) throw new IllegalAction(refuse('no-seat'));
          const given = entry.orders === null ? null : rules.orders(entry.orders);
          orders[entry.seat] = given;
          keep(state, { kind: 'orders', seat: entry.seat, orders: copyJson(given) });
          return [];
        }
        case 'pause':
          if (state.out[entry.seat] !== false) throw new IllegalAction(refuse('no-seat'));
          keep(state, entry);
          return [publicEvent(entry.want ? 'pause-wanted' : 'pause-ended', { seat: entry.seat })];
        case 'cancel':
          if (state.out[entry.seat] !== false) throw new IllegalAction(refuse('no-seat'));
          keep(state, entry);
          return [publicEvent(entry.want ? 'cancel-wanted' : 'cancel-declined', { seat: entry.seat })];
        case 'claim': {
          const { seat, of, choice } = entry;
          if (state.out[seat] !== false || state.out[of] !== false) throw new IllegalAction(refuse('no-seat'));
          keep(state, entry);
          return choice === null ? [] : [publicEvent('claim-voted', { seat, who: of, choice })];
        }
        case 'bot':
          if (state.out[entry.seat] === undefined) throw new IllegalAction(refuse('no-seat'));
          keep(state, entry);
          return [publicEvent(entry.level === null ? 'seat-back' : 'bot-took-over', { seat: entry.seat })];
        case 'halt':
          keep(state, entry);
          return [publicEvent('halted')];
        case 'abandon': {
          if (state.result !== null) throw new IllegalAction(refuse('over'));
          // No rules run here, because they may have failed.
          const { seat, why } = entry;
          const result = withoutResult(state.out.length, why === undefined ? ABANDONED : CANCELLED);
          keep({ ...(copyJson(state as unknown as Json) as unknown as S), result }, entry);
          return [why === undefined ? publicEvent('abandoned', { seat }) : publicEvent('cancelled', { seat, why })];
        }
        default:
          throw new IllegalAction(refuse('bad-entry'));
      }
    },
    visibleEvent,
  };
}

/** Adds to the event of a resignation why the seat resigned. */
function explained({ why, by }: Entry & { kind: 'resign' }, emit: Emit): Emit {
  if (why === undefined) return emit;
  const more = { why, ...(by === undefined ? {} : { by }) };
  return (event) => emit(event.type === 'resigned' ? { ...event, data: { ...event.data, ...more } } : event);
}

/** A public event about the table itself. */
const publicEvent = (type: string, data: Event['data'] = {}): Event => ({ type, data, to: 0, secret: null });

/**
 * Replays a record up to a position, from a checkpoint or from the start. From the start, this needs the version of the
 * rules that wrote the record.
 */
function replayFrom<S extends Core>(rules: Rules<S>, record: MatchRecord, from: Checkpoint<S> | null, count: number) {
  if (from === null && record.version !== rules.game.version)
    throw new IllegalAction(refuse('other-version', null, { version: record.version }));
  const { seats, options, seed } = record;
  const start = from?.state ?? rules.begin(seats, options, seed);
  const begun = { ...record, entries: record.entries.slice(0, from?.at ?? 0) };
  const entries = record.entries.slice(begun.entries.length, count);
  const wanted = entries.filter((entry) => entry.kind === 'undo' && entry.reseed !== null) as { to: number }[];
  const table = tableOf(rules, begun, start, new Map(wanted.map((entry) => [entry.to, null])));
  let at = 0;
  return {
    forward(most: number): Event[] {
      const events: Event[] = [];
      for (const stop = Math.min(entries.length, at + most); at < stop; at++) {
        events.push(...table.apply(defined(entries[at])));
      }
      return events;
    },
    state: (): S => rules.copy(table.state),
  };
}

/** The state after the first `count` entries, by replay from the start. */
export function stateAfter<S extends Core>(rules: Rules<S>, record: MatchRecord, count: number): S {
  const run = replayFrom(rules, record, null, count);
  run.forward(count);
  return run.state();
}

/** Replays a whole record and returns the final state and its hash. */
export function replay<S extends Core>(rules: Rules<S>, record: MatchRecord): { state: S; hash: string } {
  const state = stateAfter(rules, record, record.entries.length);
  return { state, hash: hash(state) };
}
