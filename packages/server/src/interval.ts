/** Runs a function at an interval. Returns a function that stops it. */
export type Interval = (ms: number, run: () => void) => () => void;

/** An interval that does not keep the process alive. */
export const interval: Interval = (ms, run) => {
  const timer = setInterval(run, ms);
  timer.unref();
  return () => clearInterval(timer);
};
