import type { Core, Entry, Event, ReplayStep } from '@orrery/kernel';
import type { VisibleTable } from './audience.ts';
import type { Journal } from './journal.ts';
import { secretQuestions } from './secret-questions.ts';

/** Entries replayed before yielding to other work. */
const SLICE = 16;

/** The table as it was some moves ago, for spectators who see all hands with a delay. */
export interface DelayedView {
  readonly table: VisibleTable;
  /** All events up to the shown position. */
  readonly log: readonly Event[];
  /** Number of entries up to the shown position, as far as spectators may know of them. */
  readonly seq: number;
  /** Replays the match up to the shown position; call before the first view. */
  start(): Promise<void>;
  /** Advances after a new entry; false if the view has to be rebuilt. */
  advance(): boolean;
  /** Frees the state when the last spectator leaves. */
  stop(): void;
}

interface DelayedViewContext {
  journal: Journal;
  moves: number;
  /**
   * Number of entries visible to a stranger. A secret answer is not counted, so that delayed updates do not reveal its
   * time.
   */
  visible(): number;
  yieldToOthers(): Promise<void>;
}

export function openDelayedView({ journal, moves, visible, yieldToOthers }: DelayedViewContext): DelayedView {
  /** Entries from the shown position to the newest one. */
  let trail: ReplayStep<Core>[] = [];
  let first = 0;
  let log: Event[] = [];
  let eventCount = 0;
  const target = () => Math.max(0, Math.min(visible() - moves, untilSecret()));

  /** Number of entries before the first answer to a quiet question that is still open. */
  function untilSecret(): number {
    const { rules, state, record } = journal.table;
    const quiet = secretQuestions(rules.game, state);
    const from = quiet.length > 0 ? record.entries.findLastIndex(({ kind }) => kind === 'undo') + 1 : 0;
    const isSecret = (entry: Entry, at: number) =>
      at >= from && entry.kind === 'act' && quiet.includes(entry.action.question);
    const first = quiet.length > 0 ? record.entries.findIndex(isSecret) : -1;
    return first < 0 ? Number.POSITIVE_INFINITY : first;
  }
  const shown = (): Core => trail[0]?.state ?? journal.table.state;

  function catchUp(): void {
    for (const to = target(); first < to && trail.length > 1; first++) {
      trail.shift();
      log.push(...(trail[0]?.events ?? []));
    }
  }

  return {
    table: {
      get rules() {
        return journal.table.rules;
      },
      get state() {
        return shown();
      },
      visibleEvent: (event, viewer) => journal.table.visibleEvent(event, viewer),
    },
    get log() {
      return log;
    },
    get seq() {
      // Standing orders are visible only to the seat that gave them.
      const orders = journal.table.record.entries.slice(0, first).filter(({ kind }) => kind === 'orders');
      return first - orders.length;
    },
    async start() {
      first = target();
      const replay = journal.table.since(first, SLICE);
      let slice = replay.next();
      for (; !slice.done; slice = replay.next()) await yieldToOthers();
      trail = slice.value;
      eventCount = journal.log.length;
      const since = trail.slice(1).reduce((sum, { events }) => sum + events.length, 0);
      log = journal.log.slice(0, eventCount - since);
    },
    advance() {
      if (trail.length === 0) return true;
      const fresh = journal.table.record.entries.length - (first + trail.length - 1);
      if (fresh !== 0 && fresh !== 1) return false;
      if (fresh === 1) trail.push({ state: journal.table.state, events: journal.log.slice(eventCount) });
      eventCount = journal.log.length;
      catchUp();
      return true;
    },
    stop() {
      [trail, log, first] = [[], [], 0];
    },
  };
}
