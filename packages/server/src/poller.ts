import type { HostClock, Leases } from '@orrery/host';

/** Background work in rounds. With several nodes, only the one that holds the lease does it. */
export interface Poller {
  /** Starts the next round within `ms`, or after the current one; does nothing if a round is due earlier. */
  wake(ms?: number): void;
  readonly closed: boolean;
  /** Starts no more rounds, and waits until the current one has ended. */
  close(): Promise<void>;
}

export interface PollerContext {
  clock: HostClock;
  /** Without leases, every node does the work. */
  leases?: Leases | undefined;
  fault(error: unknown, about: string): void;
}

/**
 * Runs `round` every `ms` milliseconds, counted from the end of the previous round. `name` is the name of the lease;
 * `isActive` tells a long round whether to go on.
 */
export function openPoller(
  name: string,
  ms: number,
  { clock, leases, fault }: PollerContext,
  round: (isActive: () => boolean) => Promise<unknown>,
): Poller {
  let leads = leases === undefined;
  let closed = false;
  let running: Promise<void> | null = null;
  /** Delay after the current round. */
  let pause = ms;
  let planned = Number.POSITIVE_INFINITY;
  let cancel = () => {};
  const giveUp = leases?.want(name, (now) => {
    leads = now;
  });
  const now = () => clock.steady?.() ?? clock.now();
  const isActive = () => leads && !closed;

  function start(): void {
    planned = Number.POSITIVE_INFINITY;
    pause = ms;
    running = (isActive() ? round(isActive) : Promise.resolve())
      .catch((error) => {
        if (!closed) fault(error, name);
      })
      .then(() => {
        running = null;
        plan(pause);
      });
  }

  function plan(delay: number): void {
    if (closed) return;
    cancel();
    if (delay === 0) return start();
    planned = now() + delay;
    cancel = clock.after(delay, start);
  }

  plan(ms);
  return {
    get closed() {
      return closed;
    },
    wake(delay = 0) {
      if (running) pause = Math.min(pause, delay);
      else if (isActive() && now() + delay < planned) plan(delay);
    },
    async close() {
      closed = true;
      cancel();
      giveUp?.();
      await running;
    },
  };
}
