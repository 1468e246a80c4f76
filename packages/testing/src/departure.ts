import {
  below,
  difference,
  type Entry,
  type Event,
  IllegalAction,
  type MatchRecord,
  questionOf,
  type Rng,
  resumeTable,
  type Seat,
  seatsIn,
} from '@orrery/kernel';
import { nextEntry } from './entries.ts';
import type { Inspector } from './inspector.ts';
import { inspectEnding, inspectReplay } from './invariants.ts';
import { inspectLogLines, inspectMessages } from './messages.ts';
import { byAi, inspectTable, inspectWinners } from './remaining.ts';
import { ContractViolation, within } from './violation.ts';

/** A rest at which seats leave on a copy of the table. */
export interface Moment {
  /** The record so far; its snapshot is the state of this rest. */
  record: MatchRecord;
  state: any;
  /** The state before the latest entry; null at the beginning. */
  before: any;
}

/** An entry of a seat, to be made after `wait` other entries. */
interface PlannedEntry {
  wait: number;
  kind: 'resign' | 'expire' | 'bot';
  seat: Seat;
}

/** How seats leave. `a` is the seat for which the moment was chosen, `b` another one. */
export const MANNERS = {
  resigns: (a: Seat): PlannedEntry[] => [{ wait: 0, kind: 'resign', seat: a }],
  both: (a: Seat, b: Seat): PlannedEntry[] => [
    { wait: 0, kind: 'resign', seat: a },
    { wait: 0, kind: 'resign', seat: b },
  ],
  later: (a: Seat, b: Seat, rng: Rng): PlannedEntry[] => [
    { wait: 0, kind: 'resign', seat: a },
    { wait: 1 + below(rng, 30), kind: 'resign', seat: b },
  ],
  late: (a: Seat): PlannedEntry[] => [
    { wait: 0, kind: 'expire', seat: a },
    { wait: 0, kind: 'resign', seat: a },
  ],
  bot: (a: Seat, b: Seat, rng: Rng): PlannedEntry[] => [
    { wait: 0, kind: 'bot', seat: a },
    { wait: 1 + below(rng, 30), kind: 'resign', seat: b },
  ],
} as const;
export type Manner = keyof typeof MANNERS;

/** A seat that leaves, and the manner in which it leaves. */
export interface Departure {
  /** Number of entries in the record when the seat leaves. */
  step: number;
  manner: Manner;
  seat: Seat;
  /** Another seat, if the manner needs one. */
  other: Seat;
}

/** Number of entries that are checked closely after a departure. */
const CLOSELY = 3;
/** Number of entries that are recorded. The rest of the game is played without a record, which is faster. */
const RECORDED = 40;
/** Factor by which playing without a record is faster. */
const QUICKER = 4;

/**
 * Plays a copy of the table to the end after seats have left, inspecting it. Returns the cost in entries; a decision
 * without a record costs only a part of an entry.
 */
