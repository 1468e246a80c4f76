import type { HostClock } from '@orrery/host';

/** Runs a function at an interval. Returns a function that stops it. */
export type Interval = (ms: number, run: () => void) => () => void;

/** An interval that does not keep the process alive. */
export const interval: Interval = (ms, run) => {
  const timer = setInterval(run, ms);
  timer.unref();
  return () => clearInterval(timer);
};

/** Repeats a job, waiting `ms` after each run ends; `fault` receives its errors. Returns a function that stops it. */
export function repeat(
  clock: HostClock,
  ms: number,
  job: () => Promise<void>,
  fault: (error: unknown) => void,
): () => void {
  let stopped = false;
  let cancel = () => {};
  function plan(): void {
    if (stopped) return;
    cancel = clock.after(ms, () => {
      void job()
        .catch((error) => {
          if (!stopped) fault(error);
        })
        .then(plan);
    });
  }
  plan();
  return () => {
    stopped = true;
    cancel();
  };
}
