import { defined } from './defined.ts';

/** A state of a match after `at` entries. */
export interface Checkpoint<S> {
  at: number;
  state: S;
}

/** Number of latest states that are all kept, because an undo mostly goes back only a few moves. */
const RECENT = 4;
/** Initial distance between older states, in entries. Replaying that many takes less than a millisecond. */
const APART = 8;
/** Maximum number of older states. Above it, every other one is dropped and the distance doubles. */
const MAX_CHECKPOINTS = 32;

/**
 * Past states of a match, from which an undo by consent replays. They need no copying, since each move creates a new
 * state anyway, but they use memory, so most are dropped. The distance between them stays below a sixteenth of the
 * record (or `APART`), so a replay stays short.
 */
export interface Checkpoints<S> {
  /** The newest state at or before a position in the record. */
  before(at: number): Checkpoint<S> | null;
  /** Positions must be ascending. The first one is never dropped. */
  keep(at: number, state: S): void;
  /** Drops the states after a position because of an undo. */
  drop(after: number): void;
}

export function checkpointsOf<S>(): Checkpoints<S> {
  let recent: Checkpoint<S>[] = [];
  let older: Checkpoint<S>[] = [];
  let apart = APART;

  function keepOlder(one: Checkpoint<S>): void {
    const last = older[older.length - 1];
    if (last && one.at - last.at < apart) return;
    older.push(one);
    if (older.length <= MAX_CHECKPOINTS) return;
    older = older.filter((_, i) => i % 2 === 0);
    apart *= 2;
  }

  return {
    before(at) {
      const isThere = (one: Checkpoint<S>) => one.at <= at;
      return recent.findLast(isThere) ?? older.findLast(isThere) ?? null;
    },
    keep(at, state) {
      recent.push({ at, state });
      if (recent.length > RECENT) keepOlder(defined(recent.shift()));
    },
    drop(after) {
      const stands = (one: Checkpoint<S>) => one.at <= after;
      [recent, older] = [recent.filter(stands), older.filter(stands)];
    },
  };
}
