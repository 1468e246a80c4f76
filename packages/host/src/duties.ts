import type { Json } from '@orrery/kernel';
import type { ClockSetting } from '@orrery/protocol';
import type { Calls, Wanted } from './calls.ts';
import type { Clocks, KeptClock } from './clocks.ts';
import type { Keeper } from './keeper.ts';
import { runsAlways } from './limits.ts';
import type { HostClock } from './ports.ts';
import type { Standins } from './standins.ts';
import type { Due, Store } from './store.ts';

/** So long after a move somebody looks whether bots or orders have been kept from answering it. */
const SOON_MS = 15_000;
/** So long a table that nobody is at is looked after, at least: orders answer after 1.5 seconds. */
const TEND_MS = 3000;
/** The same where neither bots nor orders can answer, and only time has to be called. */
const BRIEF_MS = 100;
/** A lease that somebody has died with is free after ten seconds. */
const TRIES = 6;
const FARTHEST_MS = 86_400_000;

/** What is kept of a match's duties. */
interface Kept {
  clock: KeptClock | null;
  calls: [number, Wanted][];
}

interface Surroundings {
  match: string;
  store: Store;
  keeper: Keeper;
  clock: HostClock;
  setting: ClockSetting | null;
  clocks(): Clocks;
  calls: Calls;
  standins: Standins;
  /** Whether this node moves what goes by itself. */
  leads(): boolean;
  isBusy(): boolean;
  /** Until when a table that was left is not looked at. */
  restsUntil(): number;
  /** One thing at a time. */
  soon(job: () => Promise<void>): void;
  inTurn<T>(job: () => Promise<T>): Promise<T>;
  /** Who tends a table asks to lead it although nobody is there. */
  onTending(): void;
}

/** What a match has to do by itself although nobody is there: it is kept in the store when to look at it next. */
export interface Duties {
  /** What is due after the entry of that number; null where nothing has to be kept. */
  after(seq: number): Due | null;
  /** Something has changed. */
  look(): void;
  /** What is due has changed without an entry; `always` also keeps that nothing is. */
  save(always?: boolean): Promise<void>;
  /** Looks after the table until nothing is left to do just now. */
  tend(): Promise<void>;
  readonly tending: boolean;
  close(): void;
}

export function openDuties(around: Surroundings): Duties {
  const { match, store, keeper, clock, setting, calls, standins } = around;
  const always = runsAlways(setting);
  const now = () => clock.steady?.() ?? clock.now();
  let at: number | null = null;
  let tending = 0;
  let closed = false;
  let cancel = () => {};

  /** Bots and standing orders answer by themselves also where nobody is. */
  function hasWork(): boolean {
    const { state, rules } = keeper.table;
    if (!always || state.result) return false;
    const rows = rules.waiting(state).filter((row) => !row.standing);
    return rows.some((row) => rules.game.orders !== undefined || standins.level(row.seat) !== null);
  }

  function dueAt(seq: number, soon: boolean): Due | null {
    const clocked = around.clocks().keep();
    const called = calls.keep(seq);
    if (!clocked && !called) return null;
    const times = [clocked?.at, called?.at, soon && hasWork() ? now() + SOON_MS : null];
    const known = times.filter((time) => typeof time === 'number');
    at = known.length > 0 ? Math.max(Math.min(...known), around.restsUntil()) : null;
    return { seq, at, state: { clock: clocked?.state ?? null, calls: called?.state ?? [] } as Json };
  }

  async function save(always = false): Promise<void> {
    const called = calls.due();
    const nothing = always ? { seq: keeper.seq, at: null, state: { clock: null, calls: [] } } : null;
    const due = dueAt(keeper.seq, false) ?? nothing;
    try {
      if (due) await store.delay(match, due, called);
    } catch (error) {
      calls.again(called);
      throw error;
    }
    look();
  }

  /** Where this node leads it looks itself; the store's list is for when nobody does. */
  function look(): void {
    cancel();
    cancel = () => {};
    if (closed || at === null || !around.leads()) return;
    cancel = clock.after(Math.min(FARTHEST_MS, Math.max(1, at - now())), () => around.soon(() => save(true)));
  }

  /** Ends what waits when the match is put away. */
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
    look,
    save,
    async tend() {
      tending++;
      around.onTending();
      try {
        for (let tries = 0; tries < TRIES && !closed; tries++) {
          const before = keeper.seq;
          await pause(around.leads() && !hasWork() ? BRIEF_MS : TEND_MS);
          if (closed || (around.leads() && keeper.seq === before && !around.isBusy())) break;
        }
        if (!closed && around.leads()) await around.inTurn(() => save(true));
      } finally {
        tending--;
        if (!closed) around.onTending();
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

/** When the time of what a seat is asked is up, from what was kept; infinity where none runs, nothing where it is not asked. */
export function timesOf(state: Json, seat: number): number[] {
  const { clock, calls } = state as unknown as Kept;
  const times = (clock?.rows ?? []).flatMap((row) => {
    if (row.seat !== seat || !row.asked) return [];
    const left = row.of === 'bank' ? (clock?.banks[seat] ?? 0) : row.left;
    return [clock?.ran ? clock.at + left : Number.POSITIVE_INFINITY];
  });
  const isWanted = calls.some(([at, { kind }]) => at === seat && kind === 'turn');
  return isWanted ? [...times, Number.POSITIVE_INFINITY] : times;
}

/** What a seat is asked in few words, from what was kept; null where nobody is called for it. */
export function asksOf(state: Json, seat: number): string | null {
  const { calls } = state as unknown as Kept;
  return calls.find(([at, { kind }]) => at === seat && kind === 'turn')?.[1].asks ?? null;
}
