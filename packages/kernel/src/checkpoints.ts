/** A state of a match after so many entries. */
export interface Checkpoint<S> {
  at: number;
  state: S;
}

/** The latest states are all kept: what is taken back is mostly what has just been done. */
const RECENT = 4;
/** Of the older ones so many entries lie between two at first; a replay over these takes less than a millisecond. */
const APART = 8;
/** So many of them are kept at most: beyond, every other one is forgotten and they stand twice as far apart. */
const MOST = 32;

/**
 * Past states of a match, from which an undo by consent replays. They cost no copying, since each move makes a new state
 * anyway; but a state that is kept takes memory and has to be swept round, so most are let go at once. No gap between
 * them grows beyond a sixteenth of the record (or `APART`), so that a replay from the nearest stays short, however long
 * the match.
 */
export interface Checkpoints<S> {
  /** The newest state at or before a place in the record. */
  before(at: number): Checkpoint<S> | null;
  /** Places come in order; the first that is given is kept for good. */
  keep(at: number, state: S): void;
  /** Forgets what an undo took back: whatever came after that place. */
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
    if (older.length <= MOST) return;
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
      if (recent.length > RECENT) keepOlder(recent.shift() as Checkpoint<S>);
    },
    drop(after) {
      const stands = (one: Checkpoint<S>) => one.at <= after;
      [recent, older] = [recent.filter(stands), older.filter(stands)];
    },
  };
}
