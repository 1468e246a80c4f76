import type { Json } from '@orrery/kernel';
import type { ClockSetting } from '@orrery/protocol';
import type { BotTakeovers } from './bot-takeover.ts';
import type { SavedClock } from './clock-times.ts';
import type { Clocks } from './clocks.ts';
import type { Journal } from './journal.ts';
import type { HostClock } from './ports.ts';
import { hasSeatClocks } from './question-limits.ts';
import type { Due, Store } from './store.ts';
import type { AwaitedPlayer, TurnNotifications } from './turn-notifications.ts';

/** Delay after a move before checking that bots and standing orders have answered. */
const SOON_MS = 15_000;
/** Minimum time an empty table stays loaded. It must exceed the delay of standing orders, 1.5 seconds. */
const TEND_MS = 3000;
/** Like `TEND_MS`, for tables that only wait for a timeout. */
const SHORT_TEND_MS = 100;
/** Enough tries to outlast the lease of a dead node, which expires after ten seconds. */
const TRIES = 6;
const MAX_TIMER_MS = 86_400_000;

/** Scheduling state saved with a match. */
interface SavedSchedule {
  clock: SavedClock | null;
  calls: [number, AwaitedPlayer][];
}

interface ScheduleContext {
  match: string;
  store: Store;
  journal: Journal;
  clock: HostClock;
  setting: ClockSetting | null;
  clocks: Clocks;
  notifications: TurnNotifications;
  takeovers: BotTakeovers;
  /** Whether this node runs bots and clocks. */
  leads(): boolean;
  isBusy(): boolean;
  /** Time until which checks of an abandoned table are postponed. */
  restsUntil(): number;
  /** Runs a job in the match's queue. */
  soon(job: () => Promise<void>): void;
  inTurn<T>(job: () => Promise<T>): Promise<T>;
  /** Called when tending starts or ends, to request or give up leadership without connected devices. */
  onTending(): void;
}

/** What a match has to do while no device is connected. The store keeps the time of the next check. */
export interface Schedule {
  /** The schedule to save with entry number `seq`; null if there is nothing to save. */
  after(seq: number): Due | null;
  /** Resets the timer after a change. */
  update(): void;
  /** Saves the schedule after a change without an entry; with `force`, even if nothing is due. */
  save(force?: boolean): Promise<void>;
  /** Keeps the table running until nothing is left to do for now. */
  tend(): Promise<void>;
  readonly tending: boolean;
  close(): void;
}

export function openSchedule(context: ScheduleContext): Schedule {
  const { match, store, journal, clock, setting, notifications, takeovers } = context;
  const hasClocks = hasSeatClocks(setting);
  const now = () => clock.steady?.() ?? clock.now();
  let at: number | null = null;
  let tending = 0;
  let closed = false;
  let cancel = () => {};

  /** Whether bots or standing orders may have to answer; with seat clocks, they do so even without devices. */
  function hasWork(): boolean {
    const { state, rules } = journal.table;
    if (!hasClocks || state.result) return false;
    const rows = rules.waiting(state).filter((row) => !row.standing);
    return rows.some((row) => rules.game.orders !== undefined || takeovers.level(row.seat) !== null);
  }

  function dueAt(seq: number, soon: boolean): Due | null {
    const clocked = context.clocks.serialize();
    const called = notifications.serialize(seq);
    if (!clocked && !called) return null;
    const times = [clocked?.at, called?.at, soon && hasWork() ? now() + SOON_MS : null];
    const known = times.filter((time) => typeof time === 'number');
    at = known.length > 0 ? Math.max(Math.min(...known), context.restsUntil()) : null;
    return { seq, at, state: { clock: clocked?.state ?? null, calls: called?.state ?? [] } as Json };
  }

  async function save(force = false): Promise<void> {
    const called = notifications.due();
    const nothing = force ? { seq: journal.seq, at: null, state: { clock: null, calls: [] } } : null;
    const due = dueAt(journal.seq, false) ?? nothing;
    try {
      if (due) await store.delay(match, due, called);
    } catch (error) {
      notifications.requeue(called);
      throw error;
    }
    setTimer();
  }

  /** Sets the timer of the leading node. The schedule in the store is used only if no node leads. */
  function setTimer(): void {
    cancel();
    cancel = () => {};
    if (closed || at === null || !context.leads()) return;
    cancel = clock.after(Math.min(MAX_TIMER_MS, Math.max(1, at - now())), () => context.soon(() => save(true)));
  }

  /** Functions that end pending pauses when the match is unloaded. */
  const waits = new Set<() => void>();
  const pause = (ms: number) =>
    new Promise<void>((done) => {
      const end = () => {
        stop();
        waits.delete(end);
        done();
      };
      const stop = clock.after(ms, end);
      waits.add(end);
    });

  return {
    after: (seq) => dueAt(seq, true),
    update: setTimer,
    save,
    async tend() {
      tending++;
      context.onTending();
      try {
        for (let tries = 0; tries < TRIES && !closed; tries++) {
          const before = journal.seq;
          await pause(context.leads() && !hasWork() ? SHORT_TEND_MS : TEND_MS);
          if (closed || (context.leads() && journal.seq === before && !context.isBusy())) break;
        }
        if (!closed && context.leads()) await context.inTurn(() => save(true));
      } finally {
        tending--;
        if (!closed) context.onTending();
      }
    },
    get tending() {
      return tending > 0;
    },
    close() {
      closed = true;
      cancel();
      for (const end of waits) end();
    },
  };
}

/**
 * Deadlines of a seat, from the saved schedule of its match. Infinity means that the seat is asked without a running
 * clock; empty if it is not asked.
 */
export function deadlinesIn(state: Json, seat: number): number[] {
  const { clock, calls } = state as unknown as SavedSchedule;
  const times = (clock?.rows ?? []).flatMap((row) => {
    if (row.seat !== seat || !row.asked) return [];
    const left = row.of === 'bank' ? (clock?.banks[seat] ?? 0) : row.left;
    return [clock?.ran ? clock.at + left : Number.POSITIVE_INFINITY];
  });
  const isWanted = calls.some(([at, { kind }]) => at === seat && kind === 'turn');
  return isWanted ? [...times, Number.POSITIVE_INFINITY] : times;
}

/** Saved short text of a seat's question; null if no turn notification is pending. */
export function promptsIn(state: Json, seat: number): string | null {
  const { calls } = state as unknown as SavedSchedule;
  return calls.find(([at, { kind }]) => at === seat && kind === 'turn')?.[1].asks ?? null;
}
