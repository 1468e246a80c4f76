import { type Core, type Entry, type Event, type MatchRecord, same, type Table } from '@orrery/kernel';
import { isRefusal, RulesFailure } from './problems.ts';
import { logOf, recordOf } from './saved.ts';
import {
  Conflict,
  type Due,
  type Holder,
  type Said,
  type SavedMatch,
  type Store,
  type Taker,
  takenSeat,
} from './store.ts';

/** A match as the store holds it, in memory. What it shows is on the disk; it must be used by one job at a time. */
export interface Keeper {
  readonly table: Table<Core>;
  /** All events so far. */
  readonly log: readonly Event[];
  /** The number of the newest entry. */
  readonly seq: number;
  readonly holders: readonly Holder[];
  /** All that was said so far. */
  readonly talk: readonly Said[];
  /**
   * Applies an entry and makes it durable; rejects with `RulesFailure` where the rules throw what is no refusal. If another node was quicker, the entry is decided anew on what that node
   * wrote, once; if writing fails, the table goes back to what the store holds.
   */
  commit(decide: () => Entry): Promise<void>;
  /** Gives an open seat to somebody; false where it is not open. */
  claim(seat: number, taker: Taker): Promise<boolean>;
  /** Puts somebody else on a seat; false where somebody else has done so. */
  reseat(seat: number, after: Holder): Promise<boolean>;
  /** Keeps something that was said. */
  say(said: Said): Promise<void>;
  /** Reads what is new: another node has written. */
  reload(): Promise<void>;
  /** Reads what is new where seats have changed hands at another node. */
  renewSeats(): Promise<void>;
  /** After a failed write the table may be ahead of the store: what it holds is read before anyone looks, and then `job` done. */
  settled<T>(job: () => T | Promise<T>): T | Promise<T>;
}

/**
 * `onChange` is called when there is something new to show, and whether it was this keeper that wrote it, with what is
 * due where it has been read. `resume` sits down at a record. `unsure`: something of this keeper's may be among what was read, written although it seemed
 * to fail. `dueAfter` says what is due after the entry of that number, which is on the table already.
 */
export function openKeeper(
  store: Store,
  resume: (record: MatchRecord) => Table<Core>,
  saved: SavedMatch,
  dueAfter: (seq: number) => Due | null,
  onChange: (own: boolean, due?: Due | null, unsure?: boolean) => void,
): Keeper {
  const { id } = saved;
  let table = resume(recordOf(saved));
  const log = logOf(saved);
  const talk = saved.talk;
  let seq = saved.seq;
  let holders: Holder[] = saved.seats;
  let astray = false;

  async function reload(): Promise<void> {
    const now = await store.load(id, { seq, talk: talk.length });
    if (!now) throw new Error(`match ${id} is gone from the store`);
    // What was applied and not written is not among the first `seq` entries.
    const entries = table.record.entries.slice(0, seq);
    for (const row of now.rows) if (row.entry) entries.push(row.entry);
    if (astray || now.seq !== seq) table = resume({ ...table.record, entries, snapshot: now.snapshot });
    log.push(...logOf(now));
    talk.push(...now.talk);
    seq = now.seq;
    holders = now.seats;
    const unsure = astray;
    astray = false;
    onChange(false, now.due, unsure);
  }

  async function commit(decide: () => Entry): Promise<void> {
    for (let retried = false; ; retried = true) {
      let entry: Entry;
      let events: Event[];
      try {
        entry = decide();
        events = table.apply(entry);
      } catch (error) {
        // Nobody is refused for what another node has changed and this one has not heard of yet.
        if (retried || (await store.newest(id)) === seq) throw isRefusal(error) ? error : new RulesFailure(error);
        await reload();
        continue;
      }
      try {
        await store.append(id, { seq: seq + 1, entry, events }, table.record.snapshot, dueAfter(seq + 1));
      } catch (error) {
        astray = true;
        await reload();
        if (error instanceof Conflict && !retried) continue;
        throw error;
      }
      log.push(...events);
      seq++;
      return onChange(true);
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
    async say(said) {
      // Another node may have written a line before.
      if ((await store.say(id, said)) === talk.length) talk.push(said);
      else await reload();
    },
    async claim(seat, taker) {
      if (holders[seat]?.kind !== 'open' || !(await store.claim(id, seat, taker))) return false;
      seatAt(seat, takenSeat(holders[seat], taker));
      return true;
    },
    async reseat(seat, after) {
      const before = holders[seat];
      if (!before || !(await store.reseat(id, seat, before, after))) return false;
      seatAt(seat, after);
      return true;
    },
    reload,
    async renewSeats() {
      const now = await store.load(id, { seq, talk: talk.length });
      if (now && !same(now.seats, holders)) await reload();
    },
    settled: (job) => (astray ? reload().then(job) : job()),
  };
}