export function depart(
  inspector: Inspector,
  moment: Moment,
  { manner, seat, other }: Departure,
  thorough: boolean,
): number {
  const { place, rules, rng } = inspector;
  const s = rules.copy(moment.state);
  const entries: Entry[] = [];
  const resigned = new Set<Seat>();
  const bots = new Set<Seat>();
  const plan = MANNERS[manner](seat, other, rng);
  let close = CLOSELY;

  const apply = (entry: Entry): void => {
    const events: Event[] = [];
    const trial = entry.kind === 'resign' ? JSON.parse(JSON.stringify(s)) : null;
    within(place, 'ends', `the rules fail on ${JSON.stringify(entry)}`, () =>
      carryOut(inspector, s, entry, (event) => events.push(event)),
    );
    entries.push(entry);
    if (close > 0) inspectLogLines(inspector, events);
    if (trial === null) return;
    carryOut(inspector, trial, entry, () => {});
    const at = difference(s, trial);
    if (at) throw new ContractViolation(place, 'round trip', `a saved and loaded state continues differently at ${at}`);
  };

  while (s.result === null && (plan.length > 0 || entries.length < RECORDED)) {
    const next = plan[0];
    if (next?.wait === 0) {
      plan.shift();
      const entry = entryOf(inspector, s, next);
      if (entry === null) continue;
      close = CLOSELY;
      apply(entry);
      if (entry.kind === 'bot') bots.add(next.seat);
      if (entry.kind === 'resign') resigned.add(next.seat);
      inspectTable(inspector, s, resigned, true);
      continue;
    }
    if (next) next.wait--;
    apply(byAi(inspector, s, bots) ?? nextEntry(inspector, s));
    if (close-- > 0) inspectTable(inspector, s, resigned, false);
  }
  if (thorough) {
    inspectReplay(inspector, { ...moment.record, entries: [...moment.record.entries, ...entries] }, s);
    inspectReturn(inspector, moment, seat);
  }
  const rest = playOut(inspector, s);
  inspectTable(inspector, s, resigned, false);
  inspectEnding(inspector, s);
  inspectMessages(inspector, s.result.reason);
  inspectWinners(inspector, s, resigned);
  return entries.length + Math.ceil(rest / QUICKER);
}

/** Plays to the result at random, without a record; returns the number of decisions. */
function playOut({ place, rules, rng }: Inspector, s: any): number {
  let made = 0;
  within(place, 'ends', 'the game cannot be played to its end', () => {
    while (rules.advance(s, rng)) {
      if (++made > rules.game.bound) throw new ContractViolation(place, 'ends', 'the game does not end');
    }
  });
  return made;
}

/** The planned entry; null if it is impossible because the seat is out or not asked. */
function entryOf({ rules }: Inspector, s: any, { kind, seat }: PlannedEntry): Entry | null {
  if (s.out[seat]) return null;
  if (kind === 'bot') return { kind, seat, level: 'easy' };
  if (kind === 'resign') return rules.game.resign ? { kind, seat } : null;
  const at = rules.pending(s).find((open) => open.standing === null && open.seats.includes(seat));
  return at ? { kind, question: questionOf(at) } : null;
}

function carryOut({ rules }: Inspector, s: any, entry: Entry, emit: (event: Event) => void): void {
  if (entry.kind === 'act') rules.play(s, entry.action, emit);
  else if (entry.kind === 'expire') rules.expire(s, entry.question, emit, entry.seat);
  else if (entry.kind === 'resign') rules.resign(s, entry.seat, emit);
  else if (entry.kind === 'withdraw') rules.withdraw(s, entry.seat);
}

/** Checks that neither a free undo nor one by consent brings back a seat that has resigned. */
export function inspectReturn(
  { place, rules, rng }: Inspector,
  moment: Moment,
  leaver: Seat,
  resume: typeof resumeTable = resumeTable,
): void {
  const { record, state, before } = moment;
  const last = record.entries[record.entries.length - 1];
  if (!rules.game.resign || state.out[leaver] || !last || last.kind === 'undo') return;
  const snapshot = { ...record.snapshot, state: before };
  for (const seat of seatsIn(state)) {
    const consent = below(rng, 2) === 0 ? null : { reseed: 'again' };
    const table = resume(rules, { ...record, entries: record.entries.slice(0, -1), snapshot });
    table.apply(last);
    table.apply({ kind: 'resign', seat: leaver });
    if (table.state.result !== null) return;
    const may = table.mayUndo(seat);
    try {
      table.apply(table.undoEntry(seat, consent));
    } catch (error) {
      if (error instanceof IllegalAction && may !== true) continue;
      throw new ContractViolation(place, 'undo', `undo by seat ${seat} fails after a resignation`, error);
    }
    if (!table.state.out[leaver])
      throw new ContractViolation(place, 'undo', `an undo returns seat ${leaver} to the game`);
  }
}
