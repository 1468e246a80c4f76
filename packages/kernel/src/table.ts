import { isQuiet } from './asked.ts';
import { type Checkpoint, checkpointsOf } from './checkpoints.ts';
import { copyJson, hash, type Json } from './json.ts';
import { type Emit, type Event, type Told, told } from './log.ts';
import { load } from './migrate.ts';
import { ASIDE, abandoned, type Entry, liveEntries, type MatchRecord, ordersOf, takeBack } from './record.ts';
import { IllegalAction, refuse } from './refusal.ts';
import { seeded } from './rng.ts';
import type { Action, Rules } from './rules.ts';
import type { Seat } from './seats.ts';
import { framesOf } from './stacks.ts';
import type { Core } from './state.ts';
import { remix } from './zone.ts';

/** A match in progress: the state, its record, and how to take things back. It holds no clock and no socket. */
export interface Table<S extends Core = any> {
  rules: Rules<S>;
  record: MatchRecord;
  readonly state: S;
  /** Each seat's standing orders, null where it left none. A seat's own business: they are in no state, view or event. */
  readonly orders: readonly Json[];
  /** Applies an entry and returns what happened; throws `IllegalAction` with everything untouched. */
  apply(entry: Entry): Event[];
  act(action: Action): Event[];
  /**
   * Whether a seat may take back its latest action without asking anyone; else why not. What happened before a
   * resignation (`undo-resigned`) cannot be taken back by consent either.
   */
  mayUndo(seat: Seat): true | { reason: string };
  /**
   * The entry that takes back the seat's latest action: a sealed answer is withdrawn, whatever the others did;
   * `reseed` is needed past something learned or done by others, by consent.
   */
  undoEntry(seat: Seat, consent?: { reseed: string } | null): Entry;
  /**
   * Does the replay that an undo by consent needs, `slice` entries at a time, so that a host can do other things in
   * between; it yields how many are left. Then `apply` has nothing to replay, whatever else has happened meanwhile.
   */
  prepare(entry: Entry, slice?: number): Generator<number, void>;
  /**
   * What has happened since a place in the record, by replay, `slice` entries at a time: the state there, and then each
   * entry's events and the state after it. It yields in between, as `prepare` does.
   */
  since(at: number, slice?: number): Generator<number, Passed<S>[]>;
  /** What a viewer receives of an event. */
  told(event: Event, viewer: Seat | null): Told;
}

/** A moment that has passed. */
export interface Passed<S> {
  state: S;
  /** What led to it. */
  events: Event[];
}

interface Trail {
  seat: Seat;
  before: Core;
}

