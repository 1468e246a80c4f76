/** Runs jobs one after another in order; a failing job does not stop the next. */
export interface Queue {
  <T>(job: () => T | Promise<T>): Promise<T>;
  /** Whether jobs are pending. */
  readonly busy: boolean;
  /** Resolves when all jobs added so far are done. */
  idle(): Promise<void>;
}

export function openQueue(): Queue {
  let tail: Promise<unknown> = Promise.resolve();
  let open = 0;
  const oneLess = () => {
    open--;
  };
  const queue = <T>(job: () => T | Promise<T>): Promise<T> => {
    open++;
    const done = tail.then(job);
    tail = done.then(oneLess, oneLess);
    return done;
  };
  return Object.defineProperties(queue, {
    busy: { get: () => open > 0 },
    idle: { value: async () => void (await tail) },
  }) as Queue;
}
