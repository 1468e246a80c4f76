/** What was drawn, step by step. */
export interface History<T> {
  past: readonly T[];
  now: T;
  future: readonly T[];
  /** What the last step did, where going on with the same is still one step: typing a name. */
  doing: string | null;
}

const LONGEST = 300;

export const begun = <T>(now: T): History<T> => ({ past: [], now, future: [], doing: null });

/** One step further. Steps of the same doing are one. */
export function stepped<T>(history: History<T>, now: T, doing: string | null = null): History<T> {
  if (now === history.now) return history;
  const goesOn = doing !== null && doing === history.doing;
  const past = goesOn ? history.past : [...history.past, history.now].slice(-LONGEST);
  return { past, now, future: [], doing };
}

export function undone<T>({ past, now, future, ...rest }: History<T>): History<T> {
  const before = past[past.length - 1];
  if (before === undefined) return { past, now, future, ...rest };
  return { past: past.slice(0, -1), now: before, future: [now, ...future], doing: null };
}

export function redone<T>({ past, now, future, ...rest }: History<T>): History<T> {
  const [next, ...later] = future;
  if (next === undefined) return { past, now, future, ...rest };
  return { past: [...past, now], now: next, future: later, doing: null };
}
