import { setTimeout as wait } from 'node:timers/promises';
import type { HostClock } from '@orrery/host';

/** A clock that jumps, as after a machine's sleep. Each overdue timer fires only once. */
export interface JumpingClock extends HostClock {
  leap(ms: number): Promise<void>;
}

export function jumpingClock(start = Date.UTC(2026, 0, 5)): JumpingClock {
  let now = start;
  let timers: { at: number; run(): void }[] = [];
  return {
    now: () => now,
    after(ms, run) {
      if (ms === 0) {
        setImmediate(run);
        return () => {};
      }
      const timer = { at: now + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    async leap(ms) {
      now += ms;
      for (let i = 0; i < 5; i++) {
        const due = timers.filter(({ at }) => at <= now).sort((a, b) => a.at - b.at);
        timers = timers.filter((timer) => !due.includes(timer));
        for (const { run } of due) run();
        await wait(10);
      }
    },
  };
}
