import { isQuiet } from './asked.ts';
import { copyJson, hash, type Json } from './json.ts';
import { type Emit, type Event, type Told, told } from './log.ts';
import { load, type Snapshot } from './migrate.ts';
import { IllegalAction, refuse } from './refusal.ts';
import { seeded } from './rng.ts';
import type { Action, Rules } from './rules.ts';
import type { Seat } from './seats.ts';
import type { Core } from './state.ts';
import { remix } from './zone.ts';

/** What happened at a table, in order. Time, resignation, bots and undo are entries like any other. */
export type Entry =
  | { kind: 'act'; action: Action }
  | { kind: 'undo'; seat: Seat; to: number; reseed: string | null }
  | { kind: 'withdraw'; seat: Seat }
  | { kind: 'expire'; question: string }
  | { kind: 'resign'; seat: Seat }
  | { kind: 'bot'; seat: Seat; level: string | null };

/** All there is to know about a match. `snapshot` is its newest state, `entries` how it came about. */
export interface MatchRecord {
  game: string;
  version: number;
  options: Json;
  seats: number;
  seed: string;
  entries: Entry[];
  snapshot: Snapshot;
}

/** A match in progress: the state, its record, and how to take things back. It holds no clock and no socket. */
export interface Table<S extends Core = any> {
  rules: Rules<S>;
  record: MatchRecord;
  readonly state: S;
  /** Applies an entry and returns what happened; throws `IllegalAction` with everything untouched. */
  apply(entry: Entry): Event[];
  act(action: Action): Event[];
  /** Whether a seat may take back its latest action without asking anyone; else why not. */
  mayUndo(seat: Seat): true | { reason: string };
  /**
   * The entry that takes back the seat's latest action: a sealed answer is withdrawn, whatever the others did;
   * `reseed` is needed past something learned or done by others, by consent.
   */
  undoEntry(seat: Seat, consent?: { reseed: string } | null): Entry;
  /** What a viewer receives of an event. */
  told(event: Event, viewer: Seat | null): Told;
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

/** A replay keeps in `past` the states that undos by consent go back to, so that these need no replay of their own. */
function tableOf<S extends Core>(
  rules: Rules<S>,
  record: MatchRecord,
  start: S,
  past: Map<number, S | null> | null,
): Table<S> {
  let state = start;
  const resumedAt = record.entries.length;
  // The states before the latest run of actions by one seat that has learned nothing since.
  let trail: Trail[] = [];

  function keep(next: S, entry: Entry): void {
    if (past?.has(record.entries.length)) past.set(record.entries.length, state);
    state = next;
    record.entries.push(entry);
    record.snapshot = { version: rules.game.version, state: next as unknown as Json };
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
      if (!ownActs(seat).includes(entry.to)) throw new IllegalAction(refuse('nothing-to-undo'));
      restored = past ? rules.copy(past.get(entry.to) as S) : stateAfter(rules, record, entry.to);
      restored.rng = seeded(entry.reseed);
      remix(rules.game.zones(restored), restored.rng, rules.game.back ?? (() => 0));
      trail = [];
    }
    // Counts never go back: an action sent before the undo must not fit afterwards.
    const counts = state.counts.map((n) => n + 1);
    const next = rules.copy(restored);
    next.counts = counts;
    keep(next, entry);
    return [{ type: 'undone', data: { seat }, to: 0, secret: null }];
  }

  /** The places of a seat's actions that still stand. */
  const ownActs = (seat: Seat): number[] =>
    liveEntries(record.entries).filter((at) => {
      const entry = record.entries[at];
      return entry?.kind === 'act' && entry.action.seat === seat;
    });

  /** The place of the latest thing that happened, if it is an action of that seat; who sits there is no matter. */
  function lastOwn(seat: Seat): number {
    const at = liveEntries(record.entries).findLast((other) => record.entries[other]?.kind !== 'bot') ?? -1;
    return ownActs(seat).includes(at) ? at : -1;
  }

  const isSealed = (seat: Seat): boolean => rules.withdraw(rules.copy(state), seat);
  const isQuietNow = (): boolean => rules.pending(state).some((at) => isQuiet(at.step));

  function mayUndo(seat: Seat): true | { reason: string } {
    if (isSealed(seat)) return true;
    // Whether others have acted would tell that they have answered, so nobody goes back behind a quiet question.
    if (isQuietNow()) return { reason: 'undo-quiet' };
    if (trail[trail.length - 1]?.seat === seat) return true;
    if (ownActs(seat).length === 0) return { reason: 'nothing-to-undo' };
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
    act,
    mayUndo,
    undoEntry(seat, consent = null) {
      if (consent !== null) return { kind: 'undo', seat, to: ownActs(seat).pop() ?? -1, reseed: consent.reseed };
      if (isSealed(seat)) return { kind: 'withdraw', seat };
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
            next.counts[entry.seat] = (next.counts[entry.seat] as number) + 1;
          });
        case 'expire':
          return change(entry, (next, emit) => rules.expire(next, entry.question, emit));
        case 'resign':
          return change(entry, (next, emit) => rules.retire(next, entry.seat, emit));
        case 'bot':
          if (state.out[entry.seat] === undefined) throw new IllegalAction(refuse('no-seat'));
          keep(state, entry);
          return [
            {
              type: entry.level === null ? 'seat-back' : 'bot-took-over',
              data: { seat: entry.seat },
              to: 0,
              secret: null,
            },
          ];
        default:
          throw new IllegalAction(refuse('bad-entry'));
      }
    },
    told,
  };
}

/** The entries that still stand: those taken back by an undo are left out, and so are the undos. */
export function liveEntries(entries: readonly Entry[]): number[] {
  let live: number[] = [];
  entries.forEach((entry, at) => {
    if (entry.kind === 'undo') live = live.filter((other) => other < entry.to);
    else live.push(at);
  });
  return live;
}

/** The state after the first `count` entries, by replay. Only the version that wrote the record can do it. */
export function stateAfter<S extends Core>(rules: Rules<S>, record: MatchRecord, count: number): S {
  if (record.version !== rules.game.version)
    throw new IllegalAction(refuse('other-version', null, { version: record.version }));
  const { seats, options, seed } = record;
  const start = rules.begin(seats, options, seed);
  const blank = { ...record, entries: [], snapshot: { version: rules.game.version, state: null } };
  const entries = record.entries.slice(0, count);
  const wanted = entries.filter((entry) => entry.kind === 'undo' && entry.reseed !== null) as { to: number }[];
  const table = tableOf(rules, blank, start, new Map(wanted.map((entry) => [entry.to, null])));
  for (const entry of entries) table.apply(entry);
  return rules.copy(table.state);
}

/** Replays a whole record and returns the final state and its hash. */
export function replay<S extends Core>(rules: Rules<S>, record: MatchRecord): { state: S; hash: string } {
  const state = stateAfter(rules, record, record.entries.length);
  return { state, hash: hash(state) };
}
