import { setTimeout as wait } from 'node:timers/promises';
import type { HostClock } from '@orrery/host';

/** A clock that leaps, as a machine's does that has slept: whatever is overdue happens once. */
export interface LeapingClock extends HostClock {
  leap(ms: number): Promise<void>;
}

export function leapingClock(start = Date.UTC(2026, 0, 5)): LeapingClock {
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
