/** Runs jobs one after another, in the order they came; a job that fails does not stop the next. */
export interface Queue {
  <T>(job: () => T | Promise<T>): Promise<T>;
  /** Something that was asked for is not done yet. */
  readonly busy: boolean;
  /** Resolves when all that was asked for so far is done. */
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