/** Sits down at a new match. */
export function openTable<S extends Core>(
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

/** Sits down again at a saved match: from its snapshot, never by replay. */
export function resumeTable<S extends Core>(rules: Rules<S>, record: MatchRecord): Table<S> {
  return tableOf(rules, { ...record, entries: [...record.entries] }, load(rules, record.snapshot), null);
}

/**
 * Sits down at a saved match whose state these rules cannot read: it is left as it was saved, under the version that wrote
 * it. Such a match can be halted and abandoned, and its record kept.
 */
export function heldTable<S extends Core>(rules: Rules<S>, record: MatchRecord): Table<S> {
  const { version, state } = record.snapshot;
  const then = { ...rules, game: { ...rules.game, version } };
  return tableOf(then, { ...record, entries: [...record.entries] }, copyJson(state) as unknown as S, null);
}

/** A replay keeps in `past` the states that undos by consent go back to, so that these need no replay of their own. */
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
  // The states before the latest run of actions by one seat that has learned nothing since.
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
    // The state may keep parts of an answer and change them; neither the sender's nor the record's may change with it.
    rules.play(next, action && { ...action, answer: copyJson(action.answer) }, (event) => events.push(event));
    const { seat, question, n, answer } = action;
    if (trail.length > 0 && (trail[0] as Trail).seat !== seat) trail = [];
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

  function undo(entry: Entry & { kind: 'undo' }): Event[] {
    const { seat } = entry;
    let restored: S;
    if (entry.reseed === null) {
      if (isQuietNow() || trail[trail.length - 1]?.seat !== seat) {
        const may = mayUndo(seat);
        throw new IllegalAction(refuse(may === true ? 'stale' : may.reason));
      }
      if (entry.to !== lastOwn(seat)) throw new IllegalAction(refuse('stale'));
      restored = (trail.pop() as Trail).before as S;
    } else {
      prepare(entry).next();
      restored = rules.copy(pastState(entry.to) as S);
      dealAnew(restored, entry.reseed);
      trail = [];
    }
    // Counts never go back, and an action sent before the undo must not fit afterwards.
    const counts = state.counts.map((n) => n + 1);
    const next = rules.copy(restored);
    next.counts = counts;
    rules.renew(next);
    keep(next, entry);
    return [openly('undone', { seat })];
  }

  function dealAnew(next: S, seed: string): void {
    next.rng = seeded(seed);
    remix(rules.game.zones(next), next.rng, rules.game.back ?? (() => 0));
  }

  /**
   * An undo by consent goes back to an action of that seat which has not been taken back, and not behind a resignation:
   * who has left does not come back. In a replay it has happened already.
   */
  function mustStand(entry: Entry & { kind: 'undo' }): void {
    if (!isOwn(entry.to, entry.seat) || !live.includes(entry.to)) throw new IllegalAction(refuse('nothing-to-undo'));
    if (past === null && isBehindResignation(entry.to)) throw new IllegalAction(refuse('undo-resigned'));
  }

  const isBehindResignation = (to: number): boolean =>
    live.findLast((at) => (record.entries[at] as Entry).kind === 'resign' && at > to) !== undefined;

  function* prepare(entry: Entry, slice = Number.POSITIVE_INFINITY): Generator<number, void> {
    if (entry.kind !== 'undo' || entry.reseed === null) return;
    mustStand(entry);
    if (pastState(entry.to) !== null) return;
    const from = checkpoints.before(entry.to);
    const run = replaying(rules, record, from, entry.to);
    for (let left = entry.to - (from?.at ?? 0); ; ) {
      run.forward(slice);
      left -= slice;
      if (left <= 0) break;
      yield left;
    }
    prepared = { at: entry.to, state: run.state() };
  }

  function* since(at: number, slice = Number.POSITIVE_INFINITY): Generator<number, Passed<S>[]> {
    const end = record.entries.length;
    const from = checkpoints.before(at);
    const run = replaying(rules, record, from, end);
    for (let place = from?.at ?? 0; place < at; place += slice) {
      run.forward(Math.min(slice, at - place));
      yield end - place;
    }
    const passed: Passed<S>[] = [{ state: run.state(), events: [] }];
    for (let place = at; place < end; place++) {
      const events = run.forward(1);
      passed.push({ state: run.state(), events });
      if (passed.length % slice === 0) yield end - place;
    }
    return passed;
  }

  /** The state after so many entries, where it is at hand. Places never mean another state later: a record only grows. */
  function pastState(at: number): S | null {
    const kept = past?.get(at);
    if (kept) return kept;
    if (prepared?.at === at) return prepared.state;
    const near = checkpoints.before(at);
    return near?.at === at ? near.state : null;
  }

  const isOwn = (at: number, seat: Seat): boolean => {
    const entry = record.entries[at];
    return entry?.kind === 'act' && entry.action.seat === seat;
  };
  /** The place of a seat's latest action that still stands. */
  const latestOwn = (seat: Seat): number => live.findLast((at) => isOwn(at, seat)) ?? -1;

  /** The place of the latest thing that happened, if it is an action of that seat; who sits there is no matter. */
  function lastOwn(seat: Seat): number {
    const at = live.findLast((other) => !ASIDE.has((record.entries[other] as Entry).kind)) ?? -1;
    return isOwn(at, seat) ? at : -1;
  }

  const isSealed = (seat: Seat): boolean =>
    framesOf(state.stack).some((frame) => frame.sealed !== null) && rules.withdraw(rules.copy(state), seat);
  /** Whether what the seat did last, and may take back, was to answer a standing question: after its sealed answer, then. */
  const lastWasStanding = (seat: Seat): boolean => {
    const last = record.entries[lastOwn(seat)];
    if (last?.kind !== 'act' || trail[trail.length - 1]?.seat !== seat || isQuietNow()) return false;
    return last.action.question.includes('!');
  };
  const isQuietNow = (): boolean => rules.pending(state).some((at) => isQuiet(at.step));

  function mayUndo(seat: Seat): true | { reason: string } {
    if (isSealed(seat)) return true;
    const own = latestOwn(seat);
    if (own >= 0 && isBehindResignation(own)) return { reason: 'undo-resigned' };
    // Whether others have acted would tell that they have answered, so nobody goes back behind a quiet question.
    if (isQuietNow()) return { reason: 'undo-quiet' };
    if (trail[trail.length - 1]?.seat === seat) return true;
    if (own < 0) return { reason: 'nothing-to-undo' };
    const last = lastOwn(seat);
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
      const own = latestOwn(seat);
      // Behind a resignation only a sealed answer can be taken back: it was the seat's alone.
      if (consent !== null && !isBehindResignation(own)) return { kind: 'undo', seat, to: own, reseed: consent.reseed };
      if (isSealed(seat) && !lastWasStanding(seat)) return { kind: 'withdraw', seat };
      return { kind: 'undo', seat, to: lastOwn(seat), reseed: null };
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
          return change(entry, (next, emit) => rules.retire(next, entry.seat, emit));
        case 'luck': {
          const events = change(entry, (next) => dealAnew(next, entry.seed));
          return [...events, openly('luck-anew')];
        }
        case 'hint':
          if (state.out[entry.seat] !== false) throw new IllegalAction(refuse('no-seat'));
          keep(state, entry);
          return [openly('hinted', { seat: entry.seat })];
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
          return [openly(entry.want ? 'pause-wanted' : 'pause-ended', { seat: entry.seat })];
        case 'bot':
          if (state.out[entry.seat] === undefined) throw new IllegalAction(refuse('no-seat'));
          keep(state, entry);
          return [openly(entry.level === null ? 'seat-back' : 'bot-took-over', { seat: entry.seat })];
        case 'halt':
          keep(state, entry);
          return [openly('halted')];
        case 'abandon': {
          if (state.result !== null) throw new IllegalAction(refuse('over'));
          // No rules run here: they have failed before.
          keep({ ...(copyJson(state as unknown as Json) as unknown as S), result: abandoned(state.out.length) }, entry);
          return [openly('abandoned', { seat: entry.seat })];
        }
        default:
          throw new IllegalAction(refuse('bad-entry'));
      }
    },
    told,
  };
}

/** What everybody is told of what the table itself has done. */
const openly = (type: string, data: Event['data'] = {}): Event => ({ type, data, to: 0, secret: null });

/** A replay up to a place in a record, from a checkpoint or from the beginning. Only the version that wrote it can do that. */
function replaying<S extends Core>(rules: Rules<S>, record: MatchRecord, from: Checkpoint<S> | null, count: number) {
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
        events.push(...table.apply(entries[at] as Entry));
      }
      return events;
    },
    state: (): S => rules.copy(table.state),
  };
}

/** The state after the first `count` entries, by replay from the beginning. */
export function stateAfter<S extends Core>(rules: Rules<S>, record: MatchRecord, count: number): S {
  const run = replaying(rules, record, null, count);
  run.forward(count);
  return run.state();
}

/** Replays a whole record and returns the final state and its hash. */
export function replay<S extends Core>(rules: Rules<S>, record: MatchRecord): { state: S; hash: string } {
  const state = stateAfter(rules, record, record.entries.length);
  return { state, hash: hash(state) };
}
