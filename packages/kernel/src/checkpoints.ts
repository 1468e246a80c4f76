/** A state of a match after so many entries. */
export interface Checkpoint<S> {
  at: number;
  state: S;
}

/** The latest states are all kept; of the older ones, so many. */
const RECENT = 16;
const OLDER = 32;

/**
 * Past states of a match, from which an undo by consent replays. They cost no copying: each move made a new state
 * anyway. Older ones are thinned where they stand closest, so that no gap between them grows beyond a sixteenth of the
 * record and a replay from the nearest stays short, however long the match.
 */
export interface Checkpoints<S> {
  /** The newest state at or before a place in the record. */
  before(at: number): Checkpoint<S> | null;
  keep(at: number, state: S): void;
  /** Forgets what an undo took back: whatever came after that place. */
  drop(after: number): void;
}

export function checkpointsOf<S>(): Checkpoints<S> {
  const kept: Checkpoint<S>[] = [];
  /** The place in the list of the newest checkpoint at or before `at`; -1 where there is none. */
  const placeOf = (at: number): number => kept.findLastIndex((one) => one.at <= at);

  function thin(): void {
    const from = (i: number): number => (i < 0 ? 0 : (kept[i] as Checkpoint<S>).at);
    let closest = 0;
    for (let i = 0; i < kept.length - RECENT; i++) {
      if (from(i + 1) - from(i - 1) < from(closest + 1) - from(closest - 1)) closest = i;
    }
    kept.splice(closest, 1);
  }

  return {
    before: (at) => kept[placeOf(at)] ?? null,
    keep(at, state) {
      const place = placeOf(at);
      if (kept[place]?.at === at) return;
      kept.splice(place + 1, 0, { at, state });
      if (kept.length > RECENT + OLDER) thin();
    },
    drop(after) {
      kept.length = placeOf(after) + 1;
    },
  };
}
