/** As much of a timer as is needed: `every` returns how to stop. */
export type Every = (ms: number, run: () => void) => () => void;

/** Does not keep the process alive. */
export const every: Every = (ms, run) => {
  const timer = setInterval(run, ms);
  timer.unref();
  return () => clearInterval(timer);
};
