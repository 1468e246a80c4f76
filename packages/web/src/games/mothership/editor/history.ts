/** Undo history. */
export interface History<T> {
  past: readonly T[];
  now: T;
  future: readonly T[];
  /** Merge key of the last step: consecutive steps with the same key, such as typing a name, are undone together. */
  mergeKey: string | null;
}

const MAX_STEPS = 300;

export const newHistory = <T>(now: T): History<T> => ({ past: [], now, future: [], mergeKey: null });

/** Adds a step, or replaces the last one if both have the same merge key. */
export function addStep<T>(history: History<T>, now: T, mergeKey: string | null = null): History<T> {
  if (now === history.now) return history;
  const merges = mergeKey !== null && mergeKey === history.mergeKey;
  const past = merges ? history.past : [...history.past, history.now].slice(-MAX_STEPS);
  return { past, now, future: [], mergeKey };
}

export function undo<T>({ past, now, future, ...rest }: History<T>): History<T> {
  const before = past[past.length - 1];
  if (before === undefined) return { past, now, future, ...rest };
  return { past: past.slice(0, -1), now: before, future: [now, ...future], mergeKey: null };
}

export function redo<T>({ past, now, future, ...rest }: History<T>): History<T> {
  const [next, ...later] = future;
  if (next === undefined) return { past, now, future, ...rest };
  return { past: [...past, now], now: next, future: later, mergeKey: null };
}
