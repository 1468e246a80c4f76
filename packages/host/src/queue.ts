/** Runs jobs one after another, in the order they came; a job that fails does not stop the next. */
export interface Queue {
  <T>(job: () => T | Promise<T>): Promise<T>;
  /** Resolves when all that was asked for so far is done. */
  idle(): Promise<void>;
}

export function openQueue(): Queue {
  let tail: Promise<unknown> = Promise.resolve();
  const queue = <T>(job: () => T | Promise<T>): Promise<T> => {
    const done = tail.then(job);
    tail = done.catch(() => {});
    return done;
  };
  return Object.assign(queue, {
    idle: async () => {
      await tail;
    },
  });
}
