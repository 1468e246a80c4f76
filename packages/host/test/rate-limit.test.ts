import { describe, expect, it } from 'vitest';
import { openRateLimit } from '../src/rate-limit.ts';

describe('rate limit', () => {
  it('accepts a burst, and then one call per interval', () => {
    let now = 10_000;
    const check = openRateLimit<string>(() => now, 3, 1000);
    const accepts = (who: string) => {
      try {
        check(who);
        return true;
      } catch {
        return false;
      }
    };
    expect([1, 2, 3, 4].map(() => accepts('Ada'))).toEqual([true, true, true, false]);
    now += 999;
    expect(accepts('Ada')).toBe(false);
    now += 1;
    expect([accepts('Ada'), accepts('Ada')]).toEqual([true, false]);
    expect(accepts('Bo')).toBe(true);
    now += 60_000;
    expect([1, 2, 3, 4].map(() => accepts('Ada'))).toEqual([true, true, true, false]);
  });
});
