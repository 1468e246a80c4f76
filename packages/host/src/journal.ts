import { type Core, type Entry, type Event, type MatchRecord, same, type Table } from '@orrery/kernel';
import type { Changes } from './after-change.ts';
import { isRefusal, RulesFailure } from './errors.ts';
import { eventsOf, recordOf } from './saved-match.ts';
import {
  type ChatMessage,
  claimedSeat,
  type EntryRow,
  type Holder,
  type SavedMatch,
  type SeatClaim,
  type Store,
  WriteConflict,
} from './store.ts';

/** A match in memory together with its store. Everything it exposes is durable. Only one job may use it at a time. */
export interface Journal {
  readonly table: Table<Core>;
  /** All events so far. */
  readonly log: readonly Event[];
  /** Number of the newest entry. */
  readonly seq: number;
  readonly holders: readonly Holder[];
  /** All chat messages so far. */
  readonly talk: readonly ChatMessage[];
  /**
   * Applies an entry and saves it; rejects with `RulesFailure` if the rules throw anything but a rejection. If another
   * node saved an entry first, `decide` is called once more on the new state. If saving fails, the table returns to the
   * stored state. `told` are events of the table that are shown before those of the entry.
   */
  commit(decide: () => Entry, told?: readonly Event[]): Promise<void>;
  /** Assigns an open seat; false if it is not open. */
  claim(seat: number, taker: SeatClaim): Promise<boolean>;
  /** Replaces the holder of a seat; false if another node did so first. */
  reseat(seat: number, after: Holder): Promise<boolean>;
  /** Saves a chat message. */
  say(line: ChatMessage): Promise<void>;
  /** Loads what another node has saved. */
  reload(): Promise<void>;
  /** Reloads the seats, which may have changed hands at another node. */
  reloadSeats(): Promise<void>;
  /** Runs `job`. If the table may be ahead of the store after a failed write, it is reloaded first. */
  settled<T>(job: () => T | Promise<T>): T | Promise<T>;
}

/** `resume` opens a record. */
export function openJournal(
  store: Store,
  resume: (record: MatchRecord) => Table<Core>,
  saved: SavedMatch,
  changes: Pick<Changes, 'dueAfter' | 'entries'>,
): Journal {
  const { id } = saved;
  let table = resume(recordOf(saved));
  const log: Event[] = [];
  /** The number of events before each entry, and then of all. */
  const counts: number[] = [];
  const talk = saved.talk;
  let seq = saved.seq;
  let holders: Holder[] = saved.seats;
  let isAhead = false;
  for (const row of saved.rows) add(row);

  function add({ events }: Pick<EntryRow, 'events'>): void {
    log.push(...events);
    counts.push(log.length);
  }

  async function reload(): Promise<void> {
    const now = await store.load(id, { seq, talk: talk.length });
    if (!now) throw new Error(`match ${id} is not in the store`);
    // Entries that were applied but not saved are beyond the first `seq`.
    const entries = table.record.entries.slice(0, seq);
    for (const row of now.rows) if (row.entry) entries.push(row.entry);
    if (isAhead || now.seq !== seq) table = resume({ ...table.record, entries, snapshot: now.snapshot });
    for (const row of now.rows) add(row);
    talk.push(...now.talk);
    seq = now.seq;
    holders = now.seats;
    const unsure = isAhead;
    isAhead = false;
    changes.entries(false, now.due, unsure);
  }

  async function commit(decide: () => Entry, told: readonly Event[] = []): Promise<void> {
    for (let retried = false; ; retried = true) {
      let entry: Entry;
      let events: Event[];
      try {
        entry = decide();
        events = [...told, ...eventsOf(entry, table.apply(entry), counts)];
      } catch (error) {
        // A rejection may be based on a stale state: reload and try once more.
        if (retried || (await store.newest(id)) === seq) throw isRefusal(error) ? error : new RulesFailure(error);
        await reload();
        continue;
      }
      try {
        await store.append(id, { seq: seq + 1, entry, events }, table.record.snapshot, changes.dueAfter(seq + 1));
      } catch (error) {
        isAhead = true;
        await reload();
        if (error instanceof WriteConflict && !retried) continue;
        throw error;
      }
      add({ events });
      seq++;
      return changes.entries(true);
    }
  }

  function seatAt(seat: number, taken: Holder): void {
    holders = holders.map((holder, at) => (at === seat ? taken : holder));
  }

  return {
    get table() {
      return table;
    },
    get log() {
      return log;
    },
    get seq() {
      return seq;
    },
    get holders() {
      return holders;
    },
    get talk() {
      return talk;
    },
    commit,
    async say(line) {
      // Another node may have saved a message first.
      if ((await store.say(id, line)) === talk.length) talk.push(line);
      else await reload();
    },
    async claim(seat, taker) {
      if (holders[seat]?.kind !== 'open' || !(await store.claim(id, seat, taker))) return false;
      seatAt(seat, claimedSeat(holders[seat], taker));
      return true;
    },
    async reseat(seat, after) {
      const before = holders[seat];
      if (!before || !(await store.reseat(id, seat, before, after))) return false;
      seatAt(seat, after);
      return true;
    },
    reload,
    async reloadSeats() {
      const now = await store.load(id, { seq, talk: talk.length });
      if (now && !same(now.seats, holders)) await reload();
    },
    settled: (job) => (isAhead ? reload().then(job) : job()),
  };
}
