import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { RateCounters } from '../../src/rate-limit/counters.ts';

/** The contract of all rate counters. `open` returns two ends of the same counters. */
export function rateCountersContract(
  name: string,
  open: () => Promise<{ here: RateCounters; there: RateCounters; end(): Promise<void> }>,
): void {
  describe(`counts: ${name}`, () => {
    it('count all nodes together, and each key separately', async () => {
      const { here, there, end } = await open();
      const found = [];
      for (const at of [here, there, here]) found.push((await at.count('a', 60_000)).current);
      expect(found).toEqual([1, 2, 3]);
      expect(await there.count('b', 60_000)).toMatchObject({ current: 1 });
      await end();
    });

    it('count simultaneous requests one by one', async () => {
      const { here, there, end } = await open();
      const all = await Promise.all(
        Array.from({ length: 40 }, (_none, i) => (i % 2 ? here : there).count('c', 60_000)),
      );
      expect(all.map(({ current }) => current).sort((a, b) => a - b)).toEqual(all.map((_one, i) => i + 1));
      await end();
    });

    it('start over when the window ends, which later counts do not extend', async () => {
      const { here, there, end } = await open();
      await here.count('d', 1000);
      await wait(300);
      const { current, ttl } = await there.count('d', 1000);
      expect(current).toBe(2);
      // Timers may fire slightly early; an extended window would have its full time left.
      expect(ttl).toBeLessThan(750);
      await wait(ttl + 50);
      expect((await here.count('d', 1000)).current).toBe(1);
      await end();
    });
  });
}
