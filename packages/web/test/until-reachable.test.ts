import { ProblemError } from '@orrery/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { untilReachable } from '../src/table/online.ts';

const refusal = (code: 'unavailable' | 'unknown-match') =>
  new ProblemError({ code, reason: null, params: {}, rule: null, message: code });

describe('a request while the server restarts', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is repeated until the server answers', async () => {
    let down = 3;
    let waits = 0;
    const answer = untilReachable(
      async () => {
        if (down-- > 0) throw refusal('unavailable');
        return 'table';
      },
      new AbortController().signal,
      () => waits++,
    );
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await answer).toBe('table');
    expect(waits).toBe(3);
  });

  it('is not repeated after a refusal or when the page is left', async () => {
    const ask = vi.fn(async () => {
      throw refusal('unknown-match');
    });
    await expect(untilReachable(ask, new AbortController().signal, () => {})).rejects.toThrow('unknown-match');
    expect(ask).toHaveBeenCalledTimes(1);
    const stop = new AbortController();
    const left = vi.fn(async () => {
      stop.abort();
      throw refusal('unavailable');
    });
    await expect(untilReachable(left, stop.signal, () => {})).rejects.toThrow('unavailable');
    expect(left).toHaveBeenCalledTimes(1);
  });
});
